import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { SandboxCheckout } from '#contract/billing.ts'
import type { WireCheckout } from '#domain/billing/wire.ts'
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

/** Stands where the page of a payment provider would. */
export function SandboxCheckoutPage({ sessionId }: { readonly sessionId: string }) {
  const load = useBackendAction(api.billing.getSandboxCheckout)
  const { data, error } = useQuery({
    queryKey: ['billing', 'sandbox-checkout', sessionId],
    queryFn: () => load({ sessionId }),
    retry: false,
    staleTime: 0,
  })
  return (
    <HostedPage>
      {error && <RefusalNote>{textOfFailure(error)}</RefusalNote>}
      {!data && !error && <WaitingRows />}
      {data && <Checkout session={data} />}
    </HostedPage>
  )
}

const TITLES = { subscription: 'Subscribe', payment: 'Pay', setup: 'Save a card' } as const

function Checkout({ session }: { readonly session: SandboxCheckout }) {
  const { checkout, mode, status, customerName } = session
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
      {status === 'open' ? <Payment session={session} /> : <Over session={session} />}
    </>
  )
}

/** Nothing can be changed any more here: quantities are words. */
function boughtLines(checkout: WireCheckout): readonly Line[] {
  return priceLines(checkout).map(({ prepaid, text, ...line }) => ({
    ...line,
    text: prepaid ? `${text} · Qty: ${quantityOf(checkout, prepaid)}` : text,
  }))
}

function Payment({ session }: { readonly session: SandboxCheckout }) {
  const { id: sessionId, checkout } = session
  const pay = useBackendAction(api.billing.paySandboxCheckout)
  const cancel = useBackendAction(api.billing.cancelSandboxCheckout)
  const { attempt, isBusy, refusal } = useAttempt()
  return (
    <>
      <CardInput
        label={payLabel(checkout)}
        onCard={async (card) => openUrl((await pay({ sessionId, card })).url, false)}
      />
      <div className="au-actions">
        <Button
          variant="subtle"
          className="au-back"
          loading={isBusy}
          onClick={() => attempt(async () => openUrl((await cancel({ sessionId })).url, false))}
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
  session: { status, successUrl, cancelUrl },
}: {
  readonly session: SandboxCheckout
}) {
  const isPaid = status === 'complete'
  return (
    <>
      <p className="au-notice">
        {isPaid
          ? 'This is paid already. Nothing is charged twice.'
          : 'This checkout has expired. Nothing was charged.'}
      </p>
      <Button component="a" href={isPaid ? successUrl : cancelUrl} variant="default">
        Go on
      </Button>
    </>
  )
}
