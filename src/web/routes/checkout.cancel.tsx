import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { isSignedIn } from '../session/guards.ts'

/** Whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/cancel')({
  validateSearch: checkoutSearch,
  beforeLoad: async ({ context, search: { org } }) => {
    if (await isSignedIn(context.queryClient)) {
      throw redirect({ to: '/organization', search: { org } })
    }
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
