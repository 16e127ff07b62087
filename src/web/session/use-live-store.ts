import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** The store with its current name: the page's guard only knows the name it had then. */
export function useLiveStore(store: StoreSummary): StoreSummary {
  const [stores] = useLiveQueries(api.stores.getByOrganization, [{ orgId: store.organizationId }])
  return stores?.find(({ id }) => id === store.id) ?? store
}
