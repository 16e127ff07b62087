// The endpoints of the double, as much of each as the product uses.

import { expireSession, openSession } from './checkout.ts'
import { settle } from './clock.ts'
import { type Form, formOf, formsOf, has, numberOf, textOf, textsOf } from './form.ts'
import {
  addLine,
  cardError,
  composeInvoice,
  finalize,
  pay,
  saveInvoice,
  voidInvoice,
} from './money.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  beginSubscription,
  cancelSubscription,
  cardOf,
  couponsIn,
  dropPending,
  fullLine,
  invoiceOf,
  planChange,
  releaseSchedule,
  updateSubscription,
  wantedItems,
} from './subscriptions.ts'
import { type Invoice, invalid, listOf, type Price } from './wire.ts'

type Handler = (state: StripeState, id: string, form: Form) => object

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly handle: Handler
}

function route(method: Route['method'], path: string, handle: Handler): Route {
  return { method, path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`), handle }
}

const newest = <Row extends { readonly created: number }>(rows: Iterable<Row>) =>
  [...rows].sort((one, other) => other.created - one.created)

const customers: readonly Route[] = [
  route('POST', 'customers', (state, _id, form) => {
    const customer = {
      id: state.id('cus'),
      object: 'customer' as const,
      balance: 0,
      email: textOf(form, 'email'),
      name: textOf(form, 'name'),
      metadata: textsOf(form, 'metadata'),
      invoice_settings: { default_payment_method: null },
      created: Math.floor(state.now),
    }
    state.customers.set(customer.id, customer)
    state.emit('customer.created', customer)
    return customer
  }),
  route('GET', 'customers', (state) => listOf(newest(state.customers.values()))),
  route('GET', 'customers/:id', (state, id) => requireRow(state.customers, id, 'customer')),
  route('POST', 'customers/:id', (state, id, form) => {
    const customer = requireRow(state.customers, id, 'customer')
    const card = textOf(formOf(form, 'invoice_settings'), 'default_payment_method')
    if (card) customer.invoice_settings.default_payment_method = card
    Object.assign(customer.metadata, textsOf(form, 'metadata'))
    state.emit('customer.updated', customer)
    return customer
  }),
  route('POST', 'customers/:id/balance_transactions', (state, id, form) => {
    const customer = requireRow(state.customers, id, 'customer')
    customer.balance += numberOf(form, 'amount') ?? 0
    state.emit('customer.updated', customer)
    const object = 'customer_balance_transaction'
    return { id: state.id('cbtxn'), object, ending_balance: customer.balance }
  }),
  route('GET', 'payment_methods/:id', (state, id) =>
    requireRow(state.paymentMethods, id, 'payment_method'),
  ),
  route('GET', 'setup_intents/:id', (state, id) =>
    requireRow(state.setupIntents, id, 'setup_intent'),
  ),
  route('POST', 'billing_portal/sessions', (state, _id, form) => {
    const customer = requireRow(state.customers, textOf(form, 'customer'), 'customer')
    const back = encodeURIComponent(textOf(form, 'return_url') ?? '')
    const url = `${state.origin}/p/${customer.id}?return_url=${back}`
    return { id: state.id('bps'), object: 'billing_portal.session', url }
  }),
]

const catalogue: readonly Route[] = [
  route('POST', 'products', (state, _id, form) => {
    const id = textOf(form, 'id') ?? state.id('prod')
    const product = { id, object: 'product' as const, name: textOf(form, 'name') }
    state.products.set(product.id, product)
    return product
  }),
  route('GET', 'prices', (state, _id, form) => {
    const keys = new Set(Object.values(textsOf(form, 'lookup_keys')))
    return listOf([...state.prices.values()].filter(({ lookup_key }) => keys.has(lookup_key ?? '')))
  }),
  route('GET', 'prices/:id', (state, id) => requireRow(state.prices, id, 'price')),
  route('POST', 'prices', (state, _id, form) => {
    const key = textOf(form, 'lookup_key')
    if (key && [...state.prices.values()].some(({ lookup_key }) => lookup_key === key)) {
      throw invalid('A price with this lookup key exists')
    }
    return savePrice(state, form)
  }),
  route('POST', 'coupons', (state, _id, form) => {
    const id = textOf(form, 'id') ?? state.id('co')
    if (state.coupons.has(id)) throw invalid('Coupon already exists.', 'resource_already_exists')
    const coupon = {
      id,
      object: 'coupon' as const,
      percent_off: numberOf(form, 'percent_off'),
      amount_off: numberOf(form, 'amount_off'),
    }
    state.coupons.set(id, coupon)
    return coupon
  }),
  route('GET', 'coupons/:id', (state, id) => requireRow(state.coupons, id, 'coupon')),
  route('POST', 'promotion_codes', (state, _id, form) => {
    const promotion = formOf(form, 'promotion')
    const code = {
      id: state.id('promo'),
      object: 'promotion_code' as const,
      active: true,
      code: textOf(form, 'code') ?? '',
      promotion: { type: 'coupon' as const, coupon: textOf(promotion, 'coupon') ?? '' },
    }
    state.promotionCodes.set(code.id, code)
    return code
  }),
  route('GET', 'promotion_codes', (state, _id, form) => {
    const code = textOf(form, 'code')
    return listOf([...state.promotionCodes.values()].filter((one) => one.code === code))
  }),
]

function savePrice(state: StripeState, form: Form): Price {
  const recurring = formOf(form, 'recurring')
  const interval = textOf(recurring, 'interval')
  const tiers = formsOf(form, 'tiers').map((tier) => ({
    up_to: textOf(tier, 'up_to') === 'inf' ? null : numberOf(tier, 'up_to'),
    unit_amount: numberOf(tier, 'unit_amount') ?? 0,
  }))
  const price: Price = {
    id: state.id('price'),
    object: 'price',
    active: true,
    currency: textOf(form, 'currency') ?? 'usd',
    lookup_key: textOf(form, 'lookup_key'),
    metadata: textsOf(form, 'metadata'),
    product: textOf(form, 'product') ?? '',
    unit_amount: numberOf(form, 'unit_amount'),
    tiers: tiers.length > 0 ? tiers : null,
    recurring: interval
      ? { interval, interval_count: numberOf(recurring, 'interval_count') ?? 1 }
      : null,
    type: interval ? 'recurring' : 'one_time',
  }
  state.prices.set(price.id, price)
  return price
}

const checkout: readonly Route[] = [
  route('POST', 'checkout/sessions', (state, _id, form) => openSession(state, form)),
  route('GET', 'checkout/sessions/:id', (state, id) =>
    requireRow(state.sessions, id, 'checkout.session'),
  ),
  route('POST', 'checkout/sessions/:id/expire', (state, id) =>
    expireSession(state, requireRow(state.sessions, id, 'checkout.session')),
  ),
]

const subscriptions: readonly Route[] = [
  route('POST', 'subscriptions', (state, _id, form) => {
    const customer = requireRow(state.customers, textOf(form, 'customer'), 'customer')
    const card = textOf(form, 'default_payment_method')
    return beginSubscription(state, {
      customer: customer.id,
      items: wantedItems(state, formsOf(form, 'items')),
      once: wantedItems(state, formsOf(form, 'add_invoice_items')),
      trialEnd: numberOf(form, 'trial_end'),
      paymentMethod: card ?? customer.invoice_settings.default_payment_method,
      discounts: couponsIn(state, form),
      metadata: textsOf(form, 'metadata'),
      presence: 'absent',
    })
  }),
  route('GET', 'subscriptions', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    const all = newest(state.subscriptions.values())
    return listOf(customer ? all.filter((one) => one.customer === customer) : all)
  }),
  route('GET', 'subscriptions/:id', (state, id) =>
    requireRow(state.subscriptions, id, 'subscription'),
  ),
  route('POST', 'subscriptions/:id', (state, id, form) =>
    updateSubscription(state, requireRow(state.subscriptions, id, 'subscription'), form),
  ),
  route('DELETE', 'subscriptions/:id', (state, id, form) =>
    cancelSubscription(state, requireRow(state.subscriptions, id, 'subscription'), form),
  ),
  route('POST', 'subscription_schedules', (state, _id, form) => {
    const from = requireRow(state.subscriptions, textOf(form, 'from_subscription'), 'subscription')
    if (from.schedule) throw invalid('The subscription has a schedule already')
    const [item] = from.items.data
    const start_date = item?.current_period_start ?? 0
    const end_date = item?.current_period_end ?? 0
    const items = from.items.data.map(({ price, quantity }) => ({ price: price.id, quantity }))
    const schedule = {
      id: state.id('sub_sched'),
      object: 'subscription_schedule' as const,
      customer: from.customer,
      subscription: from.id,
      status: 'active' as const,
      phases: [{ start_date, end_date, items }],
      current_phase: { start_date, end_date },
      metadata: {},
    }
    state.schedules.set(schedule.id, schedule)
    from.schedule = schedule.id
    state.emit('customer.subscription.updated', from)
    return schedule
  }),
  route('GET', 'subscription_schedules/:id', (state, id) =>
    requireRow(state.schedules, id, 'schedule'),
  ),
  route('POST', 'subscription_schedules/:id', (state, id, form) => {
    const schedule = requireRow(state.schedules, id, 'schedule')
    schedule.phases = formsOf(form, 'phases').map((phase) => ({
      start_date: numberOf(phase, 'start_date') ?? 0,
      end_date: numberOf(phase, 'end_date'),
      items: wantedItems(state, formsOf(phase, 'items')).map(({ price, quantity }) => ({
        price: price.id,
        quantity,
      })),
    }))
    return schedule
  }),
  route('POST', 'subscription_schedules/:id/release', (state, id) => {
    const schedule = requireRow(state.schedules, id, 'schedule')
    const owner = schedule.subscription
    const released = releaseSchedule(state, id, 'released')
    const subscription = owner && state.subscriptions.get(owner)
    if (subscription) state.emit('customer.subscription.updated', subscription)
    return released
  }),
]

function listInvoices(state: StripeState, form: Form): readonly Invoice[] {
  const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
    textOf(form, name),
  )
  return newest(state.invoices.values())
    .filter((one) => !customer || one.customer === customer)
    .filter((one) => !status || one.status === status)
    .filter(
      (one) => !subscription || one.parent?.subscription_details.subscription === subscription,
    )
}

const invoices: readonly Route[] = [
  route('GET', 'invoices', (state, _id, form) => listOf(listInvoices(state, form))),
  route('POST', 'invoices/create_preview', (state, _id, form) => {
    const details = formOf(form, 'subscription_details')
    const extra = formsOf(form, 'invoice_items').map((item) => ({
      description: textOf(item, 'description') ?? '',
      amount: numberOf(item, 'amount') ?? 0,
    }))
    const subscription = requireRow(
      state.subscriptions,
      textOf(form, 'subscription'),
      'subscription',
    )
    const { lines } = planChange(state, subscription, details)
    return invoiceOf(state, subscription, [...extra, ...lines], form)
  }),
  route('POST', 'invoices', (state, _id, form) =>
    saveInvoice(
      state,
      composeInvoice(state, {
        customer: requireRow(state.customers, textOf(form, 'customer'), 'customer').id,
        currency: textOf(form, 'currency') ?? 'usd',
        reason: 'manual',
        lines: [],
        discounts: couponsIn(state, form),
        metadata: textsOf(form, 'metadata'),
      }),
    ),
  ),
  route('GET', 'invoices/:id', (state, id) => requireRow(state.invoices, id, 'invoice')),
  route('POST', 'invoices/:id/finalize', (state, id) =>
    finalize(state, requireRow(state.invoices, id, 'invoice')),
  ),
  route('POST', 'invoices/:id/void', (state, id) => {
    const invoice = voidInvoice(state, requireRow(state.invoices, id, 'invoice'))
    dropPending(state, invoice)
    return invoice
  }),
  route('POST', 'invoices/:id/pay', (state, id, form) =>
    payInvoice(state, requireRow(state.invoices, id, 'invoice'), form),
  ),
  route('POST', 'invoiceitems', (state, _id, form) => {
    const wanted = has(form, 'pricing')
      ? fullLine(state, {
          price: requireRow(state.prices, textOf(formOf(form, 'pricing'), 'price'), 'price'),
          quantity: numberOf(form, 'quantity') ?? 1,
        })
      : { description: textOf(form, 'description') ?? '', amount: numberOf(form, 'amount') ?? 0 }
    const item = {
      id: state.id('ii'),
      object: 'invoiceitem' as const,
      customer: textOf(form, 'customer') ?? '',
      ...wanted,
      currency: textOf(form, 'currency') ?? 'usd',
      subscription: textOf(form, 'subscription'),
      invoice: textOf(form, 'invoice'),
    }
    if (item.invoice)
      addLine(
        state,
        requireRow(state.invoices, item.invoice, 'invoice'),
        item.description,
        item.amount,
      )
    state.invoiceItems.set(item.id, item)
    return item
  }),
  route('GET', 'invoiceitems/:id', (state, id) =>
    requireRow(state.invoiceItems, id, 'invoiceitem'),
  ),
  route('DELETE', 'invoiceitems/:id', (state, id) => {
    state.invoiceItems.delete(id)
    return { id, object: 'invoiceitem', deleted: true }
  }),
  route('GET', 'payment_intents/:id', (state, id) =>
    requireRow(state.paymentIntents, id, 'payment_intent'),
  ),
  route('POST', 'refunds', (state, _id, form) => refund(state, form)),
]

export function payInvoice(state: StripeState, invoice: Invoice, form: Form): Invoice {
  const subscription = state.subscriptions.get(
    invoice.parent?.subscription_details.subscription ?? '',
  )
  const customer = requireRow(state.customers, invoice.customer, 'customer')
  const usual = subscription
    ? cardOf(state, subscription)
    : customer.invoice_settings.default_payment_method
  const presence = textOf(form, 'off_session') === 'false' ? 'present' : 'absent'
  const isPaid = pay(state, invoice, textOf(form, 'payment_method') ?? usual, presence)
  if (subscription) settle(state, subscription)
  if (isPaid) return invoice
  const intent = invoice.payments.data[0]?.payment.payment_intent ?? ''
  throw cardError(requireRow(state.paymentIntents, intent, 'payment_intent'))
}

function refund(state: StripeState, form: Form) {
  const intent = requireRow(state.paymentIntents, textOf(form, 'payment_intent'), 'payment_intent')
  const left = intent.amount - intent.amount_refunded
  if (intent.status !== 'succeeded' || left <= 0) {
    throw invalid('This payment has been refunded.', 'charge_already_refunded')
  }
  intent.amount_refunded = intent.amount
  const refunded = {
    id: state.id('re'),
    object: 'refund' as const,
    payment_intent: intent.id,
    amount: left,
    status: 'succeeded' as const,
  }
  state.refunds.set(refunded.id, refunded)
  state.emit('charge.refunded', {
    id: state.id('ch'),
    object: 'charge',
    customer: intent.customer,
    payment_intent: intent.id,
    amount_refunded: left,
  })
  return refunded
}

export const ROUTES: readonly Route[] = [
  ...customers,
  ...catalogue,
  ...checkout,
  ...subscriptions,
  ...invoices,
]
