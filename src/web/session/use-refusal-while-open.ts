import type { StoreRefusal, StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** Why the store has left the lists of the viewer while a page of it is open, as by archiving. */
export function useRefusalWhileOpen(store: StoreSummary): StoreRefusal | undefined {
  const { id: storeId, organizationId: orgId } = store
  const [stores] = useLiveQueries(api.stores.getByOrganization, [{ orgId }])
  const isGone = stores !== undefined && !stores.some(({ id }) => id === storeId)
  // A store that was just made may be missing from the list for a moment: nothing refuses it.
  const [refusal] = useLiveQueries(api.stores.getRefusal, isGone ? [{ storeId }] : [])
  return refusal ?? undefined
}
