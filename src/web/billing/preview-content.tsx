import type { WireProductPreview } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Answers } from './answers.tsx'
import { BillingModal } from './billing-modal.tsx'
import { type BillingWords, useBillingWords } from './billing-words.ts'
import { type Words, wordsOf } from './confirmation-text.ts'
import { formatAmount } from './format-amount.ts'
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
  const words = useBillingWords()
  const { title, message } = previewText(preview, words)
  const confirm = () => (preview.error_on_attach ? onClose() : run(() => attach(params)))
  return (
    <BillingModal isOpen={isOpen} onClose={onClose} title={title} isBusy={isBusy}>
      <p>{message}</p>
      {preview.items.length > 0 && <Lines className="au-lines" lines={priceLines(preview)} />}
      <Lines className="au-totals" lines={totalLines(preview, words)} />
      {problem && <RefusalNote>{problem}</RefusalNote>}
      <Answers isBusy={isBusy} onConfirm={confirm} onClose={onClose} />
    </BillingModal>
  )
}

function priceLines({ items }: WireProductPreview): readonly Line[] {
  return items.map(({ description, price }) => ({ label: description, text: price }))
}

function totalLines(preview: WireProductPreview, { t, formats }: BillingWords): readonly Line[] {
  const { items, due_today: today, due_next_cycle: next, next_cycle_at: at } = preview
  const hasUsage = items.some(({ usage_model }) => usage_model === 'pay_per_use')
  const isOther = next && at !== undefined && next.price !== today?.price
  const lines: Line[] = []
  if (today) lines.push({ label: t('change.dueToday'), text: amountOf(today) })
  if (isOther) {
    const amount = amountOf(next)
    lines.push({
      label: t('change.dueNext', { day: formats.date(at) }),
      text: hasUsage ? t('change.usagePrices', { amount }) : amount,
    })
  }
  return lines
}

function amountOf({ price, currency }: NonNullable<WireProductPreview['due_today']>): string {
  return formatAmount(price, currency)
}

function previewText(preview: WireProductPreview, words: BillingWords): Words {
  const { scenario, product_name, current_product_name, next_cycle_at, recurring, items } = preview
  const facts = {
    name: product_name,
    scenario,
    current: current_product_name,
    nextCycleAt: next_cycle_at,
    isFree: items.length === 0,
    isOneOff: !recurring && items.length > 0,
    isUpdateable: !preview.error_on_attach,
    hasTrial: preview.free_trial === true,
  }
  return wordsOf(facts, words)
}
