// The demo with accounts, which an empty database starts with.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { isGtin } from '#domain/barcode.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { seedDemo } from './demo.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { type Person, World } from './world.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
afterAll(() => node.stop())

beforeAll(() => seedDemo({ database }), 60_000)

async function manager(): Promise<Person> {
  const { rows } = await database.owner.query<{ id: string; name: string; email: string }>(
    `select id, name, email from auth."user" where email = 'manager@shelfcount.test'`,
  )
  const [user] = rows
  if (!user) throw new Error('No manager')
  return { ...user, identity: await new World({ database }).signIn(user.id) }
}

async function auditCalled(name: string) {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from audit where name = $1',
    [name],
  )
  return { auditId: rows[0]?.id ?? '' }
}

test('nobody is left signed in', async () => {
  const { rowCount } = await database.owner.query('select from auth.session')
  expect(rowCount).toBe(0)
})

test('the catalogue is the same every time, and scanners accept its codes', () => {
  const items = demoCatalogue()
  expect(items).toHaveLength(2_000)
  expect(items).toEqual(demoCatalogue())
  const codes = items.flatMap((item) => (item.codes ?? []).map(({ code }) => code))
  expect(codes.filter((code) => !isGtin(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(items.map(({ name }) => name)).size).toBe(2_000)
})

test('one audit is sealed, with variances that were all decided', async () => {
  const person = await manager()
  const audit = await auditCalled('Autumn count')
  const results = await ask(node, person, api.audits.getResults, audit)
  const { figures, decisions } = results
  expect(results).toMatchObject({ sealed: true, status: 'completed', unknownLines: 0 })
  expect(results.stores[0]?.baseline).toMatchObject({ byShelf: true, fileName: 'stock-autumn.csv' })
  expect(results.coverage.explained).toBe(results.coverage.shelves)
  expect(decisions.open).toBe(0)
  expect(decisions.accepted).toBeGreaterThan(40)
  expect(figures.lines).toBeGreaterThan(1_950)
  expect(figures.uncounted).toBe(0)
  expect(decisions.zero).toBeGreaterThan(0)
  expect(figures.accuracyByLine).toBeGreaterThan(0.75)
  expect(figures.shrinkage).toBeLessThan(0.06)
  const seal = await ask(node, person, api.audits.getSeal, audit)
  expect(seal?.confirmationNumber).toMatch(/^SC-/)
})

test('one audit is about half done, by two people', async () => {
  const person = await manager()
  const audit = await auditCalled('Winter count')
  const dashboard = await ask(node, person, api.audits.getDashboard, audit)
  expect(dashboard.status).toBe('active')
  expect(dashboard.coverage).toEqual({ shelves: 60, explained: 30 })
  expect(dashboard.people.filter(({ lines }) => lines > 300)).toHaveLength(2)
  const { unknownLines } = await ask(node, person, api.audits.getResults, audit)
  expect(unknownLines).toBe(3)
})
