import { Button, type ButtonProps } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useBillingWords } from './billing-words.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import {
  describePlan,
  isOverdue,
  paidPlan,
  planNotice,
  type StateOfPlan,
  stateOfPlan,
} from './plan-words.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

const ICONS: Readonly<Record<StateOfPlan, typeof IconCircleCheck>> = {
  free: IconCircleDashed,
  trial: IconHourglass,
  paid: IconCircleCheck,
  ending: IconHourglass,
  overdue: IconAlertTriangle,
  paused: IconCircleX,
}

interface PlanStateProps {
  readonly customer: WireCustomer
  /** Opens the prices. */
  readonly onChange: () => void
}

/** How the plan stands, in a color and with an icon, and what an owner most likely wants to do about it. */
export function PlanState({ customer, onChange }: PlanStateProps) {
  const words = useBillingWords()
  const state = stateOfPlan(customer)
  const notice = planNotice(customer, words)
  const Icon = ICONS[state]
  return (
    <div className="au-state" data-state={state}>
      <Icon size={20} stroke={1.8} className="au-state-icon" aria-hidden />
      <div className="au-state-words">
        <p className="au-state-plan">{describePlan(customer, words)}</p>
        {notice && <p>{notice}</p>}
      </div>
      <PlanButtons customer={customer} onChange={onChange} />
    </div>
  )
}

/** The first is the one to press; while a bill is open or the plan ends, it can be changed as well. */
function PlanButtons({ customer, onChange }: PlanStateProps) {
  const { t } = useBillingWords()
  const isLate = isOverdue(customer)
  const paid = paidPlan(customer)
  const isEnding = !isLate && paid !== undefined && paid.canceled_at !== null
  return (
    <div className="au-state-buttons">
      {isLate && <PortalButton />}
      {isEnding && <RenewButton plan={paid} />}
      <Button variant={isLate || isEnding ? 'default' : 'filled'} onClick={onChange}>
        {t('plan.change')}
      </Button>
    </div>
  )
}

function RenewButton({ plan }: { readonly plan: { readonly id: string; readonly name: string } }) {
  const { t } = useBillingWords()
  const { checkout } = useCustomer()
  const { isBusy, problem, run } = useTask()
  return (
    <>
      <Button
        loading={isBusy}
        onClick={() => run(() => checkout({ productId: plan.id, dialog: CheckoutDialog }))}
      >
        {t('plan.renew', { plan: plan.name })}
      </Button>
      {problem && <RefusalNote>{problem}</RefusalNote>}
    </>
  )
}

/** To cards, addresses and bills, which are kept elsewhere. */
export function PortalButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useBillingWords()
  const { openBillingPortal } = useCustomer()
  const { isBusy, problem, run } = useTask()
  return (
    <div className={variant === undefined ? undefined : 'au-actions'}>
      <Button
        variant={variant ?? 'filled'}
        loading={isBusy}
        onClick={() => run(() => openBillingPortal())}
      >
        {t('plan.portal')}
      </Button>
      {problem && <RefusalNote>{problem}</RefusalNote>}
    </div>
  )
}
