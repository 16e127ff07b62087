import type { InvitationState } from '#domain/invitation.ts'

type InvitationEnd = Exclude<InvitationState, 'open'> | 'unknown'

/** What the sign-in and sign-up forms know about the visitor's invitation. */
export interface Invited {
  /** The address that it was sent to; undefined: anyone who has the link may join. */
  readonly email: string | undefined
  readonly organization: string | undefined
  /** The inviter's name, if known. */
  readonly invitedBy: string | undefined
  /** Why there is nothing to accept; undefined if there is. */
  readonly ended: InvitationEnd | undefined
}
