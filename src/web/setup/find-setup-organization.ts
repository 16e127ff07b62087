import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { canInOrganization, isOpenTo } from '#domain/permission.ts'
import { accessQuery } from '../session/access.ts'
import type { Access } from '../session/cached-session.ts'

export interface SetupOrganization extends Access {
  readonly organization: OrganizationSummary
}

/** The organization for a new store, and all those in which the viewer may create one. */
export async function findSetupOrganization(
  queryClient: QueryClient,
  orgId: string | undefined,
): Promise<SetupOrganization> {
  const known = chooseOrganization(await queryClient.fetchQuery(accessQuery), orgId)
  if (known) return known
  // Not from the cache, because an outdated answer might send the person away.
  const access = await queryClient.fetchQuery({ ...accessQuery, staleTime: 0 })
  const found = chooseOrganization(access, orgId) ?? chooseOrganization(access, undefined)
  if (found) return found
  throw redirect({
    to: access.organizations.every(({ isSample }) => isSample) ? '/setup/organization' : '/stores',
  })
}

/** The requested one; otherwise the one the viewer works in, or any. */
export function chooseOrganization(
  access: Access,
  orgId: string | undefined,
): SetupOrganization | undefined {
  const organizations = access.organizations.filter(
    (one) => isOpenTo(one) && !one.isSample && canInOrganization(one.role, 'stores:create'),
  )
  const organization =
    orgId === undefined
      ? (organizations.find(({ active }) => active) ?? organizations[0])
      : organizations.find(({ id }) => id === orgId)
  if (!organization) return undefined
  const stores = access.stores.filter(({ organizationId }) => organizationId === organization.id)
  return { organization, organizations, stores }
}
