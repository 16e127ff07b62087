import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { liveQuery } from '../client/query-bridge.ts'

/** The store as it is called now: the guard of the page knows only how it was called then. */
export function useLiveStore(store: StoreSummary): StoreSummary {
  const { data: stores } = useQuery(
    liveQuery(api.stores.getByOrganization, { orgId: store.organizationId }),
  )
  return stores?.find(({ id }) => id === store.id) ?? store
}
