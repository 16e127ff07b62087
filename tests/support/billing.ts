// What tests of billing begin with and look at: refusals by their code, and whether the books balance.

import { billingCodeOf } from '#domain/billing/billing-fault.ts'
import { Fault } from '#domain/fault.ts'
import type { World } from '#seeds/world.ts'
import { parsePlans } from '#server/billing/plan-file.ts'
import type { Database } from '#server/db/database.ts'

export const GOOD_CARD = '4242 4242 4242 4242'

/** Everybody has twenty calls a month, and nothing is sold. */
export const TWENTY_CALLS = parsePlans(
  JSON.stringify({
    currency: 'usd',
    graceDays: 7,
    features: [{ id: 'calls', name: 'Calls', type: 'single_use' }],
    products: [
      {
        id: 'free',
        name: 'Free',
        group: 'plan',
        isDefault: true,
        items: [{ featureId: 'calls', included: 20, interval: 'month' }],
      },
    ],
  }),
  'calls',
)

/** An organization that the billing knows. */
export async function newCustomer(world: World): Promise<string> {
  const { organizationId } = await world.shop()
  await world.billing.createCustomer(organizationId, {})
  return organizationId
}

/** Fails when it was not refused. */
export async function faultOf(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Fault)) throw error
  return { code: billingCodeOf(error), fault: error.code, details: error.details }
}

/** Balances that their ledger does not add up to. Rows that are gone have to add up to nothing. */
export async function ledgerGaps(database: Database, orgId: string): Promise<readonly unknown[]> {
  const { rows } = await database.owner.query(
    `select l.balance_id, coalesce(b.balance, 0) as balance, sum(l.delta) as ledger
     from billing_ledger l
     left join billing_balance b on b.organization_id = l.organization_id and b.id = l.balance_id
     where l.organization_id = $1
     group by l.balance_id, b.balance
     having coalesce(b.balance, 0) <> sum(l.delta)`,
    [orgId],
  )
  return rows
}

/** Invoices that were paid without money, and money that no invoice asked for. */
export async function moneyGaps(database: Database, orgId: string): Promise<readonly unknown[]> {
  const { rows } = await database.owner.query(
    `select i.id, i.total, i.status, sum(p.amount) as paid, count(p.id)::int as payments
     from billing_invoice i
     full join billing_payment p on p.organization_id = i.organization_id and p.invoice_id = i.id
     where coalesce(i.organization_id, p.organization_id) = $1
     group by i.id, i.total, i.status, i.refunded
     having i.id is null or count(p.id) filter (where p.amount > 0 and p.id not like 'refund:%') > 1
       or coalesce(sum(p.amount), 0)
         <> case when i.status = 'paid' then i.total - i.refunded else 0 end`,
    [orgId],
  )
  return rows
}
