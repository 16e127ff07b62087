import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { installationQuery } from '../session/installation.ts'
import { PrivacyPage } from '../site/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { areas: ['site'] },
  head: () => pageTitle('Privacy policy'),
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  component: PrivacyPage,
})
