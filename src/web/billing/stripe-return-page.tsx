import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { api } from '#contract/api.ts'
import { parseFault } from '#domain/fault.ts'
import { useBackendAction } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { openUrl } from './use-purchase-tools.ts'

/** Some payments take a while: until they are confirmed somebody looks again. */
const LOOK_AGAIN_MS = 4_000

/** Where somebody arrives who has paid at Stripe: it is made sure of, and then they go on. */
export function StripeReturnPage({ checkoutId }: { readonly checkoutId: string }) {
  const confirm = useBackendAction(api.billing.confirmCheckout)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'confirm-checkout', checkoutId],
    queryFn: () => confirm({ sessionId: checkoutId }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? LOOK_AGAIN_MS : false),
  })
  useEffect(() => {
    if (data?.status === 'complete') openUrl(data.url, false)
  }, [data])
  const refusal = error ? parseFault(error)?.code : undefined
  if (refusal === 'not_found') return <CheckoutUnknown />
  if (refusal === 'unauthenticated') return <SignInFirst />
  if (error) return <CheckoutUnclear text={textOfFailure(error)} {...{ isFetching, refetch }} />
  if (data?.status === 'expired') return <CheckoutOver />
  if (data?.status === 'open') return <CheckoutOpen {...{ isFetching, refetch }} />
  return <NarrowFrame title="Checkout" lead="The payment is being confirmed. One moment." />
}

interface Looking {
  readonly isFetching: boolean
  readonly refetch: () => void
}

function CheckoutOpen(looking: Looking) {
  const lead =
    'Stripe has not confirmed the payment yet. This page goes on by itself when it has; nothing is lost if you leave it.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <LookAgain {...looking} />
    </NarrowFrame>
  )
}

function CheckoutUnclear({ text, ...looking }: Looking & { readonly text: string }) {
  return (
    <NarrowFrame title="Checkout">
      <LookAgain {...looking}>
        <RefusalNote>{text}</RefusalNote>
      </LookAgain>
    </NarrowFrame>
  )
}

function LookAgain({ isFetching, refetch, children }: Looking & { readonly children?: ReactNode }) {
  return (
    <Stack gap="sm">
      {children}
      <Button fullWidth loading={isFetching} onClick={() => refetch()}>
        Look again
      </Button>
      <LinkButton to="/organization" variant="default" fullWidth>
        Go to the organization
      </LinkButton>
    </Stack>
  )
}

function SignInFirst() {
  const lead = 'Sign in to see how the payment went. It is confirmed all the same.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <LinkButton to="/sign-in" fullWidth>
        Sign in
      </LinkButton>
    </NarrowFrame>
  )
}

/** Nobody learns whether somebody else has it. */
function CheckoutUnknown() {
  const lead =
    'This checkout is not one of yours. If you have paid with another account, sign in with that one.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <WaysOn />
    </NarrowFrame>
  )
}

function CheckoutOver() {
  const lead =
    'This checkout has ended without a change of your plan. If a card was charged for it, the money goes back.'
  return (
    <NarrowFrame title="Checkout" lead={lead}>
      <WaysOn />
    </NarrowFrame>
  )
}

function WaysOn() {
  return (
    <Stack gap="sm">
      <LinkButton to="/organization" fullWidth>
        Go to the organization
      </LinkButton>
      <LinkButton to="/pricing" variant="default" fullWidth>
        See plans
      </LinkButton>
    </Stack>
  )
}
