import type { WireCustomer, WireCustomerProduct } from '#domain/billing/wire.ts'
import { formatBillDate } from './format-amount.ts'

/** The plan in one sentence. */
export function describePlan({ products }: WireCustomer): string {
  const plan = products.find(({ is_add_on, status }) => !is_add_on && status !== 'scheduled')
  if (!plan) return 'No plan.'
  const { name, canceled_at, trial_ends_at, current_period_end: end } = plan
  if (plan.status === 'past_due') return `${name}, paused until it is paid.`
  const next = products.find(({ is_add_on, status }) => !is_add_on && status === 'scheduled')
  if (canceled_at !== null && end !== null) {
    const after = next ? ` ${next.name} starts then.` : ''
    return `${name}. It ends on ${formatBillDate(end)}.${after}`
  }
  if (next) return `${name}. ${next.name} starts on ${formatBillDate(next.started_at)}.`
  if (plan.status === 'trialing' && trial_ends_at) {
    return `${name}, free until ${formatBillDate(trial_ends_at)}.`
  }
  return end === null ? `${name}.` : `${name}. The next bill comes on ${formatBillDate(end)}.`
}

/** What an owner has to do something about. */
export function planNotice({ products }: WireCustomer): string | undefined {
  const late = products.find(({ past_due_since }) => past_due_since !== undefined)
  if (!late) return undefined
  return late.status === 'past_due'
    ? `A payment for ${late.name} is missing, so the plan is paused. Mend the card in the billing portal.`
    : `A payment for ${late.name} did not go through. Mend the card in the billing portal before the plan is paused.`
}

/** Its time of grace is over: it gives nothing until it is paid. */
export function pausedPlan({
  products,
}: Pick<WireCustomer, 'products'>): WireCustomerProduct | undefined {
  return products.find(({ is_add_on, status }) => !is_add_on && status === 'past_due')
}
