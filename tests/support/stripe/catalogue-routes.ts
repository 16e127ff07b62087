// What is sold, and what is taken off.

import { type Form, formOf, formsOf, numberOf, textOf, textsOf } from './form.ts'
import { type Route, route } from './route.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { invalid, listOf, type Price } from './wire.ts'

export const CATALOGUE_ROUTES: readonly Route[] = [
  route('POST', 'products', (state, _id, form) => {
    const id = textOf(form, 'id') ?? state.id('prod')
    const product = { id, object: 'product' as const, name: textOf(form, 'name') }
    state.products.set(product.id, product)
    return product
  }),
  route('GET', 'prices', (state, _id, form) => {
    const keys = new Set(Object.values(textsOf(form, 'lookup_keys')))
    return listOf(
      [...state.prices.values()].filter(
        ({ active, lookup_key }) => active && keys.has(lookup_key ?? ''),
      ),
    )
  }),
  route('GET', 'prices/:id', (state, id) => requireRow(state.prices, id, 'price')),
  route('POST', 'prices', (state, _id, form) => {
    const key = textOf(form, 'lookup_key')
    const holder = [...state.prices.values()].find(({ lookup_key }) => key && lookup_key === key)
    if (holder && textOf(form, 'transfer_lookup_key') !== 'true') {
      throw invalid('A price with this lookup key exists')
    }
    if (holder) state.prices.set(holder.id, { ...holder, lookup_key: null })
    return savePrice(state, form)
  }),
  route('POST', 'coupons', (state, _id, form) => {
    const id = textOf(form, 'id') ?? state.id('co')
    if (state.coupons.has(id)) throw invalid('Coupon already exists.', 'resource_already_exists')
    const coupon = {
      id,
      object: 'coupon' as const,
      percent_off: numberOf(form, 'percent_off'),
      amount_off: numberOf(form, 'amount_off'),
    }
    state.coupons.set(id, coupon)
    return coupon
  }),
  route('GET', 'coupons/:id', (state, id) => requireRow(state.coupons, id, 'coupon')),
  route('POST', 'promotion_codes', (state, _id, form) => {
    const promotion = formOf(form, 'promotion')
    const code = {
      id: state.id('promo'),
      object: 'promotion_code' as const,
      active: true,
      code: textOf(form, 'code') ?? '',
      promotion: { type: 'coupon' as const, coupon: textOf(promotion, 'coupon') ?? '' },
    }
    state.promotionCodes.set(code.id, code)
    return code
  }),
  route('GET', 'promotion_codes', (state, _id, form) => {
    const code = textOf(form, 'code')
    return listOf(
      [...state.promotionCodes.values()].filter((one) => one.active && one.code === code),
    )
  }),
  route('POST', 'promotion_codes/:id', (state, id, form) => {
    const code = requireRow(state.promotionCodes, id, 'promotion_code')
    code.active = textOf(form, 'active') !== 'false'
    return code
  }),
]

function savePrice(state: StripeState, form: Form): Price {
  const recurring = formOf(form, 'recurring')
  const interval = textOf(recurring, 'interval')
  const tiers = formsOf(form, 'tiers').map((tier) => ({
    up_to: textOf(tier, 'up_to') === 'inf' ? null : numberOf(tier, 'up_to'),
    unit_amount: numberOf(tier, 'unit_amount') ?? 0,
  }))
  const price: Price = {
    id: state.id('price'),
    object: 'price',
    active: true,
    currency: textOf(form, 'currency') ?? 'usd',
    lookup_key: textOf(form, 'lookup_key'),
    metadata: textsOf(form, 'metadata'),
    product: textOf(form, 'product') ?? '',
    unit_amount: numberOf(form, 'unit_amount'),
    tiers: tiers.length > 0 ? tiers : null,
    recurring: interval
      ? { interval, interval_count: numberOf(recurring, 'interval_count') ?? 1 }
      : null,
    type: interval ? 'recurring' : 'one_time',
  }
  state.prices.set(price.id, price)
  return price
}
