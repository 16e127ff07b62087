import { createFileRoute } from '@tanstack/react-router'
import { planSummaries } from '../billing/plan-summaries.ts'
import { installationQuery } from '../session/installation.ts'
import { LandingPage } from '../site/landing-page.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [plans, { hasDemo }] = await Promise.all([
      planSummaries(context.language),
      context.queryClient.ensureQueryData(installationQuery),
    ])
    return { plans, hasDemo }
  },
  staticData: { areas: ['shared', 'site'] },
  component: Landing,
})

function Landing() {
  return <LandingPage {...Route.useLoaderData()} />
}
