import { describe, expect, test } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { fillPeriods, periodsOf } from './usage-range.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 2, 15, 13, 40)

describe('a range', () => {
  test('of a day is made of the hour that runs and the 23 before it', () => {
    const periods = periodsOf('24h', NOW, undefined)
    expect(periods).toEqual({
      unit: 'hour',
      from: Date.UTC(2026, 2, 14, 14),
      to: Date.UTC(2026, 2, 15, 13),
    })
    expect(fillPeriods(periods, ['calls'], []).list).toHaveLength(24)
  })

  test.each([
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
  ] as const)('of %s is made of so many days, today among them', (range, days) => {
    const periods = periodsOf(range, NOW, undefined)
    expect(periods).toMatchObject({ unit: 'day', to: Date.UTC(2026, 2, 15) })
    expect((periods.to - periods.from) / DAY + 1).toBe(days)
  })
})

describe('the cycle', () => {
  function planOf(productId: string) {
    const model = new BillingModel(TEST_CATALOG)
    if (productId !== 'free') model.run({ kind: 'attach', productId, packages: 0 })
    return { model, now: () => model.now }
  }

  test('of a plan that is paid begins with what was last paid for', () => {
    const { model } = planOf('pro')
    model.run({ kind: 'wait', days: 40 })
    const [plan] = model.account.products
    const { from } = periodsOf('last_cycle', model.now, plan)
    expect(from).toBe(Date.UTC(2026, 1, 28))
  })

  test('of a free plan goes by its own months, which come back to the 31st', () => {
    const { model } = planOf('free')
    const [plan] = model.account.products
    const at = (month: number, day: number) =>
      periodsOf('last_cycle', Date.UTC(2026, month, day, 12), plan).from
    expect(at(1, 27)).toBe(Date.UTC(2026, 0, 31))
    expect(at(2, 1)).toBe(Date.UTC(2026, 1, 28))
    expect(at(3, 2)).toBe(Date.UTC(2026, 2, 31))
  })

  test('of nobody is the month before', () => {
    expect(periodsOf('last_cycle', NOW, undefined).from).toBe(Date.UTC(2026, 1, 15))
  })
})

test('what was used in no period of the range is left out, and a period without usage is zero', () => {
  const periods = { unit: 'hour', from: NOW - (NOW % HOUR) - HOUR, to: NOW - (NOW % HOUR) } as const
  const found = [
    { period: periods.from, featureId: 'calls', value: 4 },
    { period: periods.to + HOUR, featureId: 'calls', value: 9 },
  ]
  expect(fillPeriods(periods, ['calls', 'scans'], found).list).toEqual([
    { period: periods.from, calls: 4, scans: 0 },
    { period: periods.to, calls: 0, scans: 0 },
  ])
})
