import { createFileRoute } from '@tanstack/react-router'
import { SandboxCheckoutPage } from '#web/billing/sandbox-checkout-page.tsx'
import { pageTitle } from '#web/kit/page-title.ts'

export const Route = createFileRoute('/_authorized/checkout/sandbox/$sessionId')({
  head: () => pageTitle('Checkout'),
  component: SandboxCheckout,
})

function SandboxCheckout() {
  const { sessionId } = Route.useParams()
  return <SandboxCheckoutPage sessionId={sessionId} />
}
