import type { WireCustomer, WireCustomerProduct } from '#domain/billing/wire.ts'
import type { BillingWords } from './billing-words.ts'

/** The plan in one or two sentences. */
export function describePlan(
  { products }: Pick<WireCustomer, 'products'>,
  words: BillingWords,
): string {
  const plan = products.find(({ is_add_on, status }) => !is_add_on && status !== 'scheduled')
  if (!plan) return words.t('plan.none')
  const next = products.find(({ is_add_on, status }) => !is_add_on && status === 'scheduled')
  return [standing(plan, next, words), prospect(plan, next, words)].filter(Boolean).join(' ')
}

function standing(
  plan: WireCustomerProduct,
  next: WireCustomerProduct | undefined,
  { t, formats }: BillingWords,
): string {
  const { name, past_due_since: since } = plan
  if (plan.status === 'past_due') return t('plan.paused', { plan: name })
  if (since !== undefined) return t('plan.overdue', { plan: name, day: formats.date(since) })
  const free = next || plan.canceled_at !== null ? undefined : trialEnd(plan)
  if (free === undefined) return t('plan.is', { plan: name })
  return t('plan.freeUntil', { plan: name, day: formats.date(free) })
}

function trialEnd({ status, trial_ends_at }: WireCustomerProduct): number | undefined {
  return status === 'trialing' ? trial_ends_at : undefined
}

/** What comes next; an unpaid plan has no next bill to announce. */
function prospect(
  plan: WireCustomerProduct,
  next: WireCustomerProduct | undefined,
  { t, formats }: BillingWords,
): string | undefined {
  const { canceled_at, current_period_end: end } = plan
  if (canceled_at !== null && end !== null) {
    const day = formats.date(end)
    return next ? t('plan.endsThen', { day, next: next.name }) : t('plan.ends', { day })
  }
  if (next) return t('plan.starts', { next: next.name, day: formats.date(next.started_at) })
  if (trialEnd(plan) !== undefined) return t('plan.firstBill')
  if (plan.past_due_since !== undefined || end === null) return undefined
  return t('plan.nextBill', { day: formats.date(end) })
}

/** What an owner needs to act on. */
export function planNotice(
  { products }: WireCustomer,
  { t, formats }: BillingWords,
): string | undefined {
  const late = products.find(({ past_due_since }) => past_due_since !== undefined)
  if (!late) return undefined
  const { name: plan, grace_ends_at: until } = late
  if (late.status === 'past_due') return t('plan.noticePaused', { plan })
  return until === undefined
    ? t('plan.noticeLate', { plan })
    : t('plan.noticeLateBy', { plan, day: formats.date(until) })
}

interface CancelWords {
  readonly title: string
  readonly confirm: string
  readonly message: string
  /** At once, instead of at the end of its cycle. */
  readonly isNow: boolean
}

/** A paused plan has nothing left to lose, so it can end before its cycle does. */
export function cancelWords(
  { name: plan, status, trial_ends_at, current_period_end }: WireCustomerProduct,
  next: string | undefined,
  { t, formats }: BillingWords,
): CancelWords {
  if (status === 'past_due') {
    return {
      title: t('cancel.endTitle', { plan }),
      confirm: t('cancel.end'),
      message: next ? t('cancel.endTextNext', { plan, next }) : t('cancel.endText', { plan }),
      isNow: true,
    }
  }
  const until = trial_ends_at ?? current_period_end
  return {
    title: t('cancel.title', { plan }),
    confirm: t('cancel.cancel'),
    message:
      until === null
        ? t('cancel.textCycle', { plan })
        : t('cancel.text', { plan, day: formats.date(until) }),
    isNow: false,
  }
}

/** Its grace period is over: it gives nothing until it is paid. */
export function pausedPlan({
  products,
}: Pick<WireCustomer, 'products'>): WireCustomerProduct | undefined {
  return products.find(({ is_add_on, status }) => !is_add_on && status === 'past_due')
}

/** The plan that costs something, which may be a trial, paused or ending. */
export function paidPlan({
  products,
}: Pick<WireCustomer, 'products'>): WireCustomerProduct | undefined {
  return products.find(
    ({ is_add_on, is_default, status }) => !is_add_on && !is_default && status !== 'scheduled',
  )
}

/** A payment is missing, whether the plan still runs or not. */
export function isOverdue({ products }: Pick<WireCustomer, 'products'>): boolean {
  return products.some(({ past_due_since }) => past_due_since !== undefined)
}

export type StateOfPlan = 'free' | 'trial' | 'paid' | 'ending' | 'overdue' | 'paused'

/** In one word: it chooses icon and color. */
export function stateOfPlan(customer: Pick<WireCustomer, 'products'>): StateOfPlan {
  const plan = paidPlan(customer)
  if (pausedPlan(customer)) return 'paused'
  if (isOverdue(customer)) return 'overdue'
  if (!plan) return 'free'
  if (plan.canceled_at !== null) return 'ending'
  return plan.status === 'trialing' ? 'trial' : 'paid'
}
