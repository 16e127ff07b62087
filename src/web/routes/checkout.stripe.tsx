import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/checkout/stripe')({
  head: () => pageTitle('Checkout'),
  component: CheckoutStripe,
})

function CheckoutStripe() {
  const lead =
    'No payment is under way. When plans are sold here, the payment page of Stripe opens from this one.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <LinkButton to="/pricing" variant="default" fullWidth>
        See plans
      </LinkButton>
    </NarrowFrame>
  )
}
