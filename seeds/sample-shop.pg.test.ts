// The demo for visitors, and the sample of a person who has signed up.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DEMO_PEOPLE, standingIdentity } from '#server/demo/demo-people.ts'
import { findDemo } from '#server/demo/demo-places.ts'
import { createDemo, type DemoService } from '#server/demo/demo-service.ts'
import { takeDemoStep } from '#server/demo/demo-walk.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import {
  removeVisitorsDemo,
  seedSampleShop,
  seedVisitorsDemo,
  startDemoRound,
} from './sample-shop.ts'
import { World } from './world.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
const { owner } = database
const options = { database, seals: fixedSeals() }
const visitor = { ...DEMO_PEOPLE.visitor, identity: standingIdentity(DEMO_PEOPLE.visitor) }
const HALF_A_DAY_MS = 13 * 3_600_000

let nowMs = Date.now()
const demo: DemoService = createDemo({
  owner,
  functions: node.engine,
  isWatched: () => false,
  make: () => seedVisitorsDemo(options),
  startRound: (places) => startDemoRound(options, places),
  log: () => {},
  nowMs: () => nowMs,
})

beforeAll(() => demo.open(), 120_000)
afterAll(async () => {
  await demo.stop()
  await node.stop()
})

async function idOf(text: string, ...values: unknown[]): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(text, values)
  return rows[0]?.id ?? ''
}

test('a visitor sees a running count and a sealed one, with what is wrong', async () => {
  const { auditId, organizationId } = await demo.open()
  const dashboard = await ask(node, visitor, api.audits.getDashboard, { auditId })
  expect(dashboard).toMatchObject({ status: 'active', coverage: { shelves: 30, explained: 16 } })
  const finishedId = await idOf(
    `select id from audit where organization_id = $1 and status = 'completed'`,
    organizationId,
  )
  const results = await ask(node, visitor, api.audits.getResults, { auditId: finishedId })
  expect(results).toMatchObject({ sealed: true })
  expect(results.decisions.accepted).toBeGreaterThan(10)
})

test('the demo is opened once, however many come at the same time', async () => {
  const places = await Promise.all([demo.open(), demo.open(), demo.open()])
  expect(new Set(places.map(({ auditId }) => auditId)).size).toBe(1)
  expect(await idOf(`select count(*) as id from organization where purpose = 'demo'`)).toBe(1)
})

test('each step counts one thing, hands in a shelf or takes the next', async () => {
  const { auditId } = await demo.open()
  const counted = () => idOf('select count(*) as id from scan_event where audit_id = $1', auditId)
  const before = Number(await counted())
  const walk = { owner, functions: node.engine, nowMs: Date.now, startOver: async () => {} }
  for (let turn = 0; turn < 60; turn += 1) await takeDemoStep(walk, turn)
  const after = Number(await counted())
  expect(after - before).toBeGreaterThan(40)
  expect(after - before).toBeLessThan(60)
  const { coverage } = await ask(node, visitor, api.audits.getDashboard, { auditId })
  expect(coverage.explained).toBeGreaterThan(16)
})

test('a count that began long ago is closed and another begins, and only the last one stays', async () => {
  const { auditId: first, organizationId } = await demo.open()
  nowMs += HALF_A_DAY_MS
  const { auditId: second } = await demo.open()
  expect(second).not.toBe(first)
  expect(await idOf('select status as id from audit where id = $1', first)).toBe('submitted')
  nowMs += HALF_A_DAY_MS
  const third = await demo.open()
  expect(third.organizationId).toBe(organizationId)
  expect(await idOf('select id from audit where id = $1', first)).toBe('')
})

test('the operator does not find the demo among the organizations, and it takes nobody’s plan', async () => {
  const { organizationId } = await demo.open()
  const world = new World({ database })
  const admin = await world.person()
  await owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
  const { page } = await ask(node, admin, api.platform.listOrganizations, {})
  expect(page.map(({ id }) => id)).not.toContain(organizationId)
  expect(
    await idOf(
      'select organization_id as id from billing_customer where organization_id = $1',
      organizationId,
    ),
  ).toBe('')
})

test('a sample stands beside the organizations of its owner, and goes with everything in it', async () => {
  const world = new World({ database })
  const person = await world.person()
  const { organizationId, storeId, runningId } = await seedSampleShop(options, person.identity)
  const organizations = await ask(node, person, api.organizations.getByUser, {})
  expect(organizations).toMatchObject([{ id: organizationId, isSample: true, role: 'owner' }])
  const stores = await ask(node, person, api.stores.getByOrganization, { orgId: organizationId })
  expect(stores).toMatchObject([{ id: storeId, role: 'manager' }])
  const audit = await ask(node, person, api.audits.getDashboard, { auditId: runningId })
  expect(audit.status).toBe('active')
  // A sample does not count: the first real organization still needs no confirmed address.
  await world.run(person, api.organizations.create, { name: 'Real Goods' })
  const [sample] = organizations
  await world.run(person, api.organizations.delete, {
    orgId: organizationId,
    typedName: sample?.name ?? '',
  })
  expect(await idOf('select id from store where id = $1', storeId)).toBe('')
})

test('an installation that shows no demo has none', async () => {
  await removeVisitorsDemo(database)
  expect(await findDemo(owner)).toBeUndefined()
  const ids = Object.values(DEMO_PEOPLE).map(({ id }) => id)
  expect(await idOf('select id from auth."user" where id = any($1)', ids)).toBe('')
})
