import { Button, Collapse } from '@mantine/core'
import { useId, useState } from 'react'
import type { WireCheckout } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Answers } from './answers.tsx'
import { BillingModal } from './billing-modal.tsx'
import { useBillingWords } from './billing-words.ts'
import { detailLines, priceLines, type TotalLine, totalLines } from './confirmation-prices.ts'
import { changesNothing, confirmationText, makesSmaller } from './confirmation-text.ts'
import { Lines } from './lines.tsx'
import { PreviewContent } from './preview-content.tsx'
import type { PlanDialogProps, PurchaseParams } from './purchase.ts'
import { QuantityEditor } from './quantity-editor.tsx'
import { overflowText } from './usage-words.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

/** Before anything is bought, changed or canceled: what it costs, and when. */
export function CheckoutDialog({ isOpen, onClose, change }: PlanDialogProps) {
  if ('preview' in change) {
    return <PreviewContent isOpen={isOpen} onClose={onClose} {...change} />
  }
  return <Confirmation isOpen={isOpen} onClose={onClose} {...change} />
}

interface ConfirmationProps extends Pick<PlanDialogProps, 'isOpen' | 'onClose'> {
  readonly checkout: WireCheckout
  readonly params: PurchaseParams
}

function Confirmation({ isOpen, onClose, checkout, params }: ConfirmationProps) {
  const [result, setResult] = useState(checkout)
  const { attach, customer } = useCustomer()
  const { isBusy, problem, run } = useTask()
  const words = useBillingWords()
  const { title, message } = confirmationText(result, words)
  const overflow =
    customer && makesSmaller(result)
      ? overflowText(result.product, Object.values(customer.features), words)
      : undefined
  const confirm = () => {
    const options = result.options.map((one) => ({
      featureId: one.feature_id,
      quantity: one.quantity,
    }))
    return changesNothing(result)
      ? onClose()
      : run(() => attach({ ...params, productId: result.product.id, options }))
  }
  return (
    <BillingModal isOpen={isOpen} onClose={onClose} title={title} isBusy={isBusy}>
      <p>{message}</p>
      {overflow && <p>{overflow}</p>}
      <Prices result={result} params={params} onChange={setResult} />
      <Totals result={result} />
      {problem && <RefusalNote>{problem}</RefusalNote>}
      <Answers isBusy={isBusy} onConfirm={confirm} onClose={onClose} />
    </BillingModal>
  )
}

interface PricesProps {
  readonly result: WireCheckout
  readonly params: PurchaseParams
  readonly onChange: (result: WireCheckout) => void
}

function Prices({ result, params, onChange }: PricesProps) {
  const lines = priceLines(result, useBillingWords())
  if (lines.length === 0) return null
  const shown = lines.map(({ prepaid, text, ...line }) => ({
    ...line,
    text: prepaid ? (
      <>
        {text}
        <QuantityEditor item={prepaid} result={result} params={params} onSaved={onChange} />
      </>
    ) : (
      text
    ),
  }))
  return <Lines className="au-lines" lines={shown} />
}

function Totals({ result }: { readonly result: WireCheckout }) {
  const details = detailLines(result)
  return (
    <div>
      {details.length > 0 && <Details lines={details} />}
      <Lines className="au-totals" lines={totalLines(result, useBillingWords())} />
    </div>
  )
}

function Details({ lines }: { readonly lines: readonly TotalLine[] }) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const { t } = useBillingWords()
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className="au-details"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {t('change.details')}
      </Button>
      <Collapse expanded={isShown} id={id}>
        <Lines className="au-lines" lines={lines} />
      </Collapse>
    </>
  )
}
