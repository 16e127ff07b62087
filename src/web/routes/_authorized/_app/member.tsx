import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../kit/page-title.ts'
import { MemberPage } from '../../../team/member-page.tsx'

export const Route = createFileRoute('/_authorized/_app/member')({
  head: () => pageTitle('My memberships'),
  component: MemberPage,
})
