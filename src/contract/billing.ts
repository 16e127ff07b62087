// The billing calls as actions of the backend, under the names that the published client's
// serverless-function mode calls, and what the pages of the sandbox need.

import * as z from 'zod'
import type {
  WireAttach,
  WireCheckout,
  WireCustomer,
  WireEntity,
  WireFeatureCheck,
  WireInvoice,
  WireProduct,
  WireProductCheck,
  WireTrack,
  WireUsage,
} from '#domain/billing/wire.ts'
import {
  attachBody,
  billingPortalBody,
  cancelBody,
  checkBody,
  checkoutBody,
  createCustomerBody,
  createEntityBody,
  createReferralCodeBody,
  deleteEntityBody,
  getEntityBody,
  listProductsBody,
  queryBody,
  redeemReferralCodeBody,
  setupPaymentBody,
  trackBody,
} from './billing-calls.ts'
import { action, defineModule, id, query } from './define.ts'

export interface ReferralCode {
  readonly code: string
  readonly customer_id: string
  readonly created_at: number
}

export interface Redemption {
  readonly id: string
  readonly customer_id: string
  readonly reward_id: string
  readonly referrer: {
    readonly id: string
    readonly name: string | null
    readonly email: string | null
  }
}

export interface CheckoutOutcome {
  readonly status: 'open' | 'complete' | 'expired'
  /** Where to send the browser next. */
  readonly url: string
}

/** A sandbox page for paying, or for saving a card. */
export interface SandboxCheckout {
  readonly id: string
  readonly orgId: string
  readonly mode: 'subscription' | 'payment' | 'setup'
  readonly status: 'open' | 'complete' | 'expired'
  readonly customerName: string | null
  readonly customerEmail: string | null
  /** Null when only a card is requested. */
  readonly checkout: WireCheckout | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
}

export interface SandboxPortal {
  readonly orgId: string
  readonly customer: WireCustomer
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly declines: boolean
  } | null
  readonly invoices: readonly WireInvoice[]
  /** Money owed to the customer, in the main unit of the currency. */
  readonly credit: number
  readonly currency: string
  /** The customer's own clock. */
  readonly now: number
}

/** Changes with every change to the customer: the signal to fetch the customer again. */
export interface BillingRevision {
  readonly revision: number
  readonly balances: Readonly<Record<string, number>>
}

const organization = { orgId: id.optional() }
const session = z.strictObject({ sessionId: z.string().min(1).max(100) })

export const billing = defineModule('billing', {
  createCustomer: action<WireCustomer>()({ access: 'billing:read', args: createCustomerBody }),
  check: action<WireFeatureCheck | WireProductCheck>()({ access: 'billing:read', args: checkBody }),
  track: action<WireTrack>()({ access: 'billing:read', args: trackBody }),
  query: action<WireUsage>()({ access: 'billing:read', args: queryBody }),
  getEntity: action<WireEntity>()({ access: 'billing:read', args: getEntityBody }),
  listProducts: action<{ readonly list: readonly WireProduct[] }>()({
    access: 'public',
    args: listProductsBody,
  }),
  attach: action<WireAttach>()({ access: 'billing:manage', args: attachBody }),
  checkout: action<WireCheckout>()({ access: 'billing:manage', args: checkoutBody }),
  cancel: action<{
    readonly success: true
    readonly customer_id: string
    readonly product_id: string
  }>()({ access: 'billing:manage', args: cancelBody }),
  billingPortal: action<{ readonly customer_id: string; readonly url: string }>()({
    access: 'billing:manage',
    args: billingPortalBody,
  }),
  setupPayment: action<{ readonly customer_id: string; readonly url: string }>()({
    access: 'billing:manage',
    args: setupPaymentBody,
  }),
  createEntity: action<WireEntity>()({ access: 'billing:manage', args: createEntityBody }),
  deleteEntity: action<{ readonly success: true }>()({
    access: 'billing:manage',
    args: deleteEntityBody,
  }),
  createReferralCode: action<ReferralCode>()({
    access: 'billing:manage',
    args: createReferralCodeBody,
  }),
  redeemReferralCode: action<Redemption>()({
    access: 'billing:manage',
    args: redeemReferralCodeBody,
  }),
  /** Live: screens fetch the customer again when this changes. */
  getRevision: query<BillingRevision>()({
    access: 'billing:read',
    args: z.strictObject({ orgId: id }),
  }),
  /** Live: names of products with a missing payment. */
  listOverdue: query<readonly string[]>()({
    access: 'billing:manage',
    args: z.strictObject({ orgId: id }),
  }),
  /** Asks whether a checkout was paid, after the user returns from the provider's page. */
  confirmCheckout: action<CheckoutOutcome>()({ access: 'user', args: session }),
  getSandboxCheckout: action<SandboxCheckout>()({ access: 'user', args: session }),
  paySandboxCheckout: action<{ readonly url: string }>()({
    access: 'user',
    args: z.strictObject({ ...session.shape, card: z.string().max(40) }),
  }),
  cancelSandboxCheckout: action<{ readonly url: string }>()({ access: 'user', args: session }),
  getSandboxPortal: action<SandboxPortal>()({
    access: 'billing:manage',
    args: z.strictObject(organization),
  }),
  /** Null removes the card. */
  saveSandboxCard: action<null>()({
    access: 'billing:manage',
    args: z.strictObject({ ...organization, card: z.string().max(40).nullable() }),
  }),
  /** Moves the clock forward for this customer only. */
  moveSandboxClock: action<{ readonly now: number }>()({
    access: 'billing:manage',
    args: z.strictObject({
      ...organization,
      days: z.number().min(0).max(3_660),
    }),
  }),
})
