import type { WireProductPreview } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Answers } from './answers.tsx'
import { BillingModal } from './billing-modal.tsx'
import { USAGE_PRICES } from './confirmation-prices.ts'
import { type Words, wordsOf } from './confirmation-text.ts'
import { formatAmount, formatBillDate } from './format-amount.ts'
import { type Line, Lines } from './lines.tsx'
import type { PurchaseParams } from './purchase.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

interface PreviewContentProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly preview: WireProductPreview
  readonly params: PurchaseParams
}

/** A plan change requested through `attach`: its preview, then the attach itself. */
export function PreviewContent({ isOpen, onClose, preview, params }: PreviewContentProps) {
  const { attach } = useCustomer()
  const { isBusy, problem, run } = useTask()
  const { title, message } = previewText(preview)
  const confirm = () => (preview.error_on_attach ? onClose() : run(() => attach(params)))
  return (
    <BillingModal isOpen={isOpen} onClose={onClose} title={title} isBusy={isBusy}>
      <p>{message}</p>
      {preview.items.length > 0 && <Lines className="au-lines" lines={priceLines(preview)} />}
      <Lines className="au-totals" lines={totalLines(preview)} />
      {problem && <RefusalNote>{problem}</RefusalNote>}
      <Answers isBusy={isBusy} onConfirm={confirm} onClose={onClose} />
    </BillingModal>
  )
}

function priceLines({ items }: WireProductPreview): readonly Line[] {
  return items.map(({ description, price }) => ({ label: description, text: price }))
}

function totalLines(preview: WireProductPreview): readonly Line[] {
  const { items, due_today: today, due_next_cycle: next, next_cycle_at: at } = preview
  const usage = items.some(({ usage_model }) => usage_model === 'pay_per_use') ? USAGE_PRICES : ''
  const isOther = next && at !== undefined && next.price !== today?.price
  return [
    ...(today ? [due('Total due today', today)] : []),
    ...(isOther ? [due(`Due next cycle (${formatBillDate(at)})`, next, usage)] : []),
  ]
}

function due(
  label: string,
  { price, currency }: { readonly price: number; readonly currency: string },
  more = '',
): Line {
  return { label, text: `${formatAmount(price, currency)}${more}` }
}

function previewText(preview: WireProductPreview): Words {
  const { scenario, product_name, current_product_name, next_cycle_at, recurring, items } = preview
  return wordsOf({
    name: product_name,
    scenario,
    current: current_product_name,
    nextCycleAt: next_cycle_at,
    isFree: items.length === 0,
    isOneOff: !recurring && items.length > 0,
    isUpdateable: !preview.error_on_attach,
    hasTrial: preview.free_trial === true,
  })
}
