import { createFileRoute } from '@tanstack/react-router'
import { ConfirmAddress } from '#web/account/confirm-address.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { MemberPage } from '#web/team/member-page.tsx'

export const Route = createFileRoute('/_authorized/_app/member')({
  staticData: { areas: ['invitation', 'profile'] },
  head: () => pageTitle('My memberships'),
  component: Member,
})

function Member() {
  return <MemberPage confirmAddress={ConfirmAddress} />
}
