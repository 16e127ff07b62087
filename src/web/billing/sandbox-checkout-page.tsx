import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SandboxCheckout } from '#contract/billing.ts'
import { urlAfterFailure } from '#domain/billing/checkout-urls.ts'
import type { WireCheckout } from '#domain/billing/wire.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { CardInput } from './card-input.tsx'
import { priceLines, quantityOf, totalLines } from './confirmation-prices.ts'
import { formatAmount } from './format-amount.ts'
import { HostedPage } from './hosted-page.tsx'
import { type Line, Lines } from './lines.tsx'
import { openUrl } from './use-purchase-tools.ts'

/** Replaces the checkout page of a payment provider in the sandbox. */
export function SandboxCheckoutPage({ sessionId }: { readonly sessionId: string }) {
  const load = useBackendAction(api.billing.getSandboxCheckout)
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'sandbox-checkout', sessionId],
    queryFn: () => load({ sessionId }),
    retry: false,
    staleTime: 0,
  })
  return (
    <HostedPage>
      {error && <NoCheckout words={textOfFailure(error)} />}
      {!data && !error && <WaitingRows />}
      {data && <Checkout session={data} onRefused={refetch} />}
    </HostedPage>
  )
}

/** There is nothing to pay here, with a link back. */
function NoCheckout({ words }: { readonly words: string }) {
  return (
    <>
      <h1>Checkout</h1>
      <div className="au-refusal">
        <RefusalNote>{words}</RefusalNote>
      </div>
      <div className="au-actions">
        <Button component="a" href="/organization" variant="default">
          Back to Shelfcount
        </Button>
      </div>
    </>
  )
}

const TITLES = { subscription: 'Subscribe', payment: 'Pay', setup: 'Save a card' } as const

interface CheckoutProps {
  readonly session: SandboxCheckout
  /** It may have been paid or canceled in another tab. */
  readonly onRefused: () => Promise<unknown>
}

function Checkout({ session, onRefused }: CheckoutProps) {
  const { checkout, mode, status, customerName } = session
  if (status !== 'open') return <Over session={session} />
  return (
    <>
      <h1>
        {TITLES[mode]}
        {checkout && ` ${mode === 'subscription' ? 'to' : 'for'} ${checkout.product.name}`}
      </h1>
      {customerName && <p>For {customerName}</p>}
      {checkout && (
        <>
          <h2>What it costs</h2>
          <Lines className="au-lines" lines={boughtLines(checkout)} />
          <Lines className="au-totals" lines={totalLines(checkout)} />
        </>
      )}
      <Payment session={session} onRefused={onRefused} />
    </>
  )
}

/** Quantities are text here, because nothing can be changed any more. */
function boughtLines(checkout: WireCheckout): readonly Line[] {
  return priceLines(checkout).map(({ prepaid, text, ...line }) => ({
    ...line,
    text: prepaid ? `${text} · Qty: ${quantityOf(checkout, prepaid)}` : text,
  }))
}

function Payment({ session, onRefused }: CheckoutProps) {
  const { id: sessionId, checkout } = session
  const pay = useBackendAction(api.billing.paySandboxCheckout)
  const cancel = useBackendAction(api.billing.cancelSandboxCheckout)
  const { attempt, isBusy, refusal } = useAttempt()
  const [isDeclined, setDeclined] = useState(false)
  const payWith = async (card: string) => {
    const paid = pay({ sessionId, card })
    paid.catch(() => setDeclined(true))
    await go(paid)
  }
  // Leaving after a declined card does not mean canceling the purchase.
  const leave = async () => {
    const { url } = await cancel({ sessionId })
    return { url: isDeclined ? urlAfterFailure(url) : url }
  }
  const go = async (asked: Promise<{ readonly url: string }>) => {
    try {
      openUrl((await asked).url, false)
    } catch (refused) {
      await onRefused()
      throw refused
    }
  }
  return (
    <>
      <CardInput label={payLabel(checkout)} onCard={payWith} />
      <div className="au-actions">
        <Button
          variant="subtle"
          className="au-back"
          loading={isBusy}
          onClick={() => attempt(() => go(leave()))}
        >
          Go back without paying
        </Button>
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </>
  )
}

function payLabel(checkout: WireCheckout | null): string {
  if (!checkout) return 'Save card'
  if (checkout.free_trial) return 'Start trial'
  return `Pay ${formatAmount(checkout.total, checkout.currency)}`
}

function Over({
  session: { status, customerName, successUrl, cancelUrl },
}: {
  readonly session: SandboxCheckout
}) {
  const isPaid = status === 'complete'
  return (
    <>
      <h1>Checkout</h1>
      {customerName && <p>For {customerName}</p>}
      <p className="au-notice">
        {isPaid
          ? 'This is paid already. Nothing is charged twice.'
          : 'This checkout has expired. Nothing was charged.'}
      </p>
      <Button
        component="a"
        href={isPaid ? successUrl : urlAfterFailure(cancelUrl)}
        variant="default"
      >
        Go on
      </Button>
    </>
  )
}
