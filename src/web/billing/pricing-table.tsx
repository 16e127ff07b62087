import { Button, SegmentedControl } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { WireItem, WireProduct } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { itemDisplay, operatorText, useBillingWords } from './billing-words.ts'
import { buttonText, isButtonDisabled, isRecommended } from './button-text.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { pausedPlan } from './plan-words.ts'
import {
  cardOf,
  hasTwoRhythms,
  inRhythm,
  type ProductOverride,
  type Rhythm,
  type ShownProduct,
} from './pricing-products.ts'
import { useCustomer } from './use-customer.ts'
import { usePricingTable } from './use-pricing-table.ts'
import { openUrl } from './use-purchase-tools.ts'
import { useTask } from './use-task.ts'

interface PricingTableProps {
  readonly productDetails?: readonly ProductOverride[]
  /** Shown instead of the button to people who cannot decide about plans. */
  readonly insteadOfButton?: ((product: WireProduct) => ReactNode) | undefined
}

/** The plans on sale. */
export function PricingTable({ productDetails, insteadOfButton }: PricingTableProps) {
  const { t } = useBillingWords()
  const { products, error, refetch } = usePricingTable({ productDetails })
  const [chosen, setChosen] = useState<Rhythm>()
  if (!products && error) return <NotLoaded what="plans" error={error} onRetry={refetch} />
  if (!products) return <div className="au-waiting" aria-hidden />
  const rhythm = chosen ?? rhythmOfNow(products)
  return (
    <>
      {!insteadOfButton && <OwnPlanMissing />}
      {hasTwoRhythms(products) && (
        <SegmentedControl
          className="au-rhythms"
          aria-label={t('pricing.billed')}
          data={[
            { value: 'month', label: t('pricing.monthly') },
            { value: 'year', label: t('pricing.annual') },
          ]}
          value={rhythm}
          onChange={setChosen}
        />
      )}
      <div className="au-plans">
        {inRhythm(products, rhythm).map((product) => (
          <PlanCard
            key={product.id}
            product={product}
            action={insteadOfButton ? insteadOfButton(product) : <PlanButton product={product} />}
          />
        ))}
      </div>
    </>
  )
}

/** Without the customer's plan nothing can be chosen, so the page says why. */
function OwnPlanMissing() {
  const { customer, error, refetch } = useCustomer()
  if (customer || !error) return null
  return <NotLoaded what="yours" error={error} onRetry={refetch} />
}

/** A customer who pays by the year sees yearly prices first. */
function rhythmOfNow(products: readonly WireProduct[]): Rhythm {
  const own = products.find(({ scenario }) => scenario === 'active' || scenario === 'renew')
  return own?.properties.interval_group === 'year' ? 'year' : 'month'
}

interface PlanCardProps {
  readonly product: WireProduct
  readonly action: ReactNode
}

function PlanCard({ product, action }: PlanCardProps) {
  const words = useBillingWords()
  const { t, language } = words
  const { display = {}, name } = product
  const { price, features } = cardOf(product)
  const shown = price ? itemDisplay(price, words) : { primary_text: t('pricing.free') }
  const mark = operatorText(display, 'recommend_text', language)
  const description = operatorText(display, 'description', language)
  return (
    <section className="au-plan" aria-label={display.name ?? name}>
      <div className="au-plan-head">
        <h3 className="au-plan-name">{display.name ?? name}</h3>
        {mark && <span className="au-plan-mark">{mark}</span>}
      </div>
      <p className="au-plan-price">
        {shown.primary_text}
        {shown.secondary_text && <span className="au-plan-rhythm">{shown.secondary_text}</span>}
      </p>
      {description && <p className="au-plan-text">{description}</p>}
      {action}
      <ul className="au-plan-features">
        {display.everything_from && (
          <li>{t('pricing.everything', { plan: display.everything_from })}</li>
        )}
        {features.map((item) => (
          <FeatureLine key={item.feature_id ?? item.display.primary_text} item={item} />
        ))}
      </ul>
    </section>
  )
}

function FeatureLine({ item }: { readonly item: WireItem }) {
  const display = itemDisplay(item, useBillingWords())
  return (
    <li>
      <IconCheck size={15} stroke={1.8} aria-hidden />
      <span>
        {display.primary_text}
        {display.secondary_text && <span className="au-plan-more">{display.secondary_text}</span>}
      </span>
    </li>
  )
}

/** Only a customer can buy a product; other visitors and custom cards get a link instead. */
function PlanButton({ product }: { readonly product: ShownProduct }) {
  const { customer, checkout } = useCustomer()
  const { isBusy, problem, run } = useTask()
  const words = useBillingWords()
  const [isLeaving, setLeaving] = useState(false)
  // A paused plan ends at once: there is nothing left of it to keep until the end of its cycle.
  const left = product.scenario === 'cancel' && customer ? pausedPlan(customer) : undefined
  const url = product.display?.button_url
  const canBuy = customer !== null && !product.isCustom
  const press = () => {
    if (left) setLeaving(true)
    else if (canBuy) void run(() => checkout({ productId: product.id, dialog: CheckoutDialog }))
    else if (url) openUrl(url, true)
  }
  return (
    <>
      <Button
        variant={isRecommended(product) ? 'filled' : 'default'}
        loading={isBusy}
        disabled={isButtonDisabled(product) || !(canBuy || url)}
        onClick={press}
      >
        {buttonText(product, words)}
      </Button>
      {problem && <RefusalNote>{problem}</RefusalNote>}
      {left && <CancelPlan plan={left} isOpen={isLeaving} onClose={() => setLeaving(false)} />}
    </>
  )
}
