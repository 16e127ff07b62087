import { describe, expect, test } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import type { Account } from './account.ts'
import { amount, ZERO } from './amount.ts'
import { giveProduct } from './attach-apply.ts'
import { findProduct } from './catalog.ts'
import { consume } from './consume.ts'
import { Draft } from './draft.ts'
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
    const { usage } = syncAccount(draft, turned, later)
    expect(usage).toMatchObject([{ subscriptionId: 'sub_1', cycleStart: NOW }])
    expect(usage[0]?.lines[0]?.amount.toNumber()).toBe(2)
    expect(syncAccount(draft, turned, later).usage).toEqual([])
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
    expect(syncAccount(draft, view(paid), later).usage).toEqual([])
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
    lines: [{ description: 'PRO', amount: amount(20), featureId: null }],
    total: amount(20),
    currency: 'usd',
    createdAt: NOW,
    ...facts,
  }
}

describe('invoices', () => {
  test('are kept with what was paid for them, once', () => {
    const draft = freeDraft()
    expect(mirrorInvoices(draft, { invoices: [invoice()] }, [])).toHaveLength(1)
    expect(draft.payments).toMatchObject([{ id: 'provider:in_1' }])
    const known = [{ providerId: 'in_1', status: 'paid' as const }]
    expect(mirrorInvoices(draft, { invoices: [invoice()] }, known)).toEqual([])
  })

  test('that were open are paid when the money comes', () => {
    const draft = freeDraft()
    mirrorInvoices(draft, { invoices: [invoice({ status: 'open' })] }, [])
    expect(draft.payments).toEqual([])
    mirrorInvoices(draft, { invoices: [invoice()] }, [{ providerId: 'in_1', status: 'open' }])
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
