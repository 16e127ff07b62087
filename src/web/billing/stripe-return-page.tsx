import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useMessages } from '../kit/use-messages.ts'
import { openUrl } from './use-purchase-tools.ts'

/** Some payments take a while: the page checks again until they are confirmed. */
const LOOK_AGAIN_MS = 4_000

/** Where people return after paying at Stripe: confirms the payment and moves on. */
export function StripeReturnPage({ checkoutId }: { readonly checkoutId: string }) {
  const t = useMessages('billing')
  const sayFailure = useSayFailure()
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
  if (refusal === 'not_found') return <CheckoutFrame lead={t('return.unknown')} ways={<WaysOn />} />
  if (refusal === 'unauthenticated') {
    return <CheckoutFrame lead={t('return.signInFirst')} ways={<SignIn />} />
  }
  if (error) return <CheckoutUnclear text={sayFailure(error)} look={refetch} />
  if (data?.status === 'open') {
    return <CheckoutFrame lead={t('return.open')} ways={<LookAgain look={refetch} />} />
  }
  return <CheckoutFrame lead={t('return.confirming')} />
}

interface CheckoutFrameProps {
  readonly lead: string
  readonly ways?: ReactNode
}

/** Announces the state of the payment when it changes. */
function CheckoutFrame({ lead, ways }: CheckoutFrameProps) {
  const t = useMessages('billing')
  return (
    <NarrowFrame title={t('pay.title')} lead={<span role="status">{lead}</span>}>
      {ways}
    </NarrowFrame>
  )
}

interface Looking {
  readonly look: () => Promise<unknown>
}

function CheckoutUnclear({ text, look }: Looking & { readonly text: string }) {
  const t = useMessages('billing')
  return (
    <NarrowFrame title={t('pay.title')}>
      <LookAgain look={look}>
        <RefusalNote>{text}</RefusalNote>
      </LookAgain>
    </NarrowFrame>
  )
}

/** Shows as busy only when the person asked; automatic checks stay invisible. */
function LookAgain({ look, children }: Looking & { readonly children?: ReactNode }) {
  const t = useMessages('billing')
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
        {t('return.again')}
      </Button>
      <LinkButton to="/organization" variant="default" fullWidth>
        {t('return.organization')}
      </LinkButton>
    </Stack>
  )
}

function SignIn() {
  const t = useMessages('billing')
  return (
    <LinkButton to="/sign-in" fullWidth>
      {t('return.signIn')}
    </LinkButton>
  )
}

function WaysOn() {
  const t = useMessages('billing')
  return (
    <Stack gap="sm">
      <LinkButton to="/organization" fullWidth>
        {t('return.organization')}
      </LinkButton>
      <LinkButton to="/pricing" variant="default" fullWidth>
        {t('limit.plans')}
      </LinkButton>
    </Stack>
  )
}
