import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { openUrl } from './use-purchase-tools.ts'

/** Where somebody arrives who has paid at Stripe: it is made sure of, and then they go on. */
export function StripeReturnPage({ checkoutId }: { readonly checkoutId: string }) {
  const confirm = useBackendAction(api.billing.confirmCheckout)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'confirm-checkout', checkoutId],
    queryFn: () => confirm({ sessionId: checkoutId }),
    retry: false,
    staleTime: 0,
  })
  useEffect(() => {
    if (data?.status === 'complete') openUrl(data.url, false)
  }, [data])
  if (data?.status === 'expired') return <CheckoutOver />
  if (!error && data?.status !== 'open') {
    return <NarrowFrame title="Checkout" lead="The payment is being confirmed. One moment." />
  }
  const lead = error ? undefined : 'Stripe has not confirmed the payment yet.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      {error && <RefusalNote>{textOfFailure(error)}</RefusalNote>}
      <Button fullWidth loading={isFetching} onClick={() => refetch()}>
        Look again
      </Button>
      <LinkButton to="/organization" variant="default" fullWidth>
        Go to the organization
      </LinkButton>
    </NarrowFrame>
  )
}

function CheckoutOver() {
  const lead =
    'This checkout has ended without a change of your plan. If a card was charged for it, the money goes back.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <LinkButton to="/organization" fullWidth>
        Go to the organization
      </LinkButton>
      <LinkButton to="/pricing" variant="default" fullWidth>
        See plans
      </LinkButton>
    </NarrowFrame>
  )
}
