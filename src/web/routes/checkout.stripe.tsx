import { createFileRoute } from '@tanstack/react-router'
import { StripeReturnPage } from '../billing/stripe-return-page.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { BackendArea } from '../shell/backend-area.tsx'

const checkoutSearch = optionalStrings('checkout')

export const Route = createFileRoute('/checkout/stripe')({
  validateSearch: checkoutSearch,
  head: () => pageTitle('Checkout'),
  component: CheckoutStripe,
})

function CheckoutStripe() {
  const { checkout } = Route.useSearch()
  if (checkout === undefined) return <NoCheckout />
  return (
    <BackendArea>
      <StripeReturnPage checkoutId={checkout} />
    </BackendArea>
  )
}

function NoCheckout() {
  const lead = 'No payment is under way. Choose a plan, and the payment page opens.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <LinkButton to="/pricing" variant="default" fullWidth>
        See plans
      </LinkButton>
    </NarrowFrame>
  )
}
