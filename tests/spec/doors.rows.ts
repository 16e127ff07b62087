// Who may read and do what, beyond the pages.

import { expect } from 'vitest'
import { allowed } from '#domain/billing/entitlement.ts'
import { customerFor } from '#domain/billing/field-rights.ts'
import { DEFAULT_PROTOCOL, seesCosts } from '#domain/protocol.ts'
import { refuseMoreOrganizations } from '#domain/quota.ts'
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
