import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { isSignedIn } from '../session/guards.ts'

export const Route = createFileRoute('/checkout/cancel')({
  beforeLoad: async ({ context }) => {
    if (await isSignedIn(context.queryClient)) throw redirect({ to: '/organization' })
  },
  head: () => pageTitle('Checkout cancelled'),
  component: CheckoutCancel,
})

function CheckoutCancel() {
  return (
    <NarrowFrame title="Checkout cancelled" lead="Nothing was bought and nothing was charged.">
      <LinkButton to="/pricing" variant="default" fullWidth>
        Back to pricing
      </LinkButton>
    </NarrowFrame>
  )
}
