// What a person finds who opens the link of an invitation.

import type { SessionUser } from '#contract/backend.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { InvitationState } from '#domain/invitation.ts'
import type { StoreRole } from '#domain/permission.ts'
import type { Invited } from '#web/session/invited.ts'

export type Arrival =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly invitation: InvitationPreview }
  /** It is for a different person than the one who is signed in. */
  | { readonly kind: 'wrong account'; readonly email: string }
  /** Nothing left to accept: the viewer already has access. */
  | { readonly kind: 'joined'; readonly storeId: string | null }
  | {
      readonly kind: 'ended'
      readonly state: Exclude<InvitationState, 'open'>
      readonly invitation: InvitationPreview
    }

/** The viewer's stores; null if nobody is signed in. */
export type ViewerStores = readonly Pick<StoreSummary, 'id' | 'role'>[] | null

/** Whoever has nothing but a day pass has no account that could accept: they sign in or up, as a stranger does. */
export function accountOf(user: SessionUser | null): SessionUser | null {
  return user?.isHelper ? null : user
}

export function decideArrival(
  invitation: InvitationPreview | null,
  viewerStores: ViewerStores,
): Arrival {
  if (!invitation) return { kind: 'unknown' }
  const { state, email, wrongAccount } = invitation
  if (hasJoined(invitation, viewerStores)) return joined(invitation, viewerStores)
  if (state !== 'open') return { kind: 'ended', state, invitation }
  if (wrongAccount && email !== null) return { kind: 'wrong account', email }
  return { kind: 'open', invitation }
}

const UNKNOWN: Invited = {
  email: undefined,
  organization: undefined,
  invitedBy: undefined,
  ended: 'unknown',
}

export function decideInvited(invitation: InvitationPreview | null): Invited {
  if (!invitation) return UNKNOWN
  const { email, state, organizationName, invitedBy } = invitation
  return {
    email: email ?? undefined,
    organization: organizationName,
    invitedBy: invitedBy ?? undefined,
    ended: state === 'open' ? undefined : state,
  }
}

/**
 * A used link does not say who used it: it was the viewer if it was for their address, or if they have access
 * to its stores.
 */
function hasJoined(invitation: InvitationPreview, viewerStores: ViewerStores): boolean {
  if (!viewerStores || invitation.wrongAccount) return false
  const { state, email, stores } = invitation
  if (state === 'accepted')
    return email !== null || stores.some(({ id }) => roleIn(viewerStores, id))
  // Accepting would add nothing, and could downgrade a manager.
  return (
    state === 'open' &&
    stores.length > 0 &&
    stores.every(({ id, role }) => isAtLeast(roleIn(viewerStores, id), role))
  )
}

function joined({ stores }: InvitationPreview, viewerStores: ViewerStores): Arrival {
  const own = stores.find(({ id }) => roleIn(viewerStores, id))
  return { kind: 'joined', storeId: own?.id ?? null }
}

function roleIn(viewerStores: ViewerStores, storeId: string): StoreRole | undefined {
  return viewerStores?.find(({ id }) => id === storeId)?.role
}

function isAtLeast(role: StoreRole | undefined, wanted: StoreRole): boolean {
  return role === 'manager' || role === wanted
}
