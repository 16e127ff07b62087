import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'

/** The settings of an organization, each at its own address. */
const PARTS = [
  'general',
  'people',
  'access',
  'stores',
  'plan',
  'ai',
  'keys',
  'webhooks',
  'data',
] as const
export type OrganizationPart = (typeof PARTS)[number]

interface PartViewer extends Pick<OrganizationSummary, 'role' | 'suspendedReason' | 'unmet'> {
  /** Whether the viewer may invite people anywhere. */
  readonly invites: boolean
}

/** Only owners decide about money and models; a closed organization has nothing to set. */
export function partsFor(viewer: PartViewer): readonly OrganizationPart[] {
  const { role, invites } = viewer
  if (!isOpenTo(viewer)) return ['general']
  if (role === 'owner') return PARTS
  return invites ? ['general', 'people', 'stores'] : ['general', 'stores']
}

interface PartAddress {
  readonly part?: string | undefined
  readonly org?: string | undefined
}

/**
 * The part that an address means. An address with only an organization is where a checkout or the billing
 * portal returns to.
 */
export function partOf({ part, org }: PartAddress): OrganizationPart {
  const usual = org === undefined ? 'general' : 'plan'
  return PARTS.find((one) => one === part) ?? usual
}

/** The parts that older links refer to by their hash, when the settings were one long page. */
export function partOfHash(hash: string): OrganizationPart | undefined {
  return hash === 'plan' || hash === 'invoices' ? 'plan' : undefined
}
