import { Button, SegmentedControl } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { WireItem, WireProduct } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
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

const RHYTHMS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Annual' },
] satisfies { value: Rhythm; label: string }[]

/** The plans on sale. */
export function PricingTable({ productDetails, insteadOfButton }: PricingTableProps) {
  const { products, error, refetch } = usePricingTable({ productDetails })
  const [chosen, setChosen] = useState<Rhythm>()
  if (!products && error) return <NotLoaded what="The plans" error={error} onRetry={refetch} />
  if (!products) return <div className="au-waiting" aria-hidden />
  const rhythm = chosen ?? rhythmOfNow(products)
  return (
    <>
      {!insteadOfButton && <OwnPlanMissing />}
      {hasTwoRhythms(products) && (
        <SegmentedControl
          className="au-rhythms"
          aria-label="Billed"
          data={RHYTHMS}
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
  return <NotLoaded what="Your plan" error={error} onRetry={refetch} />
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
  const { display = {}, name } = product
  const { price, features } = cardOf(product)
  return (
    <section className="au-plan" aria-label={display.name ?? name}>
      <div className="au-plan-head">
        <h3 className="au-plan-name">{display.name ?? name}</h3>
        {display.recommend_text && <span className="au-plan-mark">{display.recommend_text}</span>}
      </div>
      <p className="au-plan-price">
        {price.primary_text}
        {price.secondary_text && <span className="au-plan-rhythm">{price.secondary_text}</span>}
      </p>
      {display.description && <p className="au-plan-text">{display.description}</p>}
      {action}
      <ul className="au-plan-features">
        {display.everything_from && <li>Everything from {display.everything_from}, and:</li>}
        {features.map((item) => (
          <FeatureLine key={item.feature_id ?? item.display.primary_text} item={item} />
        ))}
      </ul>
    </section>
  )
}

function FeatureLine({ item: { display } }: { readonly item: WireItem }) {
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
        {buttonText(product)}
      </Button>
      {problem && <RefusalNote>{problem}</RefusalNote>}
      {left && <CancelPlan plan={left} isOpen={isLeaving} onClose={() => setLeaving(false)} />}
    </>
  )
}
