// Ledger, balances and the provider agree after any events in any order.

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { AttachedProduct } from '#domain/billing/account.ts'
import { seatsInUse } from '#domain/billing/seats.ts'
import { isRunning } from '#domain/billing/standing.ts'
import { ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  broughtHere,
  broughtThere,
  keptForNothing,
  madeTwice,
} from '#tests/support/stripe/stripe-audit.ts'
import { type Command, StripeRun } from '#tests/support/stripe/stripe-commands.ts'
import { story } from '#tests/support/stripe/stripe-stories.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import { readView } from './read-view.ts'

const RUNS = Number(process.env.STRIPE_PROPERTY_RUNS ?? 20)

const database = await testDatabase()
const world = await StripeWorld.open(database, SEAT_CATALOG, Date.UTC(2027, 0, 31, 9), {
  patienceMs: 100,
})
const { double, billing } = world
double.isHolding = true
double.onTurn = async () => {}
afterAll(() => double.stop())

/** What is in use and paid by a subscription, on either side, with the number of seats for the next cycle. */
function heldHere(orgId: string) {
  return billing.accounts.look(orgId, [], ({ draft, passing: { catalog } }) =>
    [...draft.products.values()]
      .filter((one) => one.subscriptionId !== null && isRunning(one))
      .map((one) => held(one, { ...one.quantities, ...seatsInUse(draft, one, catalog) }))
      .sort(),
  )
}

type Held = Pick<AttachedProduct, 'product' | 'subscriptionId'>

function held({ subscriptionId, product }: Held, quantities: AttachedProduct['quantities']) {
  const named = Object.entries(quantities).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${subscriptionId} ${product.id} ${JSON.stringify(named)}`
}

async function heldThere(customerId: string) {
  const view = await readView(world.stripe.parts.stripe, customerId, SEAT_CATALOG)
  const live = view?.subscriptions.filter(({ status }) =>
    ['active', 'trialing', 'past_due'].includes(status),
  )
  return (live ?? [])
    .flatMap(({ id, products }) =>
      products.map(({ product, quantities }) => held({ product, subscriptionId: id }, quantities)),
    )
    .sort()
}

async function holds(commands: readonly Command[]): Promise<void> {
  double.letCustomersRest()
  const orgId = await world.customer()
  await billing.createCustomer(orgId, {})
  const run = new StripeRun(world, orgId)
  double.changes.length = 0
  for (const one of commands) await run.run(one)
  await run.recover()
  expect(madeTwice(double), 'nothing is made twice, not even for a moment').toEqual([])
  expect(await ledgerGaps(database, orgId), 'the ledger adds up to the balances').toEqual([])
  expect(await moneyGaps(database, orgId), 'every paid invoice was paid once').toEqual([])
  const customer = await world.providerCustomer(orgId)
  if (!customer) return
  expect(await world.booked(orgId), 'what was charged is in the books').toBe(
    await world.charged(orgId),
  )
  expect(await broughtHere(world, orgId), 'invoice by invoice').toEqual(
    await broughtThere(world, orgId),
  )
  expect(await keptForNothing(world, orgId), 'what is not wanted is given back').toEqual([])
  expect(await heldHere(orgId), 'what is paid for is in use').toEqual(await heldThere(customer.id))
  expect(await world.stripe.sync.run(orgId), 'a second look finds nothing').toEqual([])
}

test('plan and money agree after any interleaving of calls, reports, crashes and time', async () => {
  await fc.assert(fc.asyncProperty(story, holds), {
    numRuns: RUNS,
    ...(process.env.STRIPE_PROPERTY_SEED && {
      seed: Number(process.env.STRIPE_PROPERTY_SEED),
      path: process.env.STRIPE_PROPERTY_PATH ?? '',
    }),
  })
}, 900_000)
