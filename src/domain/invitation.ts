// Invitations: what may be offered, and what a link is still good for.

import { Fault } from './fault.ts'
import {
  type Membership,
  managesStore,
  type OrganizationRole,
  type StoreRole,
} from './permission.ts'

export const INVITATION_DAYS = 14

export interface InvitedStore {
  readonly storeId: string
  readonly role: StoreRole
}

export interface InvitationOffer {
  /** Null when anyone with the link may join. */
  readonly email: string | null
  readonly role: OrganizationRole
  readonly stores: readonly InvitedStore[]
}

/** Owners may offer anything; managers may invite to their own stores, and never owners. */
export function decideOffer(inviter: Membership, offer: InvitationOffer): InvitationOffer {
  const stores = distinctStores(offer.stores)
  if (offer.role === 'owner') {
    if (inviter.role !== 'owner') throw new Fault('forbidden', 'Only an owner may invite an owner.')
    if (!offer.email) {
      const message = 'An owner is invited by e-mail, not by an open link.'
      throw new Fault('invalid_argument', message, { field: 'email' })
    }
    return { ...offer, email: normalizeEmail(offer.email), stores: [] }
  }
  if (stores.length === 0) {
    throw new Fault('invalid_argument', 'Choose at least one store.', { field: 'stores' })
  }
  for (const { storeId } of stores) {
    if (!managesStore(inviter, storeId)) throw new Fault('forbidden')
  }
  return { ...offer, email: offer.email === null ? null : normalizeEmail(offer.email), stores }
}

/** Whether a person already has, or was offered, everything in an offer. */
export function coversOffer(
  existing: Pick<InvitationOffer, 'role' | 'stores'>,
  offer: InvitationOffer,
): boolean {
  if (existing.role === 'owner') return true
  if (offer.role === 'owner') return false
  return offer.stores.every(({ storeId, role }) =>
    existing.stores.some((store) => store.storeId === storeId && store.role === role),
  )
}

/** Whether the viewer may see, resend and revoke it: owners all of them, managers those for only their own stores. */
export function canManageInvitation(viewer: Membership, offer: InvitationOffer): boolean {
  if (viewer.role === 'owner') return true
  if (offer.role === 'owner') return false
  return offer.stores.every(({ storeId }) => managesStore(viewer, storeId))
}

export type InvitationState = 'open' | 'expired' | 'revoked' | 'accepted' | 'declined'

export interface InvitationDates {
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly acceptedAt: Date | null
  readonly declinedAt: Date | null
}

export function invitationState(dates: InvitationDates, now: Date): InvitationState {
  if (dates.acceptedAt) return 'accepted'
  if (dates.revokedAt) return 'revoked'
  if (dates.declinedAt) return 'declined'
  return dates.expiresAt <= now ? 'expired' : 'open'
}

const REFUSALS: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  expired: 'This invitation has expired. Ask for a new one.',
  revoked: 'This invitation was withdrawn.',
  accepted: 'This invitation has already been used.',
  declined: 'This invitation was declined.',
}

/** Who may accept: anyone for an open link, otherwise only the person with the invited address. */
export function refuseAcceptance(
  state: InvitationState,
  invitedEmail: string | null,
  viewerEmail: string,
): void {
  if (state !== 'open') {
    throw new Fault('illegal_transition', REFUSALS[state], { from: state, to: 'accepted' })
  }
  if (invitedEmail !== null && invitedEmail !== normalizeEmail(viewerEmail)) {
    const message = `This invitation is for ${invitedEmail}. Sign in with that address to accept it.`
    throw new Fault('forbidden', message, { wrongAccount: true })
  }
}

/** The refusal for an invited person when every seat is taken. */
export function refuseWithoutSeat(organizationName: string): never {
  const message = `Every seat of ${organizationName} is taken. The invitation stays open: ask whoever invited you to make room, then try again.`
  throw new Fault('limit_reached', message, { guard: 'seats' })
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1_000)
}

/** The same addresses that accounts accept: a person invited with any other address could never join. */
const EMAIL = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const PLAIN_LETTERS = /^[\x20-\x7e]*$/

export function normalizeEmail(input: string): string {
  const email = input.trim().toLowerCase()
  if (!PLAIN_LETTERS.test(email)) {
    const message = 'An e-mail address has only plain letters here, as in name@example.com.'
    throw new Fault('invalid_argument', message, { field: 'email', reason: 'letters' })
  }
  if (email.length > 254 || !EMAIL.test(email)) {
    const message = 'Enter a valid e-mail address.'
    throw new Fault('invalid_argument', message, { field: 'email', reason: 'form' })
  }
  return email
}

/** A store that is named twice counts once, with the last role. */
function distinctStores(stores: readonly InvitedStore[]): readonly InvitedStore[] {
  return [...new Map(stores.map((store) => [store.storeId, store])).values()]
}
