// Checkouts and subscriptions.

import { beginSubscription } from './begin-subscription.ts'
import { updateSubscription } from './change-subscription.ts'
import { expireSession, openSession } from './checkout.ts'
import { cancelSubscription } from './end-subscription.ts'
import { formsOf, numberOf, textOf, textsOf } from './form.ts'
import { couponsIn } from './money.ts'
import { newest, type Route, route } from './route.ts'
import { requireRow } from './state.ts'
import { wantedItems } from './subscription-items.ts'
import { listOf } from './wire.ts'

export const CHECKOUT_ROUTES: readonly Route[] = [
  route('POST', 'checkout/sessions', (state, _id, form) => openSession(state, form)),
  route('GET', 'checkout/sessions/:id', (state, id) =>
    requireRow(state.sessions, id, 'checkout.session'),
  ),
  route('POST', 'checkout/sessions/:id/expire', (state, id) =>
    expireSession(state, requireRow(state.sessions, id, 'checkout.session')),
  ),
]

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  route('POST', 'subscriptions', (state, _id, form) => {
    const customer = requireRow(state.customers, textOf(form, 'customer'), 'customer')
    return beginSubscription(state, {
      customer: customer.id,
      items: wantedItems(state, formsOf(form, 'items')),
      once: wantedItems(state, formsOf(form, 'add_invoice_items')),
      trialEnd: numberOf(form, 'trial_end'),
      paymentMethod: textOf(form, 'default_payment_method'),
      discounts: couponsIn(state, form),
      metadata: textsOf(form, 'metadata'),
      presence: textOf(form, 'off_session') === 'true' ? 'absent' : 'asking',
    })
  }),
  route('GET', 'subscriptions', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    const isAll = textOf(form, 'status') === 'all'
    return listOf(
      newest(state.subscriptions.values())
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => isAll || one.status !== 'canceled'),
    )
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
]
