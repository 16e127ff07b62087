import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PricingContent, type PricingVisitor } from '../billing/pricing-content.tsx'
import { visitorIn } from '../billing/pricing-visitor.ts'
import { printProducts } from '../billing/print-products.ts'
import { pageTitle } from '../kit/page-title.ts'
import { accessQuery } from '../session/access.ts'
import { isSignedIn } from '../session/guards.ts'
import { SiteFrame } from '../site/site-frame.tsx'

export const Route = createFileRoute('/pricing')({
  loader: async ({ context: { queryClient } }): Promise<PricingVisitor> => {
    const visitor = await findVisitor(queryClient)
    await printProducts(queryClient, 'orgId' in visitor ? visitor.orgId : undefined)
    return visitor
  },
  head: () => pageTitle('Pricing'),
  component: Pricing,
})

async function findVisitor(queryClient: QueryClient): Promise<PricingVisitor> {
  if (!(await isSignedIn(queryClient))) return { kind: 'stranger' }
  const { organizations } = await queryClient.fetchQuery(accessQuery)
  return visitorIn(organizations)
}

function Pricing() {
  const visitor = Route.useLoaderData()
  return (
    <SiteFrame isSignedIn={visitor.kind !== 'stranger'}>
      <PricingContent visitor={visitor} />
    </SiteFrame>
  )
}
