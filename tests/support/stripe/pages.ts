// The pages that people see: a checkout, an invoice that asks for confirmation, a portal.

import { CARDS, chooseCard, saveCard } from './cards.ts'
import { updateSubscription } from './change-subscription.ts'
import { paySession, sessionTotal } from './checkout.ts'
import { settle } from './clock.ts'
import { cancelSubscription } from './end-subscription.ts'
import { type Form, textOf } from './form.ts'
import { pay } from './payments.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { StripeProblem } from './wire.ts'

export interface PageAnswer {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

export function visit(
  state: StripeState,
  method: string,
  path: string,
  query: URLSearchParams,
  form: Form,
): PageAnswer {
  const [, kind, ...rest] = path.split('/')
  const id = rest.at(-1) ?? ''
  if (kind === 'c') return checkoutPage(state, method, id, form)
  if (kind === 'i') return invoicePage(state, method, id, form)
  if (kind === 'p') return portalPage(state, method, id, query.get('return_url') ?? '', form)
  return { status: 404, html: page('Not found', '') }
}

function checkoutPage(state: StripeState, method: string, id: string, form: Form): PageAnswer {
  const session = requireRow(state.sessions, id, 'session')
  const back = session.cancel_url ?? ''
  if (session.status !== 'open') return { status: 200, html: page('This checkout has ended', '') }
  if (method !== 'POST') return { status: 200, html: cardPage(state, id, null, back) }
  try {
    const confirmed = textOf(form, 'confirmed') === 'yes'
    const outcome = paySession(state, session, textOf(form, 'card') ?? '', confirmed)
    if (outcome === 'asks') return { status: 200, html: confirmPage(textOf(form, 'card') ?? '') }
    return { status: 303, location: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) }
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
    return { status: 200, html: cardPage(state, id, error.message, back) }
  }
}

function cardPage(state: StripeState, id: string, problem: string | null, back: string): string {
  const session = requireRow(state.sessions, id, 'session')
  const total = (sessionTotal(state, session) / 100).toFixed(2)
  const verb =
    session.mode === 'setup' ? 'Save card' : `Pay ${session.currency.toUpperCase()} ${total}`
  return page(
    'Checkout',
    `${problem ? `<p role="alert">${problem}</p>` : ''}
     <form method="post">
       <label>Card number <input name="card" value="${CARDS.works}"></label>
       <button>${verb}</button>
     </form>
     <a href="${back}">Back</a>`,
  )
}

function confirmPage(card: string): string {
  return page(
    'Your bank asks',
    `<form method="post">
       <input type="hidden" name="card" value="${card}">
       <input type="hidden" name="confirmed" value="yes">
       <button>Complete authentication</button>
     </form>`,
  )
}

function invoicePage(state: StripeState, method: string, id: string, form: Form): PageAnswer {
  const invoice = requireRow(state.invoices, id, 'invoice')
  if (invoice.status !== 'open') return { status: 200, html: page(`Invoice ${invoice.status}`, '') }
  if (method !== 'POST') {
    const verb = textOf(form, 'card') ? 'Pay' : 'Complete authentication'
    return {
      status: 200,
      html: page('Invoice', `<form method="post"><button>${verb}</button></form>`),
    }
  }
  return {
    status: 200,
    html: page(confirmInvoice(state, id) ? 'Invoice paid' : 'Invoice open', ''),
  }
}

/** The owner of the card confirms on the page of the invoice. */
export function confirmInvoice(state: StripeState, id: string): boolean {
  const invoice = requireRow(state.invoices, id, 'invoice')
  const customer = requireRow(state.customers, invoice.customer, 'customer')
  const isPaid = pay(state, invoice, customer.invoice_settings.default_payment_method, 'present')
  const subscription = state.subscriptions.get(
    invoice.parent?.subscription_details.subscription ?? '',
  )
  if (subscription) settle(state, subscription)
  return isPaid
}

function portalPage(
  state: StripeState,
  method: string,
  id: string,
  back: string,
  form: Form,
): PageAnswer {
  const customer = requireRow(state.customers, id, 'customer')
  const running = [...state.subscriptions.values()].find(
    (one) => one.customer === id && ['active', 'trialing', 'past_due'].includes(one.status),
  )
  if (method === 'POST') {
    const card = textOf(form, 'card')
    if (card) chooseCard(state, customer.id, saveCard(state, customer.id, card))
    const change = textOf(form, 'change')
    // The portal leaves alone what a schedule is about to change.
    if (running && running.schedule === null && (change === 'cancel' || change === 'keep'))
      updateSubscription(state, running, { cancel_at_period_end: String(change === 'cancel') })
    if (running && change === 'end') cancelSubscription(state, running, {})
  }
  const change = running?.cancel_at_period_end ? 'keep' : 'cancel'
  const words = change === 'keep' ? 'Renew plan' : 'Cancel plan'
  return {
    status: 200,
    html: page(
      'Billing portal',
      `<form method="post"><label>Card number <input name="card" value="${CARDS.works}"></label>
         <button>Save card</button></form>
       ${customer.balance < 0 ? `<p>Credit: $${(-customer.balance / 100).toFixed(2)}</p>` : ''}
       ${running ? `<form method="post"><button name="change" value="${change}">${words}</button></form>` : ''}
       <a href="${back}">Return</a>`,
    ),
  }
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <link rel="icon" href="data:,"></head>
    <body style="font-family: sans-serif; max-width: 30rem; margin: 3rem auto"><h1>${title}</h1>${body}</body></html>`
}
