import type { InvitationState } from '#domain/invitation.ts'

type InvitationEnd = Exclude<InvitationState, 'open'> | 'unknown'

/** What the forms of signing in and up know of the invitation that somebody comes with. */
export interface Invited {
  /** The address that it was sent to; undefined: whoever holds the link may join. */
  readonly email: string | undefined
  readonly organization: string | undefined
  /** Whoever made the invitation, where that is known. */
  readonly invitedBy: string | undefined
  /** Why there is nothing to accept; undefined while there is. */
  readonly ended: InvitationEnd | undefined
}
