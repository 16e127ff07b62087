// Customers, their cards and their portal.

import { formOf, numberOf, textOf, textsOf } from './form.ts'
import { newest, type Route, route } from './route.ts'
import { requireRow } from './state.ts'
import { type BalanceTransaction, listOf } from './wire.ts'

export const CUSTOMER_ROUTES: readonly Route[] = [
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
    const transaction: BalanceTransaction = {
      id: state.id('cbtxn'),
      object: 'customer_balance_transaction',
      customer: customer.id,
      ending_balance: customer.balance,
      metadata: textsOf(form, 'metadata'),
    }
    state.balanceTransactions.set(transaction.id, transaction)
    return transaction
  }),
  route('GET', 'customers/:id/balance_transactions', (state, id) =>
    listOf([...state.balanceTransactions.values()].filter((one) => one.customer === id)),
  ),
  route('GET', 'customers/:id/payment_methods', (state, id) =>
    listOf([...state.paymentMethods.values()].filter((one) => one.customer === id)),
  ),
  route('GET', 'payment_methods', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    return listOf([...state.paymentMethods.values()].filter((one) => one.customer === customer))
  }),
  route('GET', 'payment_methods/:id', (state, id) =>
    requireRow(state.paymentMethods, id, 'payment_method'),
  ),
  route('GET', 'setup_intents/:id', (state, id) =>
    requireRow(state.setupIntents, id, 'setup_intent'),
  ),
  route('GET', 'events', (state, _id, form) => {
    const type = textOf(form, 'type')
    return listOf(state.events.filter((one) => type === null || one.type === type).toReversed())
  }),
  route('POST', 'billing_portal/sessions', (state, _id, form) => {
    const customer = requireRow(state.customers, textOf(form, 'customer'), 'customer')
    const back = encodeURIComponent(textOf(form, 'return_url') ?? '')
    const url = `${state.origin}/p/${customer.id}?return_url=${back}`
    return { id: state.id('bps'), object: 'billing_portal.session', url }
  }),
]
