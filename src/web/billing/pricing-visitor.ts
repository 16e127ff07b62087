import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'
import type { PricingVisitor } from './pricing-content.tsx'

/** A signed-in visitor, by the organization they work in. */
export function visitorIn(organizations: readonly OrganizationSummary[]): PricingVisitor {
  const open = organizations.filter(isOpenTo)
  const own = open.find(({ active }) => active) ?? open[0]
  if (!own) return { kind: 'newcomer' }
  const kind = own.role === 'owner' ? 'owner' : 'member'
  return { kind, orgId: own.id, orgName: own.name }
}
