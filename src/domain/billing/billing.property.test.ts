// In any order of events the books balance, and nothing is used beyond what is allowed.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel, type Command, command } from '#tests/support/billing-model.ts'
import type { Balance } from './account.ts'
import { ZERO } from './amount.ts'
import { onIncreaseOf } from './catalog.ts'
import { seatItems, seatsInUse } from './seats.ts'
import { isMain, isRunning } from './standing.ts'

const commands = fc.array(command, { minLength: 1, maxLength: 40 })

/** Runs every command and checks the customer after each one. */
function holds(look: (model: BillingModel, command: Command, done: boolean) => void) {
  fc.assert(
    fc.property(commands, (list) => {
      const model = new BillingModel(SEAT_CATALOG)
      for (const one of list) look(model, one, model.run(one))
    }),
    { numRuns: 300 },
  )
}

test('the ledger of every balance adds up to that balance, and to zero once it is gone', () => {
  holds((model) => {
    const balances = new Map(model.account.balances.map((row) => [row.id, row.balance]))
    for (const [id, booked] of model.booked) {
      expect(booked.toString(), id).toBe((balances.get(id) ?? ZERO).toString())
    }
    for (const id of balances.keys()) {
      if (!balances.get(id)?.eq(ZERO)) expect(model.booked.has(id)).toBe(true)
    }
  })
})

/** Usage carried over from a larger plan, or a refund, may leave a row negative. */
function lowest(rows: readonly Balance[]) {
  return rows.map((row) => row.balance.minus(row.floor ?? row.balance))
}

test('usage never takes a balance below its floor', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const model = new BillingModel(SEAT_CATALOG)
      for (const one of list) {
        const before = new Map(model.account.balances.map((row) => [row.id, row]))
        const done = model.run(one)
        if (one.kind !== 'track' || !done || one.value <= 0) continue
        for (const row of model.account.balances) {
          const old = before.get(row.id)
          if (!old || row.balance.gte(old.balance)) continue
          const [room = ZERO] = lowest([row])
          expect(room.gte(ZERO), `${row.featureId} below its floor`).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('usage is accepted exactly when a check for the same amount says yes', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const model = new BillingModel(SEAT_CATALOG)
      for (const one of list) {
        const isAsked = one.kind === 'track' && one.value > 0
        const allowed = isAsked && model.isAllowed(one.featureId, one.value)
        const done = model.run(one)
        // Without a working card a seat is refused, even if there is room for it.
        const { paymentMethod } = model.account.customer
        const isUnpaid = isAsked && one.featureId === 'seats' && allowed && paymentMethod?.declines
        if (isAsked && !isUnpaid) expect(done).toBe(allowed)
      }
    }),
    { numRuns: 300 },
  )
})

test('in a group of plans at most one runs and at most one is scheduled', () => {
  holds((model) => {
    const mains = model.account.products.filter((one) => isMain(one))
    expect(mains.filter(isRunning).length).toBeLessThanOrEqual(1)
    expect(mains.filter(({ status }) => status === 'scheduled').length).toBeLessThanOrEqual(1)
    expect(mains.length).toBeGreaterThan(0)
  })
})

test('every paid invoice was paid once, and nobody is owed less than nothing', () => {
  holds((model) => {
    expect(new Set(model.paidIds).size).toBe(model.paidIds.length)
    expect(model.paid.toString()).toBe(model.invoiced.toString())
    expect(model.account.customer.credit.gte(ZERO)).toBe(true)
  })
})

test('seats are paid for where they are charged at once, and what is paid for is whole', () => {
  holds((model) => {
    for (const attached of model.account.products) {
      if (attached.status !== 'active' || attached.periodEnd === null) continue
      const inUse = model.look((draft) => seatsInUse(draft, attached, SEAT_CATALOG))
      for (const item of seatItems(attached.product, SEAT_CATALOG)) {
        const paid = attached.quantities[item.featureId ?? ''] ?? 0
        expect(Number.isInteger(paid) && paid >= 0).toBe(true)
        if (onIncreaseOf(item) === 'next_cycle') continue
        expect(paid).toBeGreaterThanOrEqual(inUse[item.featureId ?? ''] ?? 0)
      }
    }
  })
})

test('a refused request changes nothing', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const model = new BillingModel(SEAT_CATALOG)
      for (const one of list) {
        model.run({ kind: 'wait', days: 0 })
        const before = JSON.stringify(model.account)
        if (!model.run(one) && one.kind !== 'wait')
          expect(JSON.stringify(model.account)).toBe(before)
      }
    }),
    { numRuns: 100 },
  )
})
