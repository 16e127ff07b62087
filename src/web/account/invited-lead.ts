import type { Messages } from '../kit/use-messages.ts'
import type { Invited } from '../session/invited.ts'

interface InvitedLead {
  readonly page: 'signIn' | 'signUp'
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
}

/** Nobody signs in or up for an invitation that has ended without having been told. */
export function invitedLead(
  t: Messages<'account'>,
  { page, invitation, invited }: InvitedLead,
): string | undefined {
  if (invitation === undefined) return undefined
  const state = invited?.ended
  return state === undefined ? t(`${page}.toAccept`) : t('invited.ended', { state, page })
}
