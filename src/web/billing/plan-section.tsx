import { useEffect, useRef, useState } from 'react'
import type { WireCustomer, WireCustomerFeature } from '#domain/billing/wire.ts'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { Section } from '../kit/section.tsx'
import { showToast } from '../kit/toasts.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { arrivalText, awaitedPurchase, forgetPurchase } from './awaited-purchase.ts'
import { BillingArea } from './billing-area.tsx'
import { useBillingWords } from './billing-words.ts'
import { FollowBilling } from './follow-billing.tsx'
import { Handhelds } from './handhelds.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PlanState, PortalButton } from './plan-state.tsx'
import { isOverdue } from './plan-words.ts'
import { PricesDialog, type PricesState } from './prices-dialog.tsx'
import { Referral } from './referral.tsx'
import { referralText } from './referral-words.ts'
import { UsageFigures } from './usage-figures.tsx'
import type { Buyer } from './use-browser-client.ts'
import { useCustomer } from './use-customer.ts'

const UsageChart = lazyWithRetry(() => import('./usage-chart.tsx'))

interface PlanSectionsProps extends Buyer {
  /** Whether the prices are open: that is in the address. */
  readonly prices: PricesState
}

/** An organization's plan and payments, for its owners. */
export function PlanSections({ orgId, orgName, prices }: PlanSectionsProps) {
  return (
    <BillingArea buyer={{ orgId, orgName }}>
      <FollowBilling orgId={orgId} />
      <div className="au-sections">
        <Plan prices={prices} />
      </div>
    </BillingArea>
  )
}

const EXPAND = ['invoices', 'payment_method', 'rewards', 'entities'] as const

function Plan({ prices }: Pick<PlanSectionsProps, 'prices'>) {
  const words = useBillingWords()
  const { t } = words
  const { customer, error, refetch } = useCustomer({ expand: EXPAND })
  // If a reload fails, what is already loaded stays on the page.
  if (!customer && error) {
    return (
      <Section title={t('plan.title')}>
        <NotLoaded what="plan" error={error} onRetry={refetch} />
      </Section>
    )
  }
  if (!customer) return <WaitingRows />
  const [program] = customer.rewards?.referral_programs ?? []
  const features = Object.values(customer.features)
  return (
    <>
      <Section title={t('plan.title')}>
        <Anchor id="plan" />
        <Arrival customer={customer} />
        {error && <NotLoaded what="news" error={error} onRetry={refetch} />}
        <PlanState customer={customer} onChange={prices.onOpen} />
        <UsageFigures features={features} />
      </Section>
      <Handhelds customer={customer} />
      {features.some(isCounted) && (
        <Section title={t('plan.usage')}>
          <div className="au-chart-place">
            <UsageChart features={features} />
          </div>
        </Section>
      )}
      <Section title={t('plan.invoices')}>
        <Anchor id="invoices" />
        <InvoiceTable invoices={customer.invoices ?? []} />
        {!isOverdue(customer) && <PortalButton variant="default" />}
      </Section>
      {program && (
        <Section title={t('referral.title')} text={referralText(program, words)}>
          <Referral program={program} />
        </Section>
      )}
      <PricesDialog customer={customer} prices={prices} />
    </>
  )
}

/** Whether the usage chart can show the feature. A paused plan has none of these. */
function isCounted({ type }: WireCustomerFeature): boolean {
  return type === 'single_use'
}

/** The target of a link. It renders after the page has loaded, so it scrolls itself into view. */
function Anchor({ id }: { readonly id: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${id}`) ref.current?.scrollIntoView()
  }, [id])
  return <span id={id} ref={ref} className="au-anchor" />
}

/** Tells a person who returns from the checkout how it went, as soon as that is known. */
function Arrival({ customer }: { readonly customer: WireCustomer }) {
  const [awaited] = useState(awaitedPurchase)
  const words = useBillingWords()
  const { t } = words
  const text = arrivalText(customer, awaited, words)
  useEffect(() => {
    if (!text || awaitedPurchase().length === 0) return
    forgetPurchase()
    showToast({ tone: 'done', title: t('plan.thanks'), description: text })
  }, [text, t])
  return null
}
