import { api } from '#contract/api.ts'
import { useLiveQueries, useLiveQuery } from '../client/react.tsx'
import type { Access } from '../session/kept-session.ts'

/** Organizations and stores of the viewer as they are now; what the guard knew until that is here. */
export function useLiveAccess(known: Access): Access {
  const organizations = useLiveQuery(api.organizations.getByUser, {}) ?? known.organizations
  const stores = useLiveQueries(
    api.stores.getByOrganization,
    organizations.map(({ id }) => ({ orgId: id })),
  )
  const knownStores = (orgId: string) =>
    known.stores.filter(({ organizationId }) => organizationId === orgId)
  return {
    organizations,
    stores: organizations.flatMap(({ id }, index) => stores[index] ?? knownStores(id)),
  }
}
