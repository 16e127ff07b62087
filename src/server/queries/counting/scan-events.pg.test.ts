// What the database does with events. That totals match domain/count.ts is tested in
// tests/integration/corrections.pg.test.ts.

import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { type CountEvent, quantityOf } from '#domain/count.ts'
import { World } from '#seeds/world.ts'
import { leaveScope, type ScopedDatabase, scopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { recordEvents } from './scan-events.ts'

const database = await testDatabase()
const world = new World({ database })
const shop = await world.shop()
const room = await world.room(shop, 'Cellar', ['A-1'])
const { organizationId, storeId } = shop

interface Place {
  readonly auditId: string
  readonly assignmentId: string
}

async function freshAssignment(): Promise<Place> {
  const [auditId, assignmentId] = [newId(), newId()]
  const keys = [organizationId, auditId, assignmentId, storeId]
  await database.owner.query(
    `insert into audit (organization_id, id, name, status, protocol)
     values ($1, $2, 'Count', 'active', '{}')`,
    [organizationId, auditId],
  )
  await database.owner.query(
    `insert into assignment (organization_id, audit_id, id, store_id, room_id)
     values ($1, $2, $3, $4, $5)`,
    [...keys, room.id],
  )
  await database.owner.query(
    `insert into assignment_progress (organization_id, audit_id, assignment_id, store_id)
     values ($1, $2, $3, $4)`,
    keys,
  )
  return { auditId, assignmentId }
}

async function inScope<T>(
  work: (db: ScopedDatabase, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client: PoolClient = await database.app.connect()
  try {
    leaveScope(client)
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', '${organizationId}', true)`)
    const scope = { kind: 'organization', organizationId } as const
    const result = await work(scopedDatabase(client, scope, new Set()), client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function recorded(event: CountEvent, assignmentId: string, seq: number): RecordedEvent {
  const counts = event.kind === 'add' || event.kind === 'set'
  return {
    id: event.id,
    assignmentId,
    round: 0,
    kind: event.kind,
    line: counts ? event.line : null,
    itemId: null,
    rawCode: null,
    codeFormat: null,
    entered: counts ? event.entered : null,
    factor: counts ? event.factor : null,
    replaces: null,
    seenVersion: null,
    effect: quantityOf(event),
    voidsId: event.kind === 'void' ? event.target : null,
    inputMode: 'typed',
    quantityMode: 'typed',
    leftView: null,
    lot: null,
    expiry: null,
    serial: null,
    deviceId: 'device',
    deviceSeq: seq,
    deviceTimeMs: 1_700_000_000_000 + seq,
    warnings: [],
    quarantined: false,
    note: null,
    photoFileId: null,
  }
}

function record({ auditId }: Place, events: readonly RecordedEvent[]): Promise<void> {
  const recorderId = shop.owner.id
  return inScope((db) => recordEvents(db, { auditId, recorderId, events, apart: [], shared: [] }))
}

test('an event that is there already violates the key of events, and nothing changes', async () => {
  const place = await freshAssignment()
  const add = (entered: number): CountEvent => {
    return { id: newId(), kind: 'add', line: 'tea', entered, factor: 1_000 }
  }
  const first = recorded(add(5_000), place.assignmentId, 1)
  const again = { constraint: 'scan_event_pkey' }
  await record(place, [first])
  await expect(record(place, [first])).rejects.toMatchObject(again)
  const second = recorded(add(3_000), place.assignmentId, 2)
  await expect(record(place, [second, first])).rejects.toMatchObject(again)
  await expect(record(place, [second, second])).rejects.toMatchObject(again)
  const totals = await inScope((db) => selectTotals(db, place.assignmentId))
  expect(totals).toEqual([{ line: 'tea', item_id: null, quantity: 5_000 }])
})

test('events of an assignment that is not there are refused', async () => {
  const place = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'empty' }
  await expect(record(place, [recorded(event, newId(), 1)])).rejects.toMatchObject({
    code: '23503',
  })
})

test('events have versions in the order in which they come', async () => {
  const place = await freshAssignment()
  const empty = (seq: number) => recorded({ id: newId(), kind: 'empty' }, place.assignmentId, seq)
  await record(place, [empty(7), empty(3)])
  await record(place, [empty(5)])
  const { rows } = await database.owner.query(
    'select version, device_seq from scan_event where assignment_id = $1 order by version',
    [place.assignmentId],
  )
  expect(rows.map((row) => [Number(row.version), Number(row.device_seq)])).toEqual([
    [1, 7],
    [2, 3],
    [3, 5],
  ])
  expect(await inScope((db) => selectProgress(db, place.assignmentId))).toMatchObject({ events: 3 })
})

test('no line stands below zero, whoever writes it', async () => {
  const place = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'add', line: 'tea', entered: 1, factor: 1_000 }
  await record(place, [recorded(event, place.assignmentId, 1)])
  for (const table of ['count_total', 'assignment_progress']) {
    await expect(
      database.owner.query(`update ${table} set quantity = -1 where assignment_id = $1`, [
        place.assignmentId,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
  }
  const negative = { ...recorded(event, place.assignmentId, 2), id: newId(), effect: -1 }
  await expect(record(place, [negative])).rejects.toMatchObject({ code: '23514' })
})

test('whatever is written on a label is kept as it is', async () => {
  const place = await freshAssignment()
  const { assignmentId } = place
  const codes = ['"', '\\', 'null', '{a,b}', "it's", ' ', 'ä\n', 'NULL,"x"']
  const events = codes.map((code, seq): RecordedEvent => {
    const event: CountEvent = { id: newId(), kind: 'add', line: `?${code}`, entered: 1, factor: 1 }
    return { ...recorded(event, assignmentId, seq), rawCode: code, warnings: ['unknown_code'] }
  })
  await record(place, events)
  const { rows } = await database.owner.query(
    'select raw_code, warnings, lot from scan_event where assignment_id = $1 order by device_seq',
    [assignmentId],
  )
  expect(rows).toEqual(
    codes.map((code) => ({ raw_code: code, warnings: ['unknown_code'], lot: null })),
  )
})

test('whoever waits for unknown codes is told of these alone', async () => {
  const place = await freshAssignment()
  const { auditId, assignmentId } = place
  const item = newId()
  await database.owner.query(
    `insert into item (organization_id, id, name) values ($1, $2, 'Tea')`,
    [organizationId, item],
  )
  const told = async (line: string, itemId: string | null) => {
    const event: CountEvent = { id: newId(), kind: 'add', line, entered: 1, factor: 1 }
    await database.owner.query('delete from app.change_log')
    const counted = { ...recorded(event, assignmentId, 1), itemId }
    await record(place, [counted])
    const { rows } = await database.owner.query<{ keys: readonly string[] }>(
      'select keys from app.change_log',
    )
    return [...new Set(rows.flatMap(({ keys }) => keys))].filter((key) => key.includes('/a/'))
  }
  const progress = `assignment_progress/a/${auditId}`
  expect(await told(item, item)).toEqual([progress])
  const both = [progress, `waiting_codes/a/${auditId}`]
  expect((await told('?0001', null)).sort()).toEqual(both)
  expect(await told('?0001', null)).toEqual([progress])
})

test('an assignment with events is never removed', async () => {
  const counted = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'empty' }
  await record(counted, [recorded(event, counted.assignmentId, 1)])
  const remove = ({ assignmentId }: Place) =>
    database.owner.query('delete from assignment where id = $1', [assignmentId])
  await expect(remove(counted)).rejects.toMatchObject({ code: '23503' })
  expect((await remove(await freshAssignment())).rowCount).toBe(1)
})

test('an undo of another assignment’s event has no effect', async () => {
  const one = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'add', line: 'tea', entered: 5_000, factor: 1_000 }
  await record(one, [recorded(event, one.assignmentId, 1)])
  const other = await freshAssignment()
  const undo: CountEvent = { id: newId(), kind: 'void', target: event.id }
  await record(other, [recorded(undo, other.assignmentId, 2)])
  const totals = await inScope((db) => selectTotals(db, one.assignmentId))
  expect(totals).toMatchObject([{ quantity: 5_000 }])
})

test('events can be neither changed nor deleted by the app', async () => {
  await expect(database.app.query('update scan_event set effect = 0')).rejects.toThrow(
    'permission denied',
  )
  await expect(database.app.query('delete from scan_event')).rejects.toThrow('permission denied')
})

/** The totals of an assignment. A line whose events were all undone counts as not counted. */
function selectTotals(db: ScopedDatabase, assignmentId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('count_total')
      .select(['line', 'item_id', 'quantity'])
      .where('assignment_id', '=', assignmentId)
      .where('events', '>', 0)
      .orderBy('line'),
  )
}

function selectProgress(db: ScopedDatabase, assignmentId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('assignment_progress')
      .select(['events', 'lines', 'quantity'])
      .where('assignment_id', '=', assignmentId),
  )
}
