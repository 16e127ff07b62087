import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { isSignedIn } from '../session/guards.ts'
import { ThankYouPage } from '../site/thank-you-page.tsx'

/** Whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/success')({
  validateSearch: checkoutSearch,
  beforeLoad: async ({ context, search: { org } }) => {
    if (await isSignedIn(context.queryClient)) {
      throw redirect({ to: '/setup/organization', search: { org } })
    }
  },
  head: () => pageTitle('Checkout complete'),
  component: CheckoutSuccess,
})

function CheckoutSuccess() {
  const lead = 'Thank you. Sign in to set up your organization.'
  return <ThankYouPage title="Checkout complete" lead={lead} />
}
