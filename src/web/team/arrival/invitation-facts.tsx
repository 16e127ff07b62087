import type { InvitationPreview } from '#contract/invitations.ts'
import { Facts } from '#web/kit/section.tsx'
import { describeSeats } from '../describe-seats.ts'

/** What an invitation offers. */
export function InvitationFacts({ invitation }: { readonly invitation: InvitationPreview }) {
  const { invitedBy, role, stores, email } = invitation
  return (
    <Facts
      facts={[
        ...(invitedBy ? [{ id: 'by', name: 'Invited by', value: invitedBy }] : []),
        ...(email ? [{ id: 'for', name: 'For', value: email }] : []),
        { id: 'as', name: 'As', value: describeSeats(role, stores) },
      ]}
    />
  )
}
