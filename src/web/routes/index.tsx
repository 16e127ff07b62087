import { createFileRoute } from '@tanstack/react-router'
import { planSummaries } from '../billing/plan-summaries.ts'
import { LandingPage } from '../site/landing-page.tsx'

export const Route = createFileRoute('/')({
  loader: planSummaries,
  staticData: { areas: ['site'] },
  component: Landing,
})

function Landing() {
  return <LandingPage plans={Route.useLoaderData()} />
}
