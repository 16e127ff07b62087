import type { WireCustomerProduct } from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useBillingWords } from './billing-words.ts'
import { cancelWords } from './plan-words.ts'
import { useSayProblem } from './problem-text.ts'
import { overflowText } from './usage-words.ts'
import { useCustomer } from './use-customer.ts'
import { usePricingTable } from './use-pricing-table.ts'

interface CancelPlanProps {
  readonly plan: WireCustomerProduct
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before a plan ends: at the end of its cycle, or at once if it is paused. */
export function CancelPlan({ plan, isOpen, onClose }: CancelPlanProps) {
  const { cancel } = useCustomer()
  const next = useDefaultPlan()
  const words = useBillingWords()
  const sayProblem = useSayProblem()
  const { title, confirm, message, isNow } = cancelWords(plan, next?.name, words)
  const end = async () => {
    const { error } = await cancel({ productId: plan.id, cancelImmediately: isNow })
    if (error) throw new Fault('conflict', sayProblem(error))
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={confirm}
      dismissLabel={words.t('cancel.keep')}
      onConfirm={end}
    >
      <p>{message}</p>
      {next?.overflow && <p>{next.overflow}</p>}
    </ConfirmDialog>
  )
}

/** The free plan that follows, and what it does not include. */
function useDefaultPlan() {
  const { customer } = useCustomer()
  const { products } = usePricingTable()
  const words = useBillingWords()
  const plan = products?.find(({ is_default }) => is_default)
  if (!plan) return undefined
  const features = Object.values(customer?.features ?? {})
  return { name: plan.name, overflow: overflowText(plan, features, words) }
}
