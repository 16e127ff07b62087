// What a subscription becomes later.

import { endSubscription, releaseSchedule } from './end-subscription.ts'
import { formsOf, numberOf, textOf } from './form.ts'
import { type Route, route } from './route.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { newItem, wantedItems } from './subscription-items.ts'
import { invalid, listOf, type Schedule, type Subscription } from './wire.ts'

export const SCHEDULE_ROUTES: readonly Route[] = [
  route('POST', 'subscription_schedules', (state, _id, form) => {
    const from = requireRow(state.subscriptions, textOf(form, 'from_subscription'), 'subscription')
    if (from.schedule) throw invalid('The subscription has a schedule already')
    const [item] = from.items.data
    const start_date = item?.current_period_start ?? 0
    const end_date = item?.current_period_end ?? 0
    const items = from.items.data.map(({ price, quantity }) => ({ price: price.id, quantity }))
    const schedule = {
      id: state.id('sub_sched'),
      object: 'subscription_schedule' as const,
      customer: from.customer,
      subscription: from.id,
      status: 'active' as const,
      phases: [{ start_date, end_date, items, trial_end: trialOf(from) }],
      current_phase: { start_date, end_date },
      metadata: {},
    }
    state.schedules.set(schedule.id, schedule)
    from.schedule = schedule.id
    state.emit('customer.subscription.updated', from)
    return schedule
  }),
  route('GET', 'subscription_schedules/:id', (state, id) =>
    requireRow(state.schedules, id, 'schedule'),
  ),
  route('POST', 'subscription_schedules/:id', (state, id, form) => {
    const schedule = requireRow(state.schedules, id, 'schedule')
    const [running] = formsOf(form, 'phases')
    if (numberOf(running ?? {}, 'start_date') !== schedule.current_phase?.start_date) {
      throw invalid('The phase that runs keeps its start')
    }
    schedule.phases = formsOf(form, 'phases').map((phase) => ({
      start_date: numberOf(phase, 'start_date') ?? 0,
      end_date: numberOf(phase, 'end_date'),
      trial_end: numberOf(phase, 'trial_end'),
      items: wantedItems(state, formsOf(phase, 'items')).map(({ price, quantity }) => ({
        price: price.id,
        quantity,
      })),
    }))
    endDroppedTrial(state, schedule)
    followPhase(state, schedule)
    return schedule
  }),
  /** With the subscription, as against its release. */
  route('POST', 'subscription_schedules/:id/cancel', (state, id) => {
    const schedule = requireRow(state.schedules, id, 'schedule')
    const subscription = state.subscriptions.get(schedule.subscription ?? '')
    if (subscription) endSubscription(state, subscription)
    return schedule
  }),
  route('POST', 'subscription_schedules/:id/release', (state, id) => {
    const schedule = requireRow(state.schedules, id, 'schedule')
    const owner = schedule.subscription
    const released = releaseSchedule(state, id, 'released')
    const subscription = owner && state.subscriptions.get(owner)
    if (subscription) state.emit('customer.subscription.updated', subscription)
    return released
  }),
]

function trialOf({ status, trial_end }: Subscription): number | null {
  return status === 'trialing' ? trial_end : null
}

/** What is said of the phase that runs is so from now on. */
function followPhase(state: StripeState, { subscription, phases }: Schedule): void {
  const owner = state.subscriptions.get(subscription ?? '')
  const [first] = owner?.items.data ?? []
  if (!owner || !first) return
  const { current_period_start: start, current_period_end: end } = first
  const items = (phases[0]?.items ?? []).map(({ price, quantity }) => {
    const known = owner.items.data.find((one) => one.price.id === price)
    const wanted = { price: requireRow(state.prices, price, 'price'), quantity }
    return known ? { ...known, quantity } : newItem(state, wanted, start, end)
  })
  const isSame = JSON.stringify(items) === JSON.stringify(owner.items.data)
  if (isSame) return
  owner.items = listOf(items)
  state.emit('customer.subscription.updated', owner)
}

/** A phase that runs without the trial it had ends that trial. */
function endDroppedTrial(state: StripeState, { subscription, phases }: Schedule): void {
  const owner = state.subscriptions.get(subscription ?? '')
  if (owner?.status !== 'trialing' || phases[0]?.trial_end !== null) return
  owner.status = 'active'
  owner.trial_end = Math.floor(state.now)
}
