import type { StoreSummary } from '#contract/stores.ts'

/** A store that the viewer manages. */
export const MILL: StoreSummary = {
  id: 'store',
  organizationId: 'org',
  name: 'Mill',
  currency: 'USD',
  role: 'manager',
  hasBaseline: false,
}
