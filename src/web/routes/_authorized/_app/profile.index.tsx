import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../account/profile-page.tsx'
import { pageTitle } from '../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/profile/')({
  head: () => pageTitle('Profile'),
  component: ProfilePage,
})
