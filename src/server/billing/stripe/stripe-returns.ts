// Returned money: refunds, disputes and credit notes, by what they are for.

import type { Stripe } from 'stripe'
import { idOf } from './stripe-client.ts'

/** In minor units. */
export interface Returns {
  /** By payment, which is the only thing that refunds and banks refer to. */
  readonly payments: ReadonlyMap<string, number>
  /** By invoice: repaid outside of Stripe, or turned into credit. */
  readonly notes: ReadonlyMap<string, { readonly outside: number; readonly credit: number }>
}

export const MOST = 10_000

export async function readReturns(stripe: Stripe, customer: string): Promise<Returns> {
  const [charges, notes] = await Promise.all([
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST }),
    stripe.creditNotes.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST }),
  ])
  const payments = new Map<string, number>()
  for (const charge of charges) {
    const gone = charge.amount_refunded + (await disputed(stripe, charge))
    if (gone === 0) continue
    for (const name of [charge.id, idOf(charge.payment_intent)]) {
      if (name !== null) payments.set(name, (payments.get(name) ?? 0) + gone)
    }
  }
  return { payments, notes: byInvoice(notes) }
}

/** The bank takes the money when a dispute opens, and returns it if the dispute is won. */
const WITH_US = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

async function disputed(stripe: Stripe, { id: charge, disputed }: Stripe.Charge): Promise<number> {
  if (!disputed) return 0
  const { data } = await stripe.disputes.list({ charge, limit: 100 })
  return data
    .filter(({ status }) => !WITH_US.has(status))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Refunds of a credit note are among the refunds; the rest is credit, or was settled elsewhere. */
function byInvoice(notes: readonly Stripe.CreditNote[]): Returns['notes'] {
  const found = new Map<string, { outside: number; credit: number }>()
  for (const note of notes) {
    const invoice = idOf(note.invoice)
    if (note.status === 'void' || invoice === null) continue
    const outside = note.out_of_band_amount ?? 0
    const refunded = note.refunds.reduce((sum, one) => sum + one.amount_refunded, 0)
    const credit = note.post_payment_amount - outside - refunded
    const before = found.get(invoice) ?? { outside: 0, credit: 0 }
    found.set(invoice, {
      outside: before.outside + outside,
      credit: before.credit + credit,
    })
  }
  return found
}

/** The amount returned for one invoice. */
export function returnedOf(invoice: Stripe.Invoice, { payments, notes }: Returns) {
  const names = (invoice.payments?.data ?? []).map(
    ({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge),
  )
  const refunded = names.reduce((sum, name) => sum + (payments.get(name ?? '') ?? 0), 0)
  const { outside = 0, credit = 0 } = notes.get(invoice.id ?? '') ?? {}
  return { refunded: refunded + outside, credited: credit }
}
