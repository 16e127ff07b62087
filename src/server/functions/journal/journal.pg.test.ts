// Who did what and when: owners see everything, managers their stores, scanners nothing.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { JournalFilter } from '#contract/journal.ts'
import { type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const orgId = shop.organizationId
const audit = await world.runningAudit({ shop })
const elsewhere = await world.store(shop.owner, orgId, 'Elsewhere')
await world.room({ ...shop, storeId: elsewhere }, 'Cellar', ['C-1', 'C-2'])
await world.run(audit.manager, api.rooms.create, { storeId: audit.storeId, name: 'Attic' })

const read = (person: Person, filter: JournalFilter = {}, paginationOpts: object = {}) =>
  ask(node, person, api.journal.list, { orgId, filter, paginationOpts })

test('the owner sees everything, the newest first, with names, in pages with a total', async () => {
  const all = await read(shop.owner)
  expect(all.page[0]).toMatchObject({
    action: 'rooms.create',
    userId: audit.manager.id,
    userName: audit.manager.name,
    storeId: audit.storeId,
    details: { name: 'Attic' },
  })
  expect(all.page.map(({ action }) => action)).toContain('organizations.create')
  const first = await read(shop.owner, {}, { numItems: 2, cursor: null })
  const rest = await read(shop.owner, {}, { numItems: 1_000, cursor: first.continueCursor })
  expect([...first.page, ...rest.page]).toEqual(all.page)
  expect(first).toMatchObject({ total: all.page.length, isDone: false })
})

test('managers see their stores and what they did themselves; scanners are refused', async () => {
  const { page, total } = await read(audit.manager)
  expect(total).toBe(page.length)
  expect(new Set(page.map(({ storeId }) => storeId))).toEqual(new Set([audit.storeId, null]))
  expect(page.map(({ action }) => action)).toContain('audits.start')
  expect(page.map(({ action }) => action)).not.toContain('organizations.create')
  await expect(read(audit.scanner)).rejects.toMatchObject({ code: 'forbidden' })
})

test('the journal is filtered by person, action or module, audit, store and time', async () => {
  const actions = async (filter: JournalFilter) =>
    (await read(shop.owner, filter)).page.map(({ action }) => action)
  expect(await actions({ userId: audit.manager.id })).toEqual(['rooms.create'])
  expect(await actions({ action: 'audits.start' })).toEqual(['audits.start'])
  expect(await actions({ action: 'audits', auditId: audit.auditId })).toEqual([
    'audits.start',
    'audits.create',
  ])
  expect(await actions({ storeId: elsewhere })).toEqual(['rooms.create'])
  expect(await actions({ action: 'audits%' })).toEqual([])
  const { page } = await read(shop.owner)
  const middle = page[3]?.at ?? 0
  const [before, after] = [
    await read(shop.owner, { untilMs: middle }),
    await read(shop.owner, { fromMs: middle }),
  ]
  expect(before.total + after.total).toBe(page.length)
})

test('nothing in it can be changed by the app', async () => {
  await expect(database.app.query('update journal set action = action')).rejects.toThrow(
    'permission denied',
  )
})
