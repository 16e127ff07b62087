// Who may read and do what, beyond the pages.

import { expect } from 'vitest'
import { allowed } from '#domain/billing/entitlement.ts'
import { customerFor } from '#domain/billing/field-rights.ts'
import { DEFAULT_PROTOCOL, seesCosts } from '#domain/protocol.ts'
import { reasonsToSetAside, type SentCount } from '#domain/quarantine.ts'
import { refuseMoreOrganizations } from '#domain/quota.ts'
import { holdingOf } from '#domain/shelf-holder.ts'
import { withoutMoney } from '#domain/without-money.ts'
import { billingViews } from './support/billing-views.ts'
import type { SpecRow } from './support/rows.ts'

export const entitledWithoutBills: SpecRow = {
  row: 'who may not read the bills is allowed what the plan allows',
  check: () => {
    const { customer } = billingViews()
    const seen = customerFor('member', customer)
    for (const featureId of Object.keys(customer.features)) {
      expect(allowed(seen, { featureId })).toEqual(allowed(customer, { featureId }))
    }
    expect(allowed(seen, { productId: 'pro' }).allowed).toBe(true)
    expect(seen).toMatchObject({ name: null, email: null })
  },
}

export const costsByProtocol: SpecRow = {
  row: 'scanners see what things cost only where the protocol of the audit says so',
  check: () => {
    expect(seesCosts(DEFAULT_PROTOCOL, { isManager: false })).toBe(false)
    expect(seesCosts({ showCosts: true }, { isManager: false })).toBe(true)
    expect(seesCosts(DEFAULT_PROTOCOL, { isManager: true })).toBe(true)
    const line = { name: 'Tea', unitCost: 2, value: -4, variance: -2 }
    expect(withoutMoney(line)).toEqual({ name: 'Tea', unitCost: null, value: null, variance: -2 })
  },
}

export const confirmedAddress: SpecRow = {
  row: 'a second organization needs a confirmed address',
  check: () => {
    expect(() => refuseMoreOrganizations(0, false)).not.toThrow()
    expect(() => refuseMoreOrganizations(1, false)).toThrow('Confirm your address first')
    expect(() => refuseMoreOrganizations(1, true)).not.toThrow()
  },
}

export const countsOfOthersWait: SpecRow = {
  row: 'what a scanner counts on the shelf of another waits for a manager, unless the protocol lets people help',
  check: () => {
    const shelf = { status: 'submitted', mode: 'additive', holderId: 'ana', earlier: [] } as const
    const ben = { userId: 'ben', isManager: false }
    expect(holdingOf(shelf, ben, DEFAULT_PROTOCOL, 0)).toBe('handed_in_by_another')
    expect(holdingOf(shelf, ben, { helping: true }, 0)).toBe('holds')
    expect(holdingOf(shelf, { ...ben, isManager: true }, DEFAULT_PROTOCOL, 0)).toBe('holds')
  },
}

export const impossibleCountsWait: SpecRow = {
  row: 'a count with a device time of 1970 or 9999, or of more than a million units, waits for a manager',
  check: () => {
    const nowMs = Date.UTC(2026, 4, 4)
    const honest = { deviceTimeMs: nowMs, nowMs, startedAtMs: nowMs, quantity: 1_000 } as const
    const reasons = (count: Partial<SentCount>) =>
      reasonsToSetAside({ status: 'active', pauses: [] }, { ...honest, holding: 'holds', ...count })
    expect(reasons({})).toEqual([])
    expect(reasons({ deviceTimeMs: 0 })).toEqual(['impossible_time'])
    expect(reasons({ deviceTimeMs: 253_402_300_799_000 })).toEqual(['impossible_time'])
    expect(reasons({ quantity: 1_000_000_001 })).toEqual(['impossible_quantity'])
  },
}
