// Everything the double remembers, with a clock of its own.

import { randomBytes } from 'node:crypto'
import type { Form } from './form.ts'
import {
  type BalanceTransaction,
  type CardManner,
  type Coupon,
  type CreditNote,
  type Customer,
  type Dispute,
  type Invoice,
  type InvoiceItem,
  missing,
  type PaymentIntent,
  type PaymentMethod,
  type Price,
  type Product,
  type PromotionCode,
  type Refund,
  type Schedule,
  type Session,
  type StripeEvent,
  type Subscription,
} from './wire.ts'

export class StripeState {
  /** In seconds. */
  now: number
  origin = ''
  readonly customers = new Map<string, Customer>()
  /** Customers for whom no time passes any more. */
  readonly resting = new Set<string>()
  readonly balanceTransactions = new Map<string, BalanceTransaction>()
  readonly paymentMethods = new Map<string, PaymentMethod>()
  readonly manners = new Map<string, CardManner>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly coupons = new Map<string, Coupon>()
  readonly promotionCodes = new Map<string, PromotionCode>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly schedules = new Map<string, Schedule>()
  readonly invoices = new Map<string, Invoice>()
  readonly invoiceItems = new Map<string, InvoiceItem>()
  readonly paymentIntents = new Map<string, PaymentIntent>()
  readonly setupIntents = new Map<
    string,
    { readonly id: string; readonly payment_method: string }
  >()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly creditNotes = new Map<string, CreditNote>()
  readonly sessions = new Map<string, Session>()
  /** What a session was asked for. */
  readonly orders = new Map<string, Form>()
  /** Done when an invoice has been paid, forgotten when it is voided. */
  readonly whenPaid = new Map<string, () => void>()
  readonly events: StripeEvent[] = []
  onEvent: (event: StripeEvent) => void = () => {}
  readonly #series = randomBytes(4).toString('hex')
  #count = 0

  constructor(now: number) {
    this.now = now
  }

  id(prefix: string): string {
    this.#count += 1
    return `${prefix}_${this.#series}${String(this.#count).padStart(6, '0')}`
  }

  /** As it is now: what happens later is in later events. */
  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      type,
      created: Math.floor(this.now),
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    this.onEvent(event)
  }
}

export function requireRow<Row>(
  rows: ReadonlyMap<string, Row>,
  id: string | null,
  what: string,
): Row {
  const row = id === null ? undefined : rows.get(id)
  if (!row) throw missing(`${what}: ${id}`)
  return row
}
