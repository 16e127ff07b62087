import { useQueries } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useLiveQuery } from '../client/react.tsx'
import type { Access } from '../session/access.ts'

/** Organizations and stores of the viewer as they are now; what the guard knew until that is here. */
export function useLiveAccess(known: Access): Access {
  const organizations = useLiveQuery(api.organizations.getByUser, {}) ?? known.organizations
  const stores = useQueries({
    queries: organizations.map(({ id }) => liveQuery(api.stores.getByOrganization, { orgId: id })),
    combine: (results) => results.map(({ data }) => data),
  })
  const knownStores = (orgId: string) =>
    known.stores.filter(({ organizationId }) => organizationId === orgId)
  return {
    organizations,
    stores: organizations.flatMap(({ id }, index) => stores[index] ?? knownStores(id)),
  }
}
