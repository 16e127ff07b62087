// Who may read and do what, beyond the pages.

import { expect } from 'vitest'
import { allowed } from '#domain/billing/entitlement.ts'
import { customerFor } from '#domain/billing/field-rights.ts'
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
