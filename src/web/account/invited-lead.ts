import type { Invited } from '../session/invited.ts'

interface InvitedLead {
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
  readonly toAccept: string
  /** What there is to do without it. */
  readonly anyway: string
}

/** Nobody signs in or up for an invitation that has ended without having been told. */
export function invitedLead(lead: InvitedLead): string | undefined {
  if (lead.invitation === undefined) return undefined
  const refusal = lead.invited?.refusal
  return refusal === undefined ? lead.toAccept : `${refusal} ${lead.anyway}`
}
