import type { WireCustomer, WireCustomerProduct } from '#domain/billing/wire.ts'
import { formatBillDate } from './format-amount.ts'

/** The plan in one or two sentences. */
export function describePlan({ products }: Pick<WireCustomer, 'products'>): string {
  const plan = products.find(({ is_add_on, status }) => !is_add_on && status !== 'scheduled')
  if (!plan) return 'No plan.'
  const next = products.find(({ is_add_on, status }) => !is_add_on && status === 'scheduled')
  return [standing(plan, next), ...prospect(plan, next)].join(' ')
}

function standing(plan: WireCustomerProduct, next: WireCustomerProduct | undefined): string {
  const { name, past_due_since: since } = plan
  if (plan.status === 'past_due') return `${name}, paused until it is paid.`
  if (since !== undefined) return `${name}, not paid for since ${formatBillDate(since)}.`
  const free = next || plan.canceled_at !== null ? undefined : trialEnd(plan)
  return free === undefined ? `${name}.` : `${name}, free until ${formatBillDate(free)}.`
}

function trialEnd({ status, trial_ends_at }: WireCustomerProduct): number | undefined {
  return status === 'trialing' ? trial_ends_at : undefined
}

/** What comes next; an unpaid plan has no next bill to announce. */
function prospect(
  plan: WireCustomerProduct,
  next: WireCustomerProduct | undefined,
): readonly string[] {
  const { canceled_at, current_period_end: end } = plan
  if (canceled_at !== null && end !== null) {
    const ends = `It ends on ${formatBillDate(end)}.`
    return next ? [ends, `${next.name} starts then.`] : [ends]
  }
  if (next) return [`${next.name} starts on ${formatBillDate(next.started_at)}.`]
  if (trialEnd(plan) !== undefined) return ['The first bill comes then, unless you cancel before.']
  if (plan.past_due_since !== undefined || end === null) return []
  return [`The next bill comes on ${formatBillDate(end)}.`]
}

/** What an owner needs to act on. */
export function planNotice({ products }: WireCustomer): string | undefined {
  const late = products.find(({ past_due_since }) => past_due_since !== undefined)
  if (!late) return undefined
  if (late.status === 'past_due') {
    return `A payment for ${late.name} is missing, so the plan is paused: stores, people, items and audits stay, and none can be added. Mend the card in the billing portal, and it goes on at once.`
  }
  const { grace_ends_at: until } = late
  const when = until === undefined ? '' : ` by ${formatBillDate(until)}`
  return `A payment for ${late.name} did not go through. Mend the card in the billing portal${when}, or the plan is paused.`
}

export interface CancelWords {
  readonly title: string
  readonly confirm: string
  readonly message: string
  /** At once, instead of at the end of its cycle. */
  readonly isNow: boolean
}

/** A paused plan has nothing left to lose, so it can end before its cycle does. */
export function cancelWords(plan: WireCustomerProduct, nextName: string | undefined): CancelWords {
  const { name } = plan
  const kept = 'Nothing you have counted is deleted.'
  if (plan.status === 'past_due') {
    const next = nextName ? `, and ${nextName} takes its place` : ''
    return {
      title: `End ${name} now`,
      confirm: 'End plan now',
      message: `${name} is paused, so it ends at once${next}. A bill that is open stays open, and the next card that works pays it. ${kept}`,
      isNow: true,
    }
  }
  const until = plan.trial_ends_at ?? plan.current_period_end
  const when = until === null ? 'the last day of the cycle' : formatBillDate(until)
  return {
    title: `Cancel ${name}`,
    confirm: 'Cancel plan',
    message: `Your subscription to ${name} ends on ${when}. Until then everything stays as it is, and you can renew it. ${kept}`,
    isNow: false,
  }
}

/** Its grace period is over: it gives nothing until it is paid. */
export function pausedPlan({
  products,
}: Pick<WireCustomer, 'products'>): WireCustomerProduct | undefined {
  return products.find(({ is_add_on, status }) => !is_add_on && status === 'past_due')
}
