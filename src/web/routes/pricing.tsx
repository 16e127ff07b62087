import { createFileRoute } from '@tanstack/react-router'
import { PricingContent, type PricingVisitor } from '../billing/pricing-content.tsx'
import { visitorIn } from '../billing/pricing-visitor.ts'
import { pageTitle } from '../kit/page-title.ts'
import { accessQuery } from '../session/access.ts'
import { isSignedIn } from '../session/guards.ts'
import { SiteFrame } from '../site/site-frame.tsx'

export const Route = createFileRoute('/pricing')({
  loader: async ({ context: { queryClient } }): Promise<PricingVisitor> => {
    if (!(await isSignedIn(queryClient))) return { kind: 'stranger' }
    const { organizations } = await queryClient.fetchQuery(accessQuery)
    return visitorIn(organizations)
  },
  head: () => pageTitle('Pricing'),
  component: Pricing,
})

function Pricing() {
  const visitor = Route.useLoaderData()
  return (
    <SiteFrame isSignedIn={visitor.kind !== 'stranger'}>
      <PricingContent visitor={visitor} />
    </SiteFrame>
  )
}
