import { describe, expect, test } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import type { Account } from './account.ts'
import { advance } from './advance.ts'
import { amount, ZERO } from './amount.ts'
import { findProduct } from './catalog.ts'
import { consume } from './consume.ts'
import { Draft } from './draft.ts'
import { giveProduct } from './give-product.ts'
import { addDays } from './interval.ts'
import { mirrorInvoices } from './provider-invoices.ts'
import { syncAccount } from './provider-sync.ts'
import type { ProviderInvoice, ProviderSubscription, ProviderView } from './provider-view.ts'

const NOW = Date.UTC(2027, 3, 1)
const passing = { catalog: TEST_CATALOG, now: NOW, renewals: 'provider' as const }

function account(): Account {
  return {
    customer: {
      id: 'org',
      name: null,
      email: null,
      fingerprint: null,
      metadata: {},
      createdAt: NOW,
      providerCustomerId: 'cus_1',
      paymentMethod: null,
      credit: ZERO,
      trialsUsed: [],
      clockAheadMs: 0,
    },
    products: [],
    balances: [],
    entities: [],
    openInvoices: [],
  }
}

function freeDraft(): Draft {
  let ids = 0
  const draft = new Draft(account(), () => {
    ids += 1
    return `id-${ids}`
  })
  giveProduct(draft, 'free', passing)
  return draft
}

function subscription(
  facts: Partial<ProviderSubscription> = {},
  productId = 'pro',
): ProviderSubscription {
  const product = findProduct(TEST_CATALOG, productId)
  if (!product) throw new Error(productId)
  return {
    id: 'sub_1',
    status: 'active',
    products: [{ product, quantities: productId === 'pro' ? { seats: 2 } : {} }],
    entityId: null,
    period: { start: NOW, end: addDays(NOW, 30) },
    trialEndsAt: null,
    endsAt: null,
    changesAt: null,
    createdAt: NOW,
    origin: { operationId: null, checkoutId: null },
    ...facts,
  }
}

function view(...subscriptions: readonly ProviderSubscription[]): ProviderView {
  return { credit: ZERO, paymentMethod: null, subscriptions, invoices: [] }
}

function held(draft: Draft): readonly string[] {
  return [...draft.products.values()]
    .filter(({ status }) => status !== 'expired')
    .map(({ product, status }) => `${product.id} ${status}`)
    .sort()
}

describe('what the provider bills for', () => {
  test('is in use, and replaces the free plan', () => {
    const draft = freeDraft()
    expect(syncAccount(draft, view(subscription()), passing).findings).toHaveLength(1)
    expect(held(draft)).toEqual(['pro active'])
    expect(syncAccount(draft, view(subscription()), passing).findings).toEqual([])
  })

  test('no longer is no longer in use', () => {
    const draft = freeDraft()
    syncAccount(draft, view(subscription()), passing)
    syncAccount(draft, view(subscription({ status: 'ended' })), passing)
    expect(held(draft)).toEqual(['free active'])
  })

  test('twice is surplus the second time', () => {
    const draft = freeDraft()
    const second = subscription({ id: 'sub_2' }, 'max')
    const { surplus } = syncAccount(draft, view(subscription(), second), passing)
    expect(surplus.map(({ id }) => id)).toEqual(['sub_2'])
    expect(held(draft)).toEqual(['pro active'])
  })

  test('and waits for its first payment is not in use', () => {
    const draft = freeDraft()
    syncAccount(draft, view(subscription({ status: 'waiting' })), passing)
    expect(held(draft)).toEqual(['free active'])
  })

  test('in other quantities is in use in those', () => {
    const draft = freeDraft()
    syncAccount(draft, view(subscription()), passing)
    const [bought] = subscription().products
    const products = bought ? [{ ...bought, quantities: { seats: 6 } }] : []
    syncAccount(draft, view(subscription({ products })), passing)
    const seats = [...draft.balances.values()].find(({ featureId }) => featureId === 'seats')
    expect(seats?.granted.toNumber()).toBe(11)
  })

  test('at a price that nobody knows takes nothing away', () => {
    const draft = freeDraft()
    syncAccount(draft, view(subscription()), passing)
    syncAccount(draft, view(subscription({ products: [] })), passing)
    expect(held(draft)).toEqual(['pro active'])
  })
})

describe('a new cycle', () => {
  const next = { start: addDays(NOW, 30), end: addDays(NOW, 60) }
  const later = { ...passing, now: addDays(NOW, 30) }

  test('bills the usage of the old one, once, and brings back what is included', () => {
    const draft = freeDraft()
    syncAccount(draft, view(subscription()), passing)
    consume(draft, { featureId: 'scans', entityId: null }, amount(14), passing, null)
    const turned = view(subscription({ period: next }))
    syncAccount(draft, turned, later)
    syncAccount(draft, turned, later)
    expect(draft.usageBills).toMatchObject([
      { subscriptionId: 'sub_1', cycleStart: NOW, sequel: 'goes_on' },
    ])
    expect(draft.usageBills[0]?.lines[0]?.amount.toNumber()).toBe(2)
    const scans = [...draft.balances.values()].find(({ featureId }) => featureId === 'scans')
    expect(scans?.balance.toNumber()).toBe(10)
  })

  test('after a trial is the first: nothing was billed before', () => {
    const draft = freeDraft()
    const trialEndsAt = next.start
    const trial = subscription({ status: 'trialing', trialEndsAt }, 'max')
    syncAccount(draft, view(trial), passing)
    expect(held(draft)).toEqual(['max trialing'])
    consume(draft, { featureId: 'calls', entityId: null }, amount(1200), passing, null)
    const paid = subscription({ period: next, trialEndsAt }, 'max')
    syncAccount(draft, view(paid), later)
    expect(draft.usageBills).toEqual([])
    expect(held(draft)).toEqual(['max active'])
  })
})

test('a payment that is missing counts from the invoice that was not paid', () => {
  const draft = freeDraft()
  syncAccount(draft, view(subscription()), passing)
  const open = invoice({ status: 'open', createdAt: addDays(NOW, -2) })
  const seen = { ...view(subscription({ status: 'past_due' })), invoices: [open] }
  syncAccount(draft, seen, passing)
  const [attached] = [...draft.products.values()].filter(({ status }) => status === 'past_due')
  expect(attached?.pastDueSince).toBe(addDays(NOW, -2))
  syncAccount(draft, view(subscription()), passing)
  expect(held(draft)).toEqual(['pro active'])
})

test('an end that was set there is set here, and taken back', () => {
  const draft = freeDraft()
  syncAccount(draft, view(subscription()), passing)
  const endsAt = addDays(NOW, 30)
  syncAccount(draft, view(subscription({ endsAt })), passing)
  expect(held(draft)).toEqual(['free scheduled', 'pro active'])
  syncAccount(draft, view(subscription()), passing)
  expect(held(draft)).toEqual(['pro active'])
})

function invoice(facts: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: 'in_1',
    status: 'paid',
    subscriptionId: 'sub_1',
    operationId: null,
    checkoutId: null,
    lines: [{ description: 'PRO', amount: amount(20), featureId: null }],
    total: amount(20),
    currency: 'usd',
    createdAt: NOW,
    refunded: ZERO,
    credited: ZERO,
    ...facts,
  }
}

describe('usage that was not billed yet', () => {
  function used(): Draft {
    const draft = freeDraft()
    syncAccount(draft, view(subscription()), passing)
    consume(draft, { featureId: 'scans', entityId: null }, amount(14), passing, null)
    return draft
  }

  test('is billed when what it was used under ends', () => {
    const draft = used()
    syncAccount(draft, view(subscription({ status: 'ended' })), passing)
    expect(held(draft)).toEqual(['free active'])
    expect(draft.usageBills).toMatchObject([{ subscriptionId: 'sub_1', sequel: 'ends' }])
  })

  test('is billed when the plan was changed over there', () => {
    const draft = used()
    syncAccount(draft, view(subscription({}, 'max')), passing)
    expect(held(draft)).toEqual(['max active'])
    expect(draft.usageBills).toMatchObject([{ subscriptionId: 'sub_1', sequel: 'goes_on' }])
  })

  test('is not billed again with a change of ours that was paid late', () => {
    const draft = used()
    const origin = { operationId: 'op_1', checkoutId: null }
    syncAccount(draft, view(subscription({ origin }, 'max')), passing, new Set(['op_1']))
    expect(held(draft)).toEqual(['max active'])
    expect(draft.usageBills).toEqual([])
  })

  test('of a plan that ends by the clock is billed by the same rule', () => {
    const draft = used()
    const endsAt = addDays(NOW, 30)
    syncAccount(draft, view(subscription({ endsAt })), passing)
    advance(draft, { ...passing, now: endsAt })
    expect(held(draft)).toEqual(['free active'])
    expect(draft.usageBills).toMatchObject([{ cycleStart: NOW, sequel: 'ends' }])
  })
})

test('what pays for an entity that is gone is not taken over, and is to end', () => {
  const draft = freeDraft()
  const { surplus, findings } = syncAccount(draft, view(subscription({ entityId: 'e' })), passing)
  expect(surplus).toHaveLength(1)
  expect(findings).toEqual(['sub_1: e, which it pays for, is gone'])
  expect(held(draft)).toEqual(['free active'])
})

/** The same customer at a later sync. */
function again(before: Draft, seen: ProviderInvoice) {
  const draft = freeDraft()
  const findings = mirrorInvoices(draft, { invoices: [seen] }, [...before.invoices.values()])
  return { draft, findings, moved: draft.payments.map((one) => one.amount.toNumber()) }
}

describe('money that goes back', () => {
  function paid(): Draft {
    const draft = freeDraft()
    mirrorInvoices(draft, { invoices: [invoice()] }, [])
    return draft
  }

  test('is booked by how much more of it there is, once', () => {
    const first = again(paid(), invoice({ refunded: amount(5) }))
    expect(first.findings).toEqual(['invoice in_1: 5 refunded'])
    expect(first.moved).toEqual([-5])
    const second = again(first.draft, invoice({ refunded: amount(20) }))
    expect(second.moved).toEqual([-15])
    const third = again(second.draft, invoice({ refunded: amount(20) }))
    expect(third.findings).toEqual([])
    expect(third.moved).toEqual([])
  })

  test('and comes back, as a refund that failed, is booked too', () => {
    const refunded = again(paid(), invoice({ refunded: amount(20) }))
    expect(again(refunded.draft, invoice()).moved).toEqual([20])
  })

  test('as credit moves no money', () => {
    const credited = again(paid(), invoice({ credited: amount(7) }))
    expect(credited.findings).toEqual(['invoice in_1: 7 credited'])
    expect(credited.moved).toEqual([])
    expect([...credited.draft.invoices.values()][0]?.credited.toNumber()).toBe(7)
  })

  test('before anybody looked is seen with the invoice', () => {
    const draft = freeDraft()
    mirrorInvoices(draft, { invoices: [invoice({ refunded: amount(20) })] }, [])
    expect(draft.payments.map((one) => one.amount.toNumber())).toEqual([20, -20])
  })

  test('off an invoice that is still open makes it smaller', () => {
    const draft = freeDraft()
    mirrorInvoices(draft, { invoices: [invoice({ status: 'open' })] }, [])
    const smaller = invoice({ status: 'open', total: amount(12) })
    expect(again(draft, smaller).findings).toEqual(['invoice in_1: open, 12'])
    expect(again(draft, { ...smaller, status: 'paid' }).moved).toEqual([12])
  })
})

describe('invoices', () => {
  test('are kept with what was paid for them, once', () => {
    const draft = freeDraft()
    expect(mirrorInvoices(draft, { invoices: [invoice()] }, [])).toHaveLength(1)
    expect(draft.payments).toMatchObject([{ id: 'provider:in_1' }])
    const known = [...draft.invoices.values()]
    expect(mirrorInvoices(freeDraft(), { invoices: [invoice()] }, known)).toEqual([])
  })

  test('that were open are paid when the money comes', () => {
    const draft = freeDraft()
    mirrorInvoices(draft, { invoices: [invoice({ status: 'open' })] }, [])
    expect(draft.payments).toEqual([])
    mirrorInvoices(draft, { invoices: [invoice()] }, [])
    expect([...draft.invoices.values()]).toMatchObject([{ status: 'paid' }])
    expect(draft.payments).toHaveLength(1)
  })

  test('over nothing, and voided ones, are none', () => {
    const draft = freeDraft()
    const nothing = { lines: [], total: ZERO }
    const invoices = [invoice(nothing), invoice({ id: 'in_2', status: 'void' })]
    expect(mirrorInvoices(draft, { invoices }, [])).toEqual([])
  })
})
