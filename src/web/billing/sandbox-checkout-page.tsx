import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SandboxCheckout } from '#contract/billing.ts'
import { urlAfterFailure } from '#domain/billing/checkout-urls.ts'
import type { WireCheckout } from '#domain/billing/wire.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { type BillingWords, useBillingWords } from './billing-words.ts'
import { CardInput } from './card-input.tsx'
import { priceLines, quantityOf, totalLines } from './confirmation-prices.ts'
import { formatAmount } from './format-amount.ts'
import { HostedPage } from './hosted-page.tsx'
import { type Line, Lines } from './lines.tsx'
import { openUrl } from './use-purchase-tools.ts'

/** Replaces the checkout page of a payment provider in the sandbox. */
export function SandboxCheckoutPage({ sessionId }: { readonly sessionId: string }) {
  const sayFailure = useSayFailure()
  const load = useBackendAction(api.billing.getSandboxCheckout)
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'sandbox-checkout', sessionId],
    queryFn: () => load({ sessionId }),
    retry: false,
    staleTime: 0,
  })
  return (
    <HostedPage>
      {error && <NoCheckout words={sayFailure(error)} />}
      {!data && !error && <WaitingRows />}
      {data && <Checkout session={data} onRefused={refetch} />}
    </HostedPage>
  )
}

/** There is nothing to pay here, with a link back. */
function NoCheckout({ words }: { readonly words: string }) {
  const { t } = useBillingWords()
  return (
    <>
      <h1>{t('pay.title')}</h1>
      <div className="au-refusal">
        <RefusalNote>{words}</RefusalNote>
      </div>
      <div className="au-actions">
        <Button component="a" href="/organization" variant="default">
          {t('pay.back')}
        </Button>
      </div>
    </>
  )
}

function titleOf({ mode, checkout }: SandboxCheckout, { t }: BillingWords): string {
  const plan = checkout?.product.name
  if (mode === 'subscription') {
    return plan ? t('pay.subscribeTo', { plan }) : t('pay.subscribe')
  }
  if (mode === 'payment') return plan ? t('pay.payFor', { plan }) : t('pay.pay')
  return plan ? t('pay.saveFor', { plan }) : t('pay.saveTitle')
}

interface CheckoutProps {
  readonly session: SandboxCheckout
  /** It may have been paid or canceled in another tab. */
  readonly onRefused: () => Promise<unknown>
}

function Checkout({ session, onRefused }: CheckoutProps) {
  const words = useBillingWords()
  const { t } = words
  const { checkout, status, customerName } = session
  if (status !== 'open') return <Over session={session} />
  return (
    <>
      <h1>{titleOf(session, words)}</h1>
      {customerName && <p>{t('pay.customer', { name: customerName })}</p>}
      {checkout && (
        <>
          <h2>{t('pay.costs')}</h2>
          <Lines className="au-lines" lines={boughtLines(checkout, words)} />
          <Lines className="au-totals" lines={totalLines(checkout, words)} />
        </>
      )}
      <Payment session={session} onRefused={onRefused} />
    </>
  )
}

/** Quantities are text here, because nothing can be changed any more. */
function boughtLines(checkout: WireCheckout, words: BillingWords): readonly Line[] {
  return priceLines(checkout, words).map(({ prepaid, text, ...line }) => ({
    ...line,
    text: prepaid
      ? words.t('change.withQty', { text, count: quantityOf(checkout, prepaid) })
      : text,
  }))
}

function Payment({ session, onRefused }: CheckoutProps) {
  const words = useBillingWords()
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
      <CardInput label={payLabel(checkout, words)} onCard={payWith} />
      <div className="au-actions">
        <Button
          variant="subtle"
          className="au-back"
          loading={isBusy}
          onClick={() => attempt(() => go(leave()))}
        >
          {words.t('pay.leave')}
        </Button>
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </>
  )
}

function payLabel(checkout: WireCheckout | null, { t }: BillingWords): string {
  if (!checkout) return t('pay.saveCard')
  if (checkout.free_trial) return t('pay.startTrial')
  return t('pay.amount', { amount: formatAmount(checkout.total, checkout.currency) })
}

function Over({
  session: { status, customerName, successUrl, cancelUrl },
}: {
  readonly session: SandboxCheckout
}) {
  const { t } = useBillingWords()
  const isPaid = status === 'complete'
  return (
    <>
      <h1>{t('pay.title')}</h1>
      {customerName && <p>{t('pay.customer', { name: customerName })}</p>}
      <p className="au-notice">{t(isPaid ? 'pay.paid' : 'pay.expired')}</p>
      <Button
        component="a"
        href={isPaid ? successUrl : urlAfterFailure(cancelUrl)}
        variant="default"
      >
        {t('pay.continue')}
      </Button>
    </>
  )
}
