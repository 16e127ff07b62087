// Billing as functions see it. Callers are already authorized, and pass the customer along.

import type {
  CheckoutOutcome,
  Redemption,
  ReferralCode,
  SandboxCheckout,
  SandboxPortal,
} from '#contract/billing.ts'
import type {
  BillingPortalBody,
  CancelBody,
  CheckBody,
  CreateCustomerBody,
  CreateEntityBody,
  GetEntityBody,
  PurchaseBody,
  QueryBody,
  SetupPaymentBody,
  TrackBody,
} from '#contract/billing-calls.ts'
import type {
  WireAttach,
  WireCheckout,
  WireCustomer,
  WireEntity,
  WireFeatureCheck,
  WireProduct,
  WireProductCheck,
  WireTrack,
  WireUsage,
} from '#domain/billing/wire.ts'

interface PageAddress {
  readonly customer_id: string
  readonly url: string
}

export interface Billing {
  createCustomer(orgId: string, body: CreateCustomerBody): Promise<WireCustomer>
  /** With null, returns the products as the public sees them. */
  listProducts(orgId: string | null): Promise<{ readonly list: readonly WireProduct[] }>
  /** For calls from a browser, which may only report what the plan file allows. */
  check(orgId: string, body: CheckBody): Promise<WireFeatureCheck | WireProductCheck>
  track(orgId: string, body: TrackBody): Promise<WireTrack>
  query(orgId: string, body: QueryBody): Promise<WireUsage>
  attach(orgId: string, body: PurchaseBody): Promise<WireAttach>
  checkout(orgId: string, body: PurchaseBody): Promise<WireCheckout>
  cancel(
    orgId: string,
    body: CancelBody,
  ): Promise<{ readonly success: true; readonly customer_id: string; readonly product_id: string }>
  billingPortal(orgId: string, body: BillingPortalBody): Promise<PageAddress>
  setupPayment(orgId: string, body: SetupPaymentBody): Promise<PageAddress>
  createEntity(orgId: string, body: CreateEntityBody): Promise<WireEntity>
  getEntity(orgId: string, body: GetEntityBody): Promise<WireEntity>
  deleteEntity(orgId: string, entityId: string): Promise<{ readonly success: true }>
  createReferralCode(orgId: string, programId: string): Promise<ReferralCode>
  redeemReferralCode(orgId: string, code: string): Promise<Redemption>
  /** Confirms a checkout of one of these organizations, which the caller owns. */
  confirmCheckout(orgIds: readonly string[], id: string): Promise<CheckoutOutcome>
  readonly sandbox: {
    checkout(orgIds: readonly string[], id: string): Promise<SandboxCheckout>
    pay(orgIds: readonly string[], id: string, card: string): Promise<{ readonly url: string }>
    cancel(orgIds: readonly string[], id: string): Promise<{ readonly url: string }>
    portal(orgId: string): Promise<SandboxPortal>
    saveCard(orgId: string, card: string | null): Promise<null>
    moveClock(orgId: string, days: number): Promise<{ readonly now: number }>
  }
}
