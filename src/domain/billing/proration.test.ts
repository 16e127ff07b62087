// What a plan change costs on a given day.

import { describe, expect, test } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { planAttach } from './attach-plan.ts'

function quote(model: BillingModel, productId: string, quantities = {}) {
  return model.look((draft) => {
    const request = {
      productIds: [productId],
      entityId: null,
      quantities,
      freeTrial: false,
      reward: null,
    }
    const plan = planAttach(draft, request, model.moment)
    const [step] = plan.steps
    const shown = plan.lines.map(({ amount }) => amount.toNumber())
    return { ...step, shown, total: plan.total.toNumber(), credit: plan.creditChange.toNumber() }
  })
}

function onPro() {
  const model = new BillingModel(TEST_CATALOG)
  model.run({ kind: 'attach', productId: 'pro', packages: 0 })
  return model
}

describe('from a plan of 20 to one of 50', () => {
  test('halfway through the cycle costs half of the difference', () => {
    const model = onPro()
    const [pro] = model.account.products
    // January 31 to February 28: 28 days.
    model.now += 14 * 86_400_000
    const upgrade = quote(model, 'max')
    expect(upgrade).toMatchObject({ branch: 'upgrade', hasProrations: true, total: 15 })
    expect(upgrade.nextCycle?.startsAt).toBe(pro?.periodEnd)
    expect(upgrade.nextCycle?.total.toNumber()).toBe(50)
  })

  test('bills what was used beyond the old plan at the old rate', () => {
    const model = onPro()
    model.run({ kind: 'track', featureId: 'scans', value: 14 })
    // 30 for the whole cycle, and four scans at 0.5.
    expect(quote(model, 'max').total).toBe(32)
  })

  test('back again is for the end of the cycle and costs nothing now', () => {
    const model = new BillingModel(TEST_CATALOG)
    model.run({ kind: 'attach', productId: 'max', packages: 0 })
    expect(quote(model, 'pro')).toMatchObject({ branch: 'downgrade', total: 0 })
  })

  test('of a year begins a cycle of its own', () => {
    const model = onPro()
    model.now += 14 * 86_400_000
    const yearly = quote(model, 'pro_yearly')
    expect(yearly).toMatchObject({ branch: 'upgrade', total: 190 })
    expect(yearly.period?.start).toBe(model.now)
  })
})

describe('a plan that was not paid for longer than its cycle', () => {
  function paused() {
    const model = onPro()
    model.run({ kind: 'card', declines: true })
    model.run({ kind: 'wait', days: 31 })
    model.run({ kind: 'wait', days: 100 })
    return model
  }

  test('is left for another at the whole price, with a cycle of its own', () => {
    const model = paused()
    expect(quote(model, 'max')).toMatchObject({ total: 50, period: { start: model.now } })
  })

  test('is paid for once when the card is mended, and lasts a cycle from then on', () => {
    const model = paused()
    const before = model.paidIds.length
    model.run({ kind: 'card', declines: false })
    model.run({ kind: 'wait', days: 27 })
    expect(model.paidIds.length - before).toBe(1)
    const pro = model.account.products.find(({ product }) => product.id === 'pro')
    expect(pro).toMatchObject({ status: 'active', periodStart: model.now - 27 * 86_400_000 })
  })
})

test('the lines of a change add up to what is due, to the cent', () => {
  const model = onPro()
  for (let day = 1; day < 27; day += 1) {
    model.now += 86_400_000
    const { total, shown } = quote(model, 'max')
    const cents = shown.map((amount) => Math.round(amount * 100))
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(total * 100))
  }
})

describe('a quantity', () => {
  test('costs the rest of the cycle, and gives it back when it shrinks', () => {
    const model = onPro()
    model.now += 14 * 86_400_000
    expect(quote(model, 'pro', { seats: 4 })).toMatchObject({ branch: 'quantity', total: 4 })
    model.run({ kind: 'attach', productId: 'pro', packages: 2 })
    expect(quote(model, 'pro', { seats: 0 })).toMatchObject({ total: 0, credit: 4 })
  })

  test.each([1, -2, 2.5, Number.NaN, 2_000_000])('of %s is refused', (seats) => {
    expect(() => quote(onPro(), 'pro', { seats })).toThrow('whole number of packages')
  })

  test('of something else is refused', () => {
    expect(() => quote(onPro(), 'pro', { calls: 2 })).toThrow('no quantity of calls')
  })
})

describe('a trial', () => {
  test('costs nothing now, once', () => {
    const model = new BillingModel(TEST_CATALOG)
    const request = {
      productIds: ['max'],
      entityId: null,
      quantities: {},
      freeTrial: true,
      reward: null,
    }
    const plan = model.look((draft) => planAttach(draft, request, model.moment))
    expect(plan.total.toNumber()).toBe(0)
    expect(plan.needsPayment).toBe(true)
    model.run({ kind: 'attach', productId: 'max', packages: 0 })
    expect(model.account.products.find(({ product }) => product.id === 'max')?.status).toBe(
      'trialing',
    )
    model.run({ kind: 'cancel', productId: 'max', immediately: true })
    const again = model.look((draft) => planAttach(draft, request, model.moment))
    expect(again.total.toNumber()).toBe(50)
  })
})
