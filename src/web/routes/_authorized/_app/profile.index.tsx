import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#web/account/profile-page.tsx'
import { ThisHandheld } from '#web/billing/this-handheld.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { confirmedSearch } from '#web/session/search.ts'

export const Route = createFileRoute('/_authorized/_app/profile/')({
  validateSearch: confirmedSearch,
  staticData: { areas: ['account', 'passkeys', 'profile', 'two-factor'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'profile')('title')),
  component: Profile,
})

function Profile() {
  const { error } = Route.useSearch()
  return <ProfilePage hasLinkFailed={error !== undefined} handheld={<ThisHandheld />} />
}
