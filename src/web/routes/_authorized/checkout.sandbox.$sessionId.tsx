import { createFileRoute } from '@tanstack/react-router'
import { SandboxCheckoutPage } from '#web/billing/sandbox-checkout-page.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

export const Route = createFileRoute('/_authorized/checkout/sandbox/$sessionId')({
  staticData: { areas: ['billing'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'billing')('pay.title')),
  component: SandboxCheckout,
})

function SandboxCheckout() {
  const { sessionId } = Route.useParams()
  return <SandboxCheckoutPage sessionId={sessionId} />
}
