import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { installationQuery } from '../session/installation.ts'
import { TermsPage } from '../site/terms-page.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { areas: ['site'] },
  head: () => pageTitle('Terms'),
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  component: TermsPage,
})
