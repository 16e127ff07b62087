import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { ThankYouPage } from '../site/thank-you-page.tsx'

export const Route = createFileRoute('/payment-success')({
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search }),
  head: () => pageTitle('Payment received'),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  const lead = 'Thank you. Sign in to go on to your stores, or create the account that uses them.'
  return <ThankYouPage title="Payment received" lead={lead} />
}
