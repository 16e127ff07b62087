import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PricingContent, type PricingVisitor } from '../billing/pricing-content.tsx'
import { visitorIn } from '../billing/pricing-visitor.ts'
import { printProducts } from '../billing/print-products.ts'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { accessQuery } from '../session/access.ts'
import { isSignedIn } from '../session/guards.ts'
import { installationQuery } from '../session/installation.ts'
import { BackendArea } from '../shell/backend-area.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

export const Route = createFileRoute('/pricing')({
  loader: async ({ context: { queryClient } }): Promise<PricingVisitor> => {
    const [visitor] = await Promise.all([
      findVisitor(queryClient),
      queryClient.ensureQueryData(installationQuery),
    ])
    await printProducts(queryClient, 'orgId' in visitor ? visitor.orgId : undefined)
    return visitor
  },
  staticData: { areas: ['billing', 'site'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'billing')('pricing.title')),
  component: Pricing,
})

async function findVisitor(queryClient: QueryClient): Promise<PricingVisitor> {
  if (!(await isSignedIn(queryClient))) return { kind: 'stranger' }
  const { organizations } = await queryClient.fetchQuery(accessQuery)
  return visitorIn(organizations)
}

function Pricing() {
  const visitor = Route.useLoaderData()
  const isByActions = useQuery(installationQuery).data?.billing.mode === 'serverless'
  const content = <PricingContent visitor={visitor} />
  return (
    <SiteFrame isSignedIn={visitor.kind !== 'stranger'}>
      {isByActions ? <BackendArea>{content}</BackendArea> : content}
    </SiteFrame>
  )
}
