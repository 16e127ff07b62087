// Balances of single entities, such as the allowance of each seat.

import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { viewFeatures } from './feature-view.ts'

const catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products.filter(({ id }) => id !== 'free'),
    product({
      id: 'free',
      isDefault: true,
      items: [
        { featureId: 'seats', included: 3 },
        { featureId: 'calls', included: 10, interval: 'month', entityFeatureId: 'seats' },
      ],
    }),
  ],
}

function withSeats(...ids: readonly string[]): BillingModel {
  const model = new BillingModel(catalog)
  for (const id of ids) expect(model.run({ kind: 'entity', id, remove: false })).toBe(true)
  return model
}

function callsOf(model: BillingModel, entityId: string | null): number | null | undefined {
  return model.look((draft) => {
    return viewFeatures(draft, catalog, model.now, entityId).calls?.balance
  })
}

const track = (value: number, entityId?: string) =>
  ({ kind: 'track', featureId: 'calls', value, ...(entityId && { entityId }) }) as const

describe('a feature that is counted per seat', () => {
  test('is zero without seats and grows with each one', () => {
    expect(callsOf(withSeats(), null)).toBeUndefined()
    expect(callsOf(withSeats('a', 'b'), null)).toBe(20)
    expect(callsOf(withSeats('a', 'b'), 'a')).toBe(10)
  })

  test('is taken from the seat that uses it, and no other seat pays for it', () => {
    const model = withSeats('a', 'b')
    expect(model.run(track(10, 'a'))).toBe(true)
    expect(model.run(track(1, 'a'))).toBe(false)
    expect([callsOf(model, 'a'), callsOf(model, 'b'), callsOf(model, null)]).toEqual([0, 10, 10])
  })

  test('is taken from the oldest seat first when none is named', () => {
    const model = withSeats('b', 'a')
    model.run(track(13))
    expect([callsOf(model, 'b'), callsOf(model, 'a')]).toEqual([0, 7])
  })

  test('comes back to every seat with its own cycle', () => {
    const model = withSeats('a', 'b')
    model.run(track(4, 'a'))
    model.run({ kind: 'wait', days: 45 })
    expect([callsOf(model, 'a'), callsOf(model, 'b')]).toEqual([10, 10])
  })

  test('goes away with its seat, which is free again', () => {
    const model = withSeats('a', 'b', 'c')
    expect(model.run({ kind: 'entity', id: 'd', remove: false })).toBe(false)
    model.run(track(10, 'a'))
    model.run({ kind: 'entity', id: 'a', remove: true })
    expect(callsOf(model, null)).toBe(20)
    expect(model.run({ kind: 'entity', id: 'd', remove: false })).toBe(true)
    expect(callsOf(model, 'd')).toBe(10)
  })

  test('adds up in the ledger whatever was done', () => {
    const model = withSeats('a', 'b')
    model.run(track(3, 'a'))
    model.run(track(-1, 'a'))
    model.run({ kind: 'entity', id: 'b', remove: true })
    model.run({ kind: 'wait', days: 31 })
    for (const { id, balance } of model.account.balances) {
      expect(model.booked.get(id)?.toNumber(), id).toBe(balance.toNumber())
    }
  })
})
