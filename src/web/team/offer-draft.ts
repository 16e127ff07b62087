// What the form of an invitation holds, and what it offers.

import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { type InvitationOffer, normalizeEmail } from '#domain/invitation.ts'
import type { Membership, StoreRole } from '#domain/permission.ts'

export interface OfferDraft {
  readonly by: 'email' | 'link'
  readonly email: string
  readonly role: StoreRole | 'owner'
  readonly storeIds: readonly string[]
}

/** Throws a fault that names the field while the address is none. */
export function offerOf(draft: OfferDraft): InvitationOffer {
  const email = isMailed(draft) ? normalizeEmail(draft.email) : null
  const { role, storeIds } = draft
  if (role === 'owner') return { email, role, stores: [] }
  return { email, role: 'member', stores: storeIds.map((storeId) => ({ storeId, role })) }
}

/** An owner is never invited by an open link. */
export function isMailed({ by, role }: Pick<OfferDraft, 'by' | 'role'>): boolean {
  return by === 'email' || role === 'owner'
}

/** The inviter as the rules know them. */
export function inviterOf(
  { id, role, suspendedReason }: OrganizationSummary,
  stores: readonly StoreSummary[],
): Membership {
  const seats = stores.map((store) => ({ storeId: store.id, role: store.role }))
  return { organizationId: id, role, stores: seats, suspendedReason }
}

/** Owners may, and managers into their own stores. */
export function canInvite(
  { role }: Pick<OrganizationSummary, 'role'>,
  stores: readonly Pick<StoreSummary, 'role'>[],
): boolean {
  return role === 'owner' || stores.some((store) => store.role === 'manager')
}
