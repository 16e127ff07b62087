// Lines that are put on an invoice, or wait for the next one.

import { formOf, has, numberOf, textOf, textsOf } from './form.ts'
import { addLine } from './money.ts'
import { type Route, route } from './route.ts'
import { requireRow } from './state.ts'
import { fullLine } from './subscription-items.ts'
import { invalid, listOf } from './wire.ts'

export const INVOICE_ITEM_ROUTES: readonly Route[] = [
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
      metadata: textsOf(form, 'metadata'),
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
  route('GET', 'invoiceitems', (state, _id, form) => {
    const customer = textOf(form, 'customer')
    return listOf([...state.invoiceItems.values()].filter((one) => one.customer === customer))
  }),
  route('DELETE', 'invoiceitems/:id', (state, id) => {
    const { invoice } = requireRow(state.invoiceItems, id, 'invoiceitem')
    if (invoice !== null) throw invalid('It is on an invoice already', 'invoice_not_editable')
    state.invoiceItems.delete(id)
    return { id, object: 'invoiceitem', deleted: true }
  }),
]
