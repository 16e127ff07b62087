import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { isSignedIn } from '../session/guards.ts'
import { ThankYouPage } from '../site/thank-you-page.tsx'

export const Route = createFileRoute('/checkout/success')({
  beforeLoad: async ({ context }) => {
    if (await isSignedIn(context.queryClient)) throw redirect({ to: '/setup/organization' })
  },
  head: () => pageTitle('Checkout complete'),
  component: CheckoutSuccess,
})

function CheckoutSuccess() {
  const lead = 'Thank you. Sign in to set up your organization.'
  return <ThankYouPage title="Checkout complete" lead={lead} />
}
