import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SandboxPortal } from '#contract/billing.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { type BillingWords, useBillingWords } from './billing-words.ts'
import { CardInput } from './card-input.tsx'
import { formatAmount } from './format-amount.ts'
import { HostedPage } from './hosted-page.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { describePlan } from './plan-words.ts'

interface SandboxPortalPageProps {
  /** Undefined: the organization that the viewer works in. */
  readonly orgId: string | undefined
  /** A path on this origin. */
  readonly returnTo: string
}

/** Replaces the customer portal of a payment provider in the sandbox: card, bills, and a clock for testing. */
export function SandboxPortalPage({ orgId, returnTo }: SandboxPortalPageProps) {
  const { t } = useBillingWords()
  const sayFailure = useSayFailure()
  const load = useBackendAction(api.billing.getSandboxPortal)
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'sandbox-portal', orgId],
    queryFn: () => load({ orgId }),
    retry: false,
    staleTime: 0,
  })
  return (
    <HostedPage>
      <h1>{t('portal.title')}</h1>
      {error && <RefusalNote>{sayFailure(error)}</RefusalNote>}
      {!data && !error && <WaitingRows />}
      {data && <Portal portal={data} onChange={refetch} />}
      <div className="au-actions">
        <Button component="a" href={returnTo} variant="default">
          {t('pay.back')}
        </Button>
      </div>
    </HostedPage>
  )
}

interface PortalProps {
  readonly portal: SandboxPortal
  readonly onChange: () => Promise<unknown>
}

function Portal({ portal, onChange }: PortalProps) {
  const words = useBillingWords()
  const { t } = words
  const { card, credit, currency, customer, invoices } = portal
  return (
    <>
      {customer.name && <p>{t('pay.customer', { name: customer.name })}</p>}
      <p>{describePlan(customer, words)}</p>
      {credit > 0 && <p>{t('portal.credit', { amount: formatAmount(credit, currency) })}</p>}
      <h2>{t('portal.card')}</h2>
      <p>{describeCard(card, words)}</p>
      <Card portal={portal} onChange={onChange} />
      <h2>{t('plan.invoices')}</h2>
      <InvoiceTable invoices={invoices} />
      <h2>{t('portal.clock')}</h2>
      <Clock portal={portal} onChange={onChange} />
    </>
  )
}

function describeCard(card: SandboxPortal['card'], { t }: BillingWords): string {
  if (!card) return t('portal.noCard')
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  return t(card.declines ? 'portal.cardRefused' : 'portal.cardIs', { brand, digits: card.last4 })
}

function Card({ portal: { orgId }, onChange }: PortalProps) {
  const { t } = useBillingWords()
  const save = useBackendAction(api.billing.saveSandboxCard)
  return (
    <CardInput
      label={t('pay.saveCard')}
      onCard={async (card) => {
        await save({ orgId, card })
        await onChange()
      }}
    />
  )
}

const STEPS = [1, 14, 31] as const

function Clock({ portal: { orgId, now }, onChange }: PortalProps) {
  const { t, formats } = useBillingWords()
  const move = useBackendAction(api.billing.moveSandboxClock)
  const { attempt, isBusy, refusal } = useAttempt()
  const pass = (days: number) =>
    attempt(async () => {
      await move({ orgId, days })
      await onChange()
    })
  return (
    <>
      <p>{t('portal.clockText', { day: formats.date(now) })}</p>
      <div className="au-actions">
        {STEPS.map((days) => (
          <Button key={days} variant="default" loading={isBusy} onClick={() => pass(days)}>
            {t('portal.days', { count: days })}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </>
  )
}
