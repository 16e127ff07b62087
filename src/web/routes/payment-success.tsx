import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'

export const Route = createFileRoute('/payment-success')({
  beforeLoad: ({ context }) => sendSignedInAway({ context }),
  head: () => pageTitle('Payment received'),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  return (
    <NarrowFrame title="Payment received" lead="Thank you. Sign in to go on to your stores.">
      <LinkButton to="/sign-in" fullWidth>
        Sign in
      </LinkButton>
    </NarrowFrame>
  )
}
