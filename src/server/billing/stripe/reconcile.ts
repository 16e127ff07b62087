// Compares every customer with Stripe, repairs differences, and reports them.

import type { Pool } from 'pg'
import { providerPrice } from '#domain/billing/provider-price.ts'
import { Fault } from '#domain/fault.ts'
import { rawStatement } from '../../db/raw-statement.ts'
import { withCustomer } from '../customer-scope.ts'
import type { StripeParts } from './stripe-parts.ts'
import { ProviderBusy, type StripeSync } from './stripe-sync.ts'
import { forget } from './stripe-tasks.ts'

export interface ReconcileOptions {
  readonly parts: StripeParts
  readonly pool: Pool
  readonly sync: Pick<StripeSync, 'run'>
  /** Runs pending jobs, including those enqueued by the repair. */
  readonly runJobs: () => Promise<void>
  readonly say: (line: string) => void
}

export interface Reconciliation {
  readonly customers: number
  readonly findings: number
  readonly failures: number
}

const GAPS = rawStatement<{ readonly balance_id: string }, []>()({
  name: 'select_ledger_gaps',
  text: `select l.balance_id from billing_ledger l
    left join billing_balance b on b.organization_id = l.organization_id and b.id = l.balance_id
    group by l.balance_id, b.balance having coalesce(b.balance, 0) <> sum(l.delta)`,
  reads: ['billing_balance', 'billing_ledger'],
})

export async function reconcile(options: ReconcileOptions): Promise<Reconciliation> {
  const { pool, say } = options
  await options.runJobs()
  const { rows } = await pool.query<{ organization_id: string; provider_customer_id: string }>(
    'select organization_id, provider_customer_id from app.provider_customers()',
  )
  const totals = { customers: rows.length, findings: 0, failures: 0 }
  for (const row of rows) {
    const outcome = await lookAt(options, row.organization_id)
    const name = `${row.organization_id} (${row.provider_customer_id})`
    for (const finding of outcome.findings) say(`${name}: ${finding}`)
    if (outcome.failure !== null) say(`${name}: not compared: ${outcome.failure}`)
    totals.findings += outcome.findings.length
    totals.failures += outcome.failure === null ? 0 : 1
  }
  await options.runJobs()
  totals.failures += await checkPrices(options)
  totals.findings += await endStrangers(
    options,
    new Set(rows.map((row) => row.provider_customer_id)),
  )
  return totals
}

async function lookAt({ sync, pool }: ReconcileOptions, organizationId: string) {
  try {
    const findings = await sync.run(organizationId)
    const gaps = await withCustomer(pool, organizationId, (db) => db.raw(GAPS, []))
    const broken = gaps.map(({ balance_id }) => `the ledger of ${balance_id} does not add up`)
    return { findings: [...findings, ...broken], failure: null }
  } catch (error) {
    const failure =
      error instanceof ProviderBusy || error instanceof Error ? error.message : 'unknown'
    return { findings: [], failure }
  }
}

/** Prices configured by the operator whose amount differs: this program cannot fix them. */
async function checkPrices({ parts: { prices, catalog }, say }: ReconcileOptions): Promise<number> {
  let wrong = 0
  for (const product of catalog.products) {
    for (const item of product.items.filter(({ stripePrice }) => stripePrice !== undefined)) {
      await prices.idOf(providerPrice(product, item, catalog)).catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error
        say(String(error.details?.reason ?? error.message))
        wrong += 1
      })
    }
  }
  return wrong
}

/** Customers created here whose organization was deleted and who still pay. */
async function endStrangers(
  { parts: { stripe }, say }: ReconcileOptions,
  known: ReadonlySet<string>,
): Promise<number> {
  let found = 0
  for await (const customer of stripe.customers.list({ limit: 100 })) {
    if (known.has(customer.id) || !customer.metadata.organization_id) continue
    const ended = await forget(stripe, customer.id)
    if (ended === 0) continue
    say(`${customer.id}: its organization is gone: ${ended} subscriptions ended`)
    found += ended
  }
  return found
}
