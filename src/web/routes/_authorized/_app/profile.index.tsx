import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../account/profile-page.tsx'
import { ThisHandheld } from '../../../billing/this-handheld.tsx'
import { pageTitle } from '../../../kit/page-title.ts'
import { confirmedSearch } from '../../../session/search.ts'

export const Route = createFileRoute('/_authorized/_app/profile/')({
  validateSearch: confirmedSearch,
  head: () => pageTitle('Profile'),
  component: Profile,
})

function Profile() {
  const { error } = Route.useSearch()
  return <ProfilePage hasLinkFailed={error !== undefined} handheld={<ThisHandheld />} />
}
