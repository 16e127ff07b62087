import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** The store as it is called now: the guard of the page knows only how it was called then. */
export function useLiveStore(store: StoreSummary): StoreSummary {
  const [stores] = useLiveQueries(api.stores.getByOrganization, [{ orgId: store.organizationId }])
  return stores?.find(({ id }) => id === store.id) ?? store
}
