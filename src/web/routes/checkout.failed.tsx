import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/checkout/failed')({
  head: () => pageTitle('Payment failed'),
  component: CheckoutFailed,
})

function CheckoutFailed() {
  const lead = 'The payment did not go through. Your plan is as it was before.'
  return (
    <NarrowFrame title="Payment failed" lead={lead}>
      <LinkButton to="/pricing" variant="default" fullWidth>
        Back to pricing
      </LinkButton>
    </NarrowFrame>
  )
}
