import type { OrganizationSummary } from '#contract/organizations.ts'

/** The settings of an organization, each at an address of its own. */
const PARTS = ['general', 'people', 'stores', 'plan', 'ai', 'data'] as const
export type OrganizationPart = (typeof PARTS)[number]

interface PartViewer extends Pick<OrganizationSummary, 'role' | 'suspendedReason'> {
  /** Whether the viewer may invite somebody, somewhere. */
  readonly invites: boolean
}

/** What is decided about money and models is the owners'; of a suspended one there is nothing to set. */
export function partsFor({
  role,
  suspendedReason,
  invites,
}: PartViewer): readonly OrganizationPart[] {
  if (suspendedReason !== null) return ['general']
  if (role === 'owner') return PARTS
  return invites ? ['general', 'people', 'stores'] : ['general', 'stores']
}

interface PartAddress {
  readonly part?: string | undefined
  readonly org?: string | undefined
}

/**
 * The part that an address means. One that names an organization and nothing else is where a checkout and
 * the billing portal come back to.
 */
export function partOf({ part, org }: PartAddress): OrganizationPart {
  const usual = org === undefined ? 'general' : 'plan'
  return PARTS.find((one) => one === part) ?? usual
}

/** What links of before pointed at on the one long page. */
export function partOfHash(hash: string): OrganizationPart | undefined {
  return hash === 'plan' || hash === 'invoices' ? 'plan' : undefined
}
