import type { StoreRefusal, StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/**
 * Why the store has disappeared from the viewer's lists while its page is open, for example because it was
 * archived.
 */
export function useRefusalWhileOpen(store: StoreSummary): StoreRefusal | undefined {
  const { id: storeId, organizationId: orgId } = store
  const [stores] = useLiveQueries(api.stores.getByOrganization, [{ orgId }])
  const isGone = stores !== undefined && !stores.some(({ id }) => id === storeId)
  // A new store may be missing from the list for a moment; in that case there is no refusal.
  const [refusal] = useLiveQueries(api.stores.getRefusal, isGone ? [{ storeId }] : [])
  return refusal ?? undefined
}
