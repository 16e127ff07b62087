import { createFileRoute } from '@tanstack/react-router'
import { ConfirmAddress } from '#web/account/confirm-address.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { MemberPage } from '#web/team/member-page.tsx'

export const Route = createFileRoute('/_authorized/_app/member')({
  staticData: { areas: ['invitation', 'profile', 'team'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'team')('memberships.title')),
  component: Member,
})

function Member() {
  return <MemberPage confirmAddress={ConfirmAddress} />
}
