import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { useBilling } from './billing-context.ts'
import { BillingModal } from './billing-modal.tsx'
import { useBillingWords } from './billing-words.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { cancelWords, paidPlan } from './plan-words.ts'
import { PricingTable } from './pricing-table.tsx'

export interface PricesState {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

interface PricesDialogProps {
  readonly customer: WireCustomer
  readonly prices: PricesState
}

/** The plans to choose from, and how to end one; it closes once something has changed. */
export function PricesDialog({ customer, prices: { isOpen, onClose } }: PricesDialogProps) {
  const { t } = useBillingWords()
  const { planDialog } = useBilling('PricesDialog')
  const bought = JSON.stringify(customer.products)
  const known = useRef(bought)
  useEffect(() => {
    if (known.current === bought) return
    known.current = bought
    if (isOpen) onClose()
  }, [bought, isOpen, onClose])
  return (
    <BillingModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('plan.choose')}
      size="76rem"
      isCovered={planDialog.isOpen}
    >
      <div>
        <PricingTable />
      </div>
      <EndPlan customer={customer} />
    </BillingModal>
  )
}

function EndPlan({ customer }: Pick<PricesDialogProps, 'customer'>) {
  const words = useBillingWords()
  const [isAsking, setAsking] = useState(false)
  const paid = paidPlan(customer)
  if (!paid) return null
  const canEnd = paid.canceled_at === null || paid.status === 'past_due'
  return (
    <div>
      {canEnd && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {cancelWords(paid, undefined, words).confirm}
        </Button>
      )}
      <CancelPlan plan={paid} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
