import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SandboxPortal } from '#contract/billing.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { CardInput } from './card-input.tsx'
import { formatAmount, formatBillDate } from './format-amount.ts'
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
  const load = useBackendAction(api.billing.getSandboxPortal)
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'sandbox-portal', orgId],
    queryFn: () => load({ orgId }),
    retry: false,
    staleTime: 0,
  })
  return (
    <HostedPage>
      <h1>Billing portal</h1>
      {error && <RefusalNote>{textOfFailure(error)}</RefusalNote>}
      {!data && !error && <WaitingRows />}
      {data && <Portal portal={data} onChange={refetch} />}
      <div className="au-actions">
        <Button component="a" href={returnTo} variant="default">
          Back to Shelfcount
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
  const { card, credit, currency, customer, invoices } = portal
  return (
    <>
      {customer.name && <p>For {customer.name}</p>}
      <p>{describePlan(customer)}</p>
      {credit > 0 && <p>Credit: {formatAmount(credit, currency)}</p>}
      <h2>Card</h2>
      <p>{describeCard(card)}</p>
      <Card portal={portal} onChange={onChange} />
      <h2>Invoices</h2>
      <InvoiceTable invoices={invoices} />
      <h2>Clock</h2>
      <Clock portal={portal} onChange={onChange} />
    </>
  )
}

function describeCard(card: SandboxPortal['card']): string {
  if (!card) return 'No card.'
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  return `${brand} ending in ${card.last4}${card.declines ? ', which the bank refuses' : ''}.`
}

function Card({ portal: { orgId }, onChange }: PortalProps) {
  const save = useBackendAction(api.billing.saveSandboxCard)
  return (
    <CardInput
      label="Save card"
      onCard={async (card) => {
        await save({ orgId, card })
        await onChange()
      }}
    />
  )
}

const STEPS = [1, 14, 31] as const

function Clock({ portal: { orgId, now }, onChange }: PortalProps) {
  const move = useBackendAction(api.billing.moveSandboxClock)
  const { attempt, isBusy, refusal } = useAttempt()
  const pass = (days: number) =>
    attempt(async () => {
      await move({ orgId, days })
      await onChange()
    })
  return (
    <>
      <p>
        For this organization it is {formatBillDate(now)}. Time can be let pass to see bills come.
      </p>
      <div className="au-actions">
        {STEPS.map((days) => (
          <Button key={days} variant="default" loading={isBusy} onClick={() => pass(days)}>
            {days === 1 ? '1 day' : `${days} days`}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </>
  )
}
