// What somebody who looks at both sides after the fact would ask.

import { isPaid } from './checkout.ts'
import { disputedOf } from './returns.ts'
import type { StripeDouble } from './stripe-double.ts'
import type { StripeWorld } from './stripe-world.ts'
import type { Invoice } from './wire.ts'

/** Makes something that somebody pays for, or gets; its words say for which operation that is. */
const MAKING =
  /^POST \/v1\/(customers|subscriptions|invoices|invoiceitems|refunds|checkout\/sessions|customers\/\w+\/balance_transactions)$/

/** What was carried out twice in the same words: a call that was repeated under another name. */
export function madeTwice({ changes }: Pick<StripeDouble, 'changes'>): readonly string[] {
  const made = changes
    .filter(({ call }) => MAKING.test(call))
    .map((one) => `${one.call} ${one.text}`)
  return made.filter((words, index) => made.indexOf(words) !== index)
}

type Net = Readonly<Record<string, number>>

/** What each invoice has brought there: paid, less what went back. */
export async function broughtThere(world: StripeWorld, orgId: string): Promise<Net> {
  const { state } = world.double
  const customer = (await world.providerCustomer(orgId))?.id
  const invoices = [...state.invoices.values()].filter((one) => one.customer === customer)
  return withoutNothing(invoices.map((one) => [one.id, netOf(world, one)]))
}

function netOf({ double: { state } }: StripeWorld, { payments }: Invoice): number {
  return payments.data
    .flatMap(({ payment }) => state.paymentIntents.get(payment.payment_intent) ?? [])
    .filter(({ status }) => status === 'succeeded')
    .reduce(
      (sum, { id, amount, amount_refunded }) =>
        sum + amount - amount_refunded - disputedOf(state, id),
      0,
    )
}

/** The same by our books. */
export async function broughtHere({ database }: StripeWorld, orgId: string): Promise<Net> {
  const { rows } = await database.owner.query<{ provider_id: string; net: string }>(
    `select i.provider_id, sum(p.amount) as net
     from billing_invoice i
     join billing_payment p on p.organization_id = i.organization_id and p.invoice_id = i.id
     where i.organization_id = $1 group by i.provider_id`,
    [orgId],
  )
  return withoutNothing(rows.map((row) => [row.provider_id, Math.round(Number(row.net) * 100)]))
}

function withoutNothing(entries: readonly (readonly [string, number])[]): Net {
  return Object.fromEntries(entries.filter(([, net]) => net !== 0))
}

/** Pages that were paid, led to nothing here, and whose money did not go back. */
export async function keptForNothing(
  world: StripeWorld,
  orgId: string,
): Promise<readonly string[]> {
  const { double, database } = world
  const customer = (await world.providerCustomer(orgId))?.id
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from billing_checkout where organization_id = $1 and status = 'complete'`,
    [orgId],
  )
  const complete = new Set(rows.map(({ id }) => id))
  return [...double.state.sessions.values()]
    .filter((one) => one.customer === customer && isPaid(one) && one.invoice !== null)
    .filter(({ metadata }) => !complete.has(metadata.checkout_id ?? ''))
    .flatMap(({ id, invoice }) => {
      const billed = double.state.invoices.get(invoice ?? '')
      return billed && netOf(world, billed) > 0 ? [id] : []
    })
}
