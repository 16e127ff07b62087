// Charges and the money that went back of them.

import { numberOf, textOf } from './form.ts'
import { chargeOf, refundPayment, writeCreditNote } from './returns.ts'
import { newest, type Route, route } from './route.ts'
import { requireRow } from './state.ts'
import { listOf } from './wire.ts'

export const RETURN_ROUTES: readonly Route[] = [
  route('GET', 'charges', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    const paid = [...state.paymentIntents.values()].filter(
      (one) => one.status === 'succeeded' && (!customer || one.customer === customer),
    )
    return listOf(paid.map((one) => chargeOf(state, one)))
  }),
  route('POST', 'refunds', (state, _id, form) => {
    const id = textOf(form, 'payment_intent')
    const intent = requireRow(state.paymentIntents, id, 'payment_intent')
    return refundPayment(state, intent, numberOf(form, 'amount'))
  }),
  route('POST', 'credit_notes', (state, _id, form) =>
    writeCreditNote(state, requireRow(state.invoices, textOf(form, 'invoice'), 'invoice'), {
      amount: numberOf(form, 'amount') ?? 0,
      refund: numberOf(form, 'refund_amount') ?? 0,
      outside: numberOf(form, 'out_of_band_amount') ?? 0,
    }),
  ),
  route('GET', 'credit_notes', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    return listOf(newest(state.creditNotes.values()).filter((one) => one.customer === customer))
  }),
  route('GET', 'disputes', (state, _id, form) => {
    const charge = textOf(form, 'charge')
    return listOf([...state.disputes.values()].filter((one) => one.charge === charge))
  }),
]
