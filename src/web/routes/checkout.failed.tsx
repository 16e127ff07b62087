import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'

/** Whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/failed')({
  validateSearch: checkoutSearch,
  head: () => pageTitle('Payment failed'),
  component: CheckoutFailed,
})

function CheckoutFailed() {
  const { org } = Route.useSearch()
  const lead =
    'The payment did not go through. Your plan is as it was before. If a card was charged for it, the money goes back.'
  return (
    <NarrowFrame title="Payment failed" lead={lead}>
      {org !== undefined && (
        <LinkButton to="/organization" search={{ org }} hash="plan" fullWidth mb="sm">
          Try again from your plan
        </LinkButton>
      )}
      <LinkButton to="/pricing" variant="default" fullWidth>
        Back to pricing
      </LinkButton>
    </NarrowFrame>
  )
}
