import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type {
  WireCustomer,
  WireCustomerFeature,
  WireCustomerProduct,
} from '#domain/billing/wire.ts'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { showToast } from '../kit/toasts.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { arrivalText, awaitedPurchase, forgetPurchase } from './awaited-purchase.ts'
import { BillingArea } from './billing-area.tsx'
import { useBillingWords } from './billing-words.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { FollowBilling } from './follow-billing.tsx'
import { Handhelds } from './handhelds.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { cancelWords, describePlan, planNotice } from './plan-words.ts'
import { PricingTable } from './pricing-table.tsx'
import { Referral } from './referral.tsx'
import { referralText } from './referral-words.ts'
import { UsageFigures } from './usage-figures.tsx'
import type { Buyer } from './use-browser-client.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

const UsageChart = lazyWithRetry(() => import('./usage-chart.tsx'))

/** An organization's plan and payments, for its owners. */
export function PlanSections({ orgId, orgName }: Buyer) {
  return (
    <BillingArea buyer={{ orgId, orgName }}>
      <FollowBilling orgId={orgId} />
      <div className="au-sections">
        <Plan />
      </div>
    </BillingArea>
  )
}

const EXPAND = ['invoices', 'payment_method', 'rewards', 'entities'] as const

function Plan() {
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
      <Section title={t('plan.title')} text={describePlan(customer, words)}>
        <Anchor id="plan" />
        <Arrival customer={customer} />
        {error && <NotLoaded what="news" error={error} onRetry={refetch} />}
        <Notice customer={customer} />
        <UsageFigures features={features} />
        <PlanActions customer={customer} />
      </Section>
      <Handhelds customer={customer} />
      <Section title={t('plan.choose')}>
        <PricingTable />
      </Section>
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
      </Section>
      {program && (
        <Section title={t('referral.title')} text={referralText(program, words)}>
          <Referral program={program} />
        </Section>
      )}
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

function Notice({ customer }: { readonly customer: WireCustomer }) {
  const notice = planNotice(customer, useBillingWords())
  return notice && <p className="au-notice">{notice}</p>
}

function PlanActions({ customer }: { readonly customer: WireCustomer }) {
  const words = useBillingWords()
  const { t } = words
  const { openBillingPortal, checkout } = useCustomer()
  const { isBusy, problem, run } = useTask()
  const [isCancelling, setCancelling] = useState(false)
  const paid = paidPlan(customer)
  const isLate = planNotice(customer, words) !== undefined
  const renew = (productId: string) => run(() => checkout({ productId, dialog: CheckoutDialog }))
  return (
    <>
      <div className="au-actions">
        <Button
          variant={isLate ? 'filled' : 'default'}
          loading={isBusy}
          onClick={() => run(() => openBillingPortal())}
        >
          {t('plan.portal')}
        </Button>
        {paid && (paid.canceled_at === null || paid.status === 'past_due') && (
          <Button variant="default" onClick={() => setCancelling(true)}>
            {cancelWords(paid, undefined, words).confirm}
          </Button>
        )}
        {paid && paid.canceled_at !== null && (
          <Button onClick={() => renew(paid.id)}>{t('plan.renew', { plan: paid.name })}</Button>
        )}
      </div>
      {problem && (
        <div className="au-refusal">
          <RefusalNote>{problem}</RefusalNote>
        </div>
      )}
      {paid && (
        <CancelPlan plan={paid} isOpen={isCancelling} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}

function paidPlan({ products }: WireCustomer): WireCustomerProduct | undefined {
  return products.find(
    ({ is_add_on, is_default, status }) => !is_add_on && !is_default && status !== 'scheduled',
  )
}
