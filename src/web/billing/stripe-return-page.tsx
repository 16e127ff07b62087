import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { openUrl } from './use-purchase-tools.ts'

/** Some payments take a while: the page checks again until they are confirmed. */
const LOOK_AGAIN_MS = 4_000

/** Where people return after paying at Stripe: confirms the payment and moves on. */
export function StripeReturnPage({ checkoutId }: { readonly checkoutId: string }) {
  const confirm = useBackendAction(api.billing.confirmCheckout)
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'confirm-checkout', checkoutId],
    queryFn: () => confirm({ sessionId: checkoutId }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? LOOK_AGAIN_MS : false),
  })
  useEffect(() => {
    if (data && data.status !== 'open') openUrl(data.url, false)
  }, [data])
  const refusal = error ? parseFault(error)?.code : undefined
  if (refusal === 'not_found') return <CheckoutFrame lead={UNKNOWN} ways={<WaysOn />} />
  if (refusal === 'unauthenticated') return <CheckoutFrame lead={SIGN_IN_FIRST} ways={<SignIn />} />
  if (error) return <CheckoutUnclear text={textOfFailure(error)} look={refetch} />
  if (data?.status === 'open') {
    return <CheckoutFrame lead={OPEN} ways={<LookAgain look={refetch} />} />
  }
  return <CheckoutFrame lead="The payment is being confirmed. One moment." />
}

const OPEN =
  'Stripe has not confirmed the payment yet. This page goes on by itself when it has; nothing is lost if you leave it.'
/** Does not reveal whether the checkout belongs to another account. */
const UNKNOWN =
  'This checkout is not one of yours. If you have paid with another account, sign in with that one.'
const SIGN_IN_FIRST = 'Sign in to see how the payment went. It is confirmed all the same.'

interface CheckoutFrameProps {
  readonly lead: string
  readonly ways?: ReactNode
}

/** Announces the state of the payment when it changes. */
function CheckoutFrame({ lead, ways }: CheckoutFrameProps) {
  return (
    <NarrowFrame title="Checkout" lead={<span role="status">{lead}</span>}>
      {ways}
    </NarrowFrame>
  )
}

interface Looking {
  readonly look: () => Promise<unknown>
}

function CheckoutUnclear({ text, look }: Looking & { readonly text: string }) {
  return (
    <NarrowFrame title="Checkout">
      <LookAgain look={look}>
        <RefusalNote>{text}</RefusalNote>
      </LookAgain>
    </NarrowFrame>
  )
}

/** Shows as busy only when the person asked; automatic checks stay invisible. */
function LookAgain({ look, children }: Looking & { readonly children?: ReactNode }) {
  const [isLooking, setLooking] = useState(false)
  const lookNow = async () => {
    setLooking(true)
    await look()
    setLooking(false)
  }
  return (
    <Stack gap="sm">
      {children}
      <Button fullWidth loading={isLooking} onClick={lookNow}>
        Look again
      </Button>
      <LinkButton to="/organization" variant="default" fullWidth>
        Go to the organization
      </LinkButton>
    </Stack>
  )
}

function SignIn() {
  return (
    <LinkButton to="/sign-in" fullWidth>
      Sign in
    </LinkButton>
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
