// Every action of the product in the journal: in words, with a name and without secrets, and the same on the screen and
// in the file.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import { journalText } from '#contract/journal-words.ts'
import { isJournalAction } from '#domain/journal-actions.ts'
import { JOURNAL_SUBJECTS } from '#domain/journal-subjects.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { journalTable } from '../../documents/journal-table.ts'
import { wordsOf } from '../../words.ts'

const stage = await setStage(await setGround())
const { database, world, node, people, admin, shop, orgId, storeId, call } = stage
const ROWS = await callRows(stage)
const words = await wordsOf('journal', 'en')
const table = await journalTable('en')
afterAll(() => node.stop())

/** Actions fully described by who did them, or by the audit shown next to them. */
const NOTHING_MORE_TO_SAY = new Set([
  'dayPasses.open',
  'dayPasses.close',
  'dayPasses.addSheet',
  'dayPasses.closeSheet',
  'dayPasses.endAll',
  'billing.moveSandboxClock',
  'members.leave',
  'organizations.activate',
  'platform.restoreOrganization',
  'scim.removeToken',
])

/** What no entry may show: ids, which mean nothing to people, and secrets. */
const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
const SECRET_ARGUMENTS = ['token', 'card', 'currentPassword', 'newPassword']

interface Told {
  readonly contract: string
  readonly action: string
  readonly text: string
  readonly file: string
  readonly secrets: readonly string[]
  readonly kept: string
}

async function tell(contract: AnyContract, args: object): Promise<readonly Told[]> {
  const isLeaving = contract === api.members.leave
  const member = isLeaving ? await world.teamMember(shop, 'scanner') : people.owner
  const before = await newestEntry()
  await call(contract.access === 'platform' ? admin : member, contract, args).catch(() => {})
  const { rows } = await database.owner.query(
    `select j.action, j.details, u.name as "personName"
     from journal j left join auth."user" u on u.id = j.details ->> 'userId'
     where j.id > $1 order by j.id`,
    [before],
  )
  const secrets = SECRET_ARGUMENTS.flatMap((name) => Reflect.get(args, name) ?? []).map(String)
  return rows.map((row) => ({
    contract: contract.name,
    action: row.action,
    text: journalText(row, words),
    file: String(inFile('Details', row)),
    secrets,
    kept: JSON.stringify(row.details),
  }))
}

async function newestEntry(): Promise<string> {
  const { rows } = await database.owner.query('select id from journal order by id desc limit 1')
  return rows[0]?.id
}

function inFile(column: string, row: { action: string; details: object; personName: string }) {
  const line = { at: 0, userId: 'u', userName: null, auditName: null, storeName: null }
  const found = table.columns.find(({ title }) => title === column)
  return found?.cell({ ...line, ...row, details: { ...row.details } })
}

const TOLD: Told[] = []
for (const { contract, args } of ROWS) {
  if (contract.kind !== 'query') TOLD.push(...(await tell(contract, (await args()) as object)))
}

test('every kind has words of its own and can be asked for alone', () => {
  const subjects = new Set<string>(JOURNAL_SUBJECTS)
  const kinds = [...new Set(TOLD.map(({ action }) => action))]
  expect(kinds.length).toBeGreaterThan(60)
  expect(kinds.filter((kind) => !isJournalAction(kind))).toEqual([])
  expect(kinds.filter((action) => !subjects.has(action.split('.')[0] ?? ''))).toEqual([])
})

test('every line names its thing, and the file says the same as the screen', () => {
  const silent = TOLD.filter(({ action, text }) => text === '' && !NOTHING_MORE_TO_SAY.has(action))
  expect(silent.map(({ action }) => action)).toEqual([])
  expect(TOLD.filter(({ text }) => ID.test(text))).toEqual([])
  expect(TOLD.filter(({ text, file }) => text !== file)).toEqual([])
})

test('the journal holds no secret of any function', () => {
  expect(TOLD.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(2)
  const leaks = TOLD.filter(({ secrets, kept }) => secrets.some((secret) => kept.includes(secret)))
  expect(leaks).toEqual([])
})

test('things are called by the name that they had when it was done', async () => {
  const run = async (contract: AnyContract, args: object) => {
    const [told] = await tell(contract, args)
    return told?.text
  }
  const room = await world.room(shop, 'Foyer', ['F-1'])
  const ofRoom = { storeId, roomId: room.id }
  const [shelfId] = await stage.idsOf('select id from shelf where room_id = $1', room.id)
  const ofShelf = { storeId, shelfId }
  const item = await world.run(shop.owner, api.items.upsert, { orgId, name: 'Oolong' })
  const ofItem = { orgId, itemId: item.id }
  expect(await run(api.rooms.update, { ...ofRoom, name: 'Hall' })).toBe('Foyer, now Hall')
  expect(await run(api.shelves.create, { ...ofRoom, code: 'F-2' })).toBe('F-2 · in Hall')
  expect(await run(api.shelves.update, { ...ofShelf, code: 'F-3', name: null })).toBe(
    'F-1, now F-3',
  )
  expect(await run(api.shelves.archive, ofShelf)).toBe('F-3')
  expect(await run(api.shelves.restore, ofShelf)).toBe('F-3')
  expect(await run(api.rooms.archive, ofRoom)).toBe('Hall')
  expect(await run(api.rooms.restore, ofRoom)).toBe('Hall')
  expect(await run(api.items.addBarcode, { ...ofItem, code: '96385074' })).toBe('Oolong · 96385074')
  expect(await run(api.items.archive, ofItem)).toBe('Oolong')
  expect(await run(api.stores.update, { storeId, name: 'Mill' })).toBe('Main store, now Mill')
})

test('people are named, also those who were removed', async () => {
  const kim = await world.teamMember(shop, 'scanner', await world.person({ name: 'Kim Lee' }))
  const ofKim = { storeId, userId: kim.id }
  const [moved] = await tell(api.users.assignUserToStore, { ...ofKim, role: 'manager' })
  expect(moved?.text).toBe('Kim Lee · Manager')
  const [gone] = await tell(api.members.remove, { orgId, userId: kim.id })
  expect(gone?.text).toBe('Kim Lee')
  const page = await node.engine.runQueries(
    shop.owner.identity,
    [{ path: api.journal.list.name, args: { orgId, filter: { action: 'members.remove' } } }],
    'consistent',
  )
  expect(page[0]).toMatchObject({ page: [{ personName: 'Kim Lee' }, {}] })
})
