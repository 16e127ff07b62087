// Seats, with numbers calculated by hand. The first cycle of the model has 28 days, so 14 days are half of it.

import { describe, expect, test } from 'vitest'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { viewFeatures } from './feature-view.ts'

const attach = (productId: string) => ({ kind: 'attach', productId, packages: 0 }) as const
const seats = (value: number) => ({ kind: 'track', featureId: 'seats', value }) as const
const wait = (days: number) => ({ kind: 'wait', days }) as const
const card = (declines: boolean) => ({ kind: 'card', declines }) as const

/** What was paid since the last call. */
function till(model: BillingModel): () => number {
  let before = model.paid
  return () => {
    const since = model.paid.minus(before).toNumber()
    before = model.paid
    return since
  }
}

function on(productId: string, taken = 0): { readonly model: BillingModel; paid(): number } {
  const model = new BillingModel(SEAT_CATALOG)
  if (taken > 0) expect(model.run(seats(taken))).toBe(true)
  const paid = till(model)
  expect(model.run(attach(productId))).toBe(true)
  return { model, paid }
}

const credit = ({ account }: BillingModel) => account.customer.credit.toNumber()

function paidFor({ account }: BillingModel): number | undefined {
  return account.products.find(({ status }) => status !== 'scheduled')?.quantities.seats
}

function view(model: BillingModel) {
  return model.look((draft) => viewFeatures(draft, SEAT_CATALOG, model.now).seats)
}

describe('one seat more', () => {
  test('costs what is left of the cycle: ten a month, half of it, are five', () => {
    const { model, paid } = on('crew')
    expect(paid()).toBe(20)
    model.run(wait(14))
    expect(model.run(seats(2)), 'both are included').toBe(true)
    expect(paid()).toBe(0)
    expect(model.run(seats(1))).toBe(true)
    expect(paid()).toBe(5)
    expect(model.run(seats(2))).toBe(true)
    expect(paid()).toBe(10)
    expect(view(model)).toMatchObject({ usage: 5, balance: -3, included_usage: 2 })
  })

  test('costs a whole cycle where the plan says so', () => {
    const { model, paid } = on('club')
    model.run(wait(14))
    model.run(seats(1))
    expect(paid()).toBe(10)
  })

  test('costs nothing before the next cycle where the plan says so', () => {
    const { model, paid } = on('guild')
    expect(model.account.products.map(({ status }) => status)).toContain('trialing')
    model.run(wait(8))
    expect(paid()).toBe(30)
    model.run(seats(3))
    expect(paid()).toBe(0)
    model.run(wait(31))
    expect(paid(), 'two of three at ten each').toBe(50)
  })

  test('is billed with every cycle that begins with it, and stays in use', () => {
    const { model, paid } = on('crew')
    model.run(seats(4))
    expect(paid()).toBe(40)
    model.run(wait(28))
    expect(paid()).toBe(40)
    expect(view(model)).toMatchObject({ usage: 4, balance: -2 })
    model.run(wait(31))
    expect(paid()).toBe(40)
  })

  test('falls into the tier that it reaches', () => {
    const { model, paid } = on('ranks')
    model.run(wait(14))
    model.run(seats(3))
    expect(paid(), 'one of the base, thirty; two beyond the included, half of twenty').toBe(40)
    model.run(seats(1))
    expect(paid(), 'half of eight').toBe(4)
    model.run(wait(14))
    expect(paid()).toBe(58)
  })

  test('is refused with the card, and nothing of it is written down', () => {
    const { model, paid } = on('crew', 2)
    paid()
    model.run(card(true))
    const before = JSON.stringify(model.account)
    expect(model.run(seats(1))).toBe(false)
    expect(model.run({ kind: 'entity', id: 'a', remove: false })).toBe(false)
    expect(JSON.stringify(model.account)).toBe(before)
    expect(paid()).toBe(0)
  })

  test('is refused beyond the limit of the plan, before anybody is asked for money', () => {
    const { model, paid } = on('club')
    expect(model.run(seats(6))).toBe(true)
    expect(paid()).toBe(60)
    expect(model.run(seats(1))).toBe(false)
    expect(model.run({ kind: 'entity', id: 'a', remove: false })).toBe(false)
    expect(paid()).toBe(0)
  })

  test('is paid with credit first', () => {
    const { model, paid } = on('crew', 3)
    expect(paid()).toBe(30)
    model.run(wait(14))
    model.run(seats(-1))
    expect(credit(model)).toBe(5)
    model.run(seats(1))
    expect(paid()).toBe(0)
    expect(credit(model)).toBe(0)
  })
})

describe('one seat less', () => {
  test('brings credit for what is left of the cycle', () => {
    const { model, paid } = on('crew', 3)
    expect(paid(), 'twenty, and one seat beyond the included').toBe(30)
    model.run(wait(14))
    model.run(seats(-1))
    expect([credit(model), paidFor(model)]).toEqual([5, 0])
    model.run(wait(14))
    expect(paid(), 'the next cycle has no seat to bill, and takes the credit').toBe(15)
  })

  test('brings nothing for one that is included', () => {
    const { model } = on('crew', 2)
    model.run(wait(14))
    model.run(seats(-1))
    expect(credit(model)).toBe(0)
  })

  test('leaves a place that the next one takes without paying', () => {
    const { model, paid } = on('club')
    model.run(seats(2))
    expect(paid()).toBe(20)
    model.run(wait(14))
    model.run(seats(-1))
    expect([credit(model), paidFor(model), view(model)?.usage]).toEqual([0, 2, 1])
    model.run(seats(1))
    expect(paid(), 'it takes the place that was paid for').toBe(0)
    model.run(seats(1))
    expect(paid(), 'there is no other').toBe(10)
  })

  test('leaves a place only until the cycle ends', () => {
    const { model, paid } = on('club')
    model.run(seats(3))
    model.run(seats(-2))
    expect(paid()).toBe(30)
    model.run(wait(28))
    expect([paid(), paidFor(model)]).toEqual([10, 1])
    model.run(seats(1))
    expect(paid(), 'the place is gone').toBe(10)
  })

  test('is not credited in a cycle that was not paid', () => {
    const { model } = on('crew', 3)
    model.run(seats(1))
    model.run(card(true))
    model.run(wait(28))
    expect(model.account.products.map(({ status }) => status)).toContain('past_due')
    model.run(seats(-1))
    expect([credit(model), paidFor(model)]).toEqual([0, 2])
  })

  test('was never paid for where seats cost nothing before the next cycle', () => {
    const { model } = on('guild')
    model.run(wait(8))
    model.run(seats(3))
    model.run(seats(-3))
    expect(credit(model)).toBe(0)
  })
})

describe('an entity of a feature that costs', () => {
  test('is charged as a seat, and leaves what a seat leaves', () => {
    const { model, paid } = on('club')
    model.run(wait(14))
    const entity = (id: string, remove = false) => ({ kind: 'entity', id, remove }) as const
    model.run(entity('a'))
    expect(paid()).toBe(10)
    model.run(entity('a'))
    expect(paid(), 'said again, it is the same one').toBe(0)
    model.run(entity('a', true))
    expect([credit(model), paidFor(model), view(model)?.usage]).toEqual([0, 1, 0])
    model.run(entity('b'))
    expect(paid()).toBe(0)
  })

  test('brings its credit when it is gone', () => {
    const { model } = on('crew', 2)
    model.run({ kind: 'entity', id: 'a', remove: false })
    model.run(wait(14))
    model.run({ kind: 'entity', id: 'a', remove: true })
    expect(credit(model)).toBe(5)
  })
})

describe('seats and another plan', () => {
  test('those in use are paid with the first cycle', () => {
    const { paid } = on('crew', 3)
    expect(paid()).toBe(30)
  })

  test('an upgrade gives back what is left of the old ones and charges the new', () => {
    const { model, paid } = on('crew', 3)
    paid()
    model.run(wait(14))
    model.run(attach('ranks'))
    // (30 + 2 × 10 − 20 − 10) / 2
    expect(paid()).toBe(10)
    expect(paidFor(model)).toBe(2)
  })

  test('a place that nobody takes is given back with the plan it belongs to', () => {
    const { model, paid } = on('ranks', 3)
    expect(paid()).toBe(50)
    model.run(seats(-2))
    model.run(wait(14))
    model.run({ kind: 'cancel', productId: 'ranks', immediately: true })
    expect(credit(model)).toBe(25)
  })

  test('a downgrade bills those in use when it begins', () => {
    const { model, paid } = on('ranks', 3)
    paid()
    model.run(attach('crew'))
    model.run(seats(1))
    expect(paid(), 'still by the plan that runs').toBe(8)
    model.run(wait(28))
    expect(paid(), 'twenty, and two beyond the included').toBe(40)
  })

  test('a trial costs nothing, and its end bills those in use', () => {
    const { model, paid } = on('guild')
    model.run(seats(2))
    model.run(seats(1))
    model.run(seats(-1))
    expect([paid(), credit(model)]).toEqual([0, 0])
    model.run(wait(7))
    expect(paid(), 'thirty, and one beyond the included').toBe(40)
  })

  test('a plan that ends with its cycle charges to its end, and nothing after it', () => {
    const { model, paid } = on('crew', 2)
    paid()
    model.run({ kind: 'cancel', productId: 'crew', immediately: false })
    model.run(wait(14))
    model.run(seats(1))
    expect(paid()).toBe(5)
    model.run(wait(60))
    expect(paid()).toBe(0)
    expect(view(model)?.usage, 'they are in use, and the free plan has places for them').toBe(3)
  })
})
