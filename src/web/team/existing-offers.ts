// Who needs no invitation: people who have what is offered, or were already offered it.

import type { InvitationDetails } from '#contract/invitations.ts'
import type { MemberDetails } from '#contract/members.ts'
import { coversOffer, type InvitationOffer } from '#domain/invitation.ts'

export interface ExistingOffer extends Pick<InvitationOffer, 'role' | 'stores'> {
  readonly email: string | null
}

export function existingOffers(
  members: readonly MemberDetails[],
  invitations: readonly InvitationDetails[],
): readonly ExistingOffer[] {
  const open = invitations.filter(({ state }) => state === 'open')
  return [
    ...members,
    ...open.map(({ email, role, stores }) => ({
      email,
      role,
      stores: stores.map((store) => ({ storeId: store.id, role: store.role })),
    })),
  ]
}

/** An open link is for a person who is not known yet. */
export function isExisting(offer: InvitationOffer, existing: readonly ExistingOffer[]): boolean {
  return existing.some(
    (one) =>
      offer.email !== null && one.email?.toLowerCase() === offer.email && coversOffer(one, offer),
  )
}
