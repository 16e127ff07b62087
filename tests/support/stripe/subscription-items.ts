// What a subscription is made of, what it costs, and how long its cycles are.

import { type Form, numberOf, textOf } from './form.ts'
import { costOf } from './money.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import type { Price, Subscription, SubscriptionItem } from './wire.ts'

export interface Wanted {
  readonly price: Price
  readonly quantity: number
}

const DAY = 86_400

export function wantedItems(state: StripeState, forms: readonly Form[]): readonly Wanted[] {
  return forms.map((form) => ({
    price: requireRow(state.prices, textOf(form, 'price'), 'price'),
    quantity: numberOf(form, 'quantity') ?? 1,
  }))
}

/** The end of a cycle that began at `start`, counted from the anchor so that the 31st comes back. */
export function cycleEnd(anchor: number, price: Price | undefined, start: number): number {
  const { interval = 'month', interval_count = 1 } = price?.recurring ?? {}
  if (interval === 'day') return start + interval_count * DAY
  if (interval === 'week') return start + interval_count * 7 * DAY
  const months = interval_count * (interval === 'year' ? 12 : 1)
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, months * count)
    if (end > start) return end
  }
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1_000)
  const month = from.getUTCMonth() + months
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), last)
  const rest =
    seconds * 1_000 - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  return Math.floor((Date.UTC(from.getUTCFullYear(), month, day) + rest) / 1_000)
}

export function newItem(
  state: StripeState,
  { price, quantity }: Wanted,
  start: number,
  end: number,
): SubscriptionItem {
  return {
    id: state.id('si'),
    object: 'subscription_item',
    price,
    quantity,
    current_period_start: start,
    current_period_end: end,
  }
}

export function fullLine(state: StripeState, { price, quantity }: Wanted) {
  const name = state.products.get(price.product)?.name ?? price.id
  return { description: `${quantity} × ${name}`, amount: costOf(price, quantity) }
}

/** For a part of a cycle; below nothing: given back. */
export function prorated(
  state: StripeState,
  prefix: string,
  { price, quantity }: SubscriptionItem,
  part: number,
) {
  const { description, amount } = fullLine(state, { price, quantity })
  return { description: `${prefix} ${description}`.trim(), amount: rounded(amount * part) }
}

/** The same for what is credited and for what is charged: half a unit must not be lost between them. */
function rounded(units: number): number {
  return Math.sign(units) * Math.round(Math.abs(units))
}

export function periodEnd({ items }: Subscription): number {
  return items.data[0]?.current_period_end ?? 0
}
