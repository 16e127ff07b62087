import type { Messages } from '../kit/use-messages.ts'
import type { Invited } from '../session/invited.ts'

interface InvitedLead {
  readonly page: 'signIn' | 'signUp'
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
}

/** Who invites to what. If the invitation has ended, it says so before the person signs in or up for it. */
export function invitedLead(
  t: Messages<'account'>,
  { page, invitation, invited }: InvitedLead,
): string | undefined {
  if (invitation === undefined) return undefined
  const { ended: state, organization, invitedBy } = invited ?? {}
  if (state !== undefined) return t('invited.ended', { state, page })
  if (organization === undefined) return t(`${page}.toAccept`)
  const by = invitedBy === undefined ? 'unknown' : 'known'
  return t('invited.to', { by, inviter: invitedBy ?? '', organization, page })
}
