// The database against the rule: whatever order, repetition and undoing, totals are what
// domain/count.ts says.

import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { type CountEvent, effectOf, totalsOf } from '#domain/count.ts'
import { World } from '#seeds/world.ts'
import {
  emptyNotes,
  type LastStatement,
  leaveScope,
  type ScopedDatabase,
  scopedDatabase,
} from '#server/db/scoped-database.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { recordEvents, recordNewEvents, selectProgress, selectTotals } from './scan-events.ts'

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
    storeId,
    assignmentId,
    round: 0,
    kind: event.kind,
    line: counts ? event.line : null,
    itemId: null,
    rawCode: null,
    codeFormat: null,
    entered: counts ? event.entered : null,
    factor: counts ? event.factor : null,
    replaces: event.kind === 'set' ? event.replaces : null,
    effect: effectOf(event),
    voidsId: event.kind === 'void' ? event.target : null,
    inputMode: 'typed',
    quantityMode: 'typed',
    leftView: null,
    lot: null,
    expiry: null,
    serial: null,
    userId: shop.owner.id,
    deviceId: 'device',
    deviceSeq: seq,
    deviceTimeMs: 1_700_000_000_000 + seq,
    warnings: [],
    quarantined: false,
    note: null,
  }
}

const milli = fc.integer({ min: 0, max: 9_000 })
const line = fc.constantFrom('tea', 'milk', '?0001')
const plain = fc.record({ line, entered: milli, isSet: fc.boolean(), isUndone: fc.boolean() })

/** A history, and the batches in which several devices deliver it: shuffled, with repetitions. */
const deliveries = fc.array(plain, { minLength: 1, maxLength: 25 }).chain((list) => {
  const events = list.flatMap(({ line: name, entered, isSet, isUndone }): CountEvent[] => {
    const id = newId()
    const base = { id, line: name, entered, factor: 1_000 }
    const count: CountEvent = isSet
      ? { ...base, kind: 'set', replaces: 2_000 }
      : { ...base, kind: 'add' }
    return isUndone ? [count, { id: newId(), kind: 'void', target: id }] : [count]
  })
  const arrivals = fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })
  return fc.tuple(fc.constant(events), arrivals, fc.integer({ min: 1, max: 7 }))
})

test('any interleaving, retry, duplication and reordering by several devices gives the same totals', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ([events, arrivals, size]) => {
      const { auditId, assignmentId } = await freshAssignment()
      const batches: CountEvent[][] = []
      for (let at = 0; at < arrivals.length; at += size) batches.push(arrivals.slice(at, at + size))
      // All at once: they meet in the database in whatever order it takes them.
      await Promise.all(
        batches.map((batch) =>
          inScope(async (db, client) => {
            // As whoever reads the facts of a count does.
            await client.query(
              'select from assignment_progress where assignment_id = $1 for update',
              [assignmentId],
            )
            const events = batch.map((event, seq) => recorded(event, assignmentId, seq))
            return recordEvents(db, auditId, events)
          }),
        ),
      )
      const expected = [...totalsOf(events)].sort()
      const [totals, progress] = await inScope((db) =>
        Promise.all([selectTotals(db, assignmentId), selectProgress(db, assignmentId)]),
      )
      expect(totals.map(({ line: name, quantity }) => [name, quantity])).toEqual(expected)
      expect(progress).toEqual({
        events: events.length,
        lines: expected.length,
        quantity: expected.reduce((sum, [, quantity]) => sum + quantity, 0),
      })
    }),
    { numRuns: 25 },
  )
})

const newCount = fc.record({
  item: fc.integer({ min: 0, max: 2 }),
  kind: fc.constantFrom('add' as const, 'add' as const, 'set' as const, 'empty' as const),
  entered: milli,
  atMs: fc.integer({ min: 0, max: 400_000 }),
  isWarned: fc.boolean(),
  quarantined: fc.boolean(),
  codeFormat: fc.constantFrom(null, 'ean_13'),
})

test('a batch that is supposed to be new records what the long way records', async () => {
  const items = [newId(), newId(), newId()]
  await database.owner.query(
    `insert into item (organization_id, id, name) select $1, id, 'Tea' from unnest($2::uuid[]) id`,
    [organizationId, items],
  )
  const batches = fc.array(fc.array(newCount, { minLength: 2, maxLength: 12 }), {
    minLength: 1,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(batches, async (history) => {
      const [short, long] = [await freshAssignment(), await freshAssignment()]
      for (const [turn, batch] of history.entries()) {
        const events = (assignmentId: string) =>
          batch.map((facts, seq) => newEvent(facts, items, assignmentId, turn * 100 + seq))
        await inScope((db) => recordEvents(db, long.auditId, events(long.assignmentId)))
        await recordAsNew(short, events(short.assignmentId))
      }
      expect(await rowsOf(short)).toEqual(await rowsOf(long))
    }),
    { numRuns: 20 },
  )
})

function newEvent(
  facts: typeof newCount extends fc.Arbitrary<infer One> ? One : never,
  items: readonly string[],
  assignmentId: string,
  seq: number,
): RecordedEvent {
  const { kind, entered, atMs, isWarned, quarantined, codeFormat } = facts
  const itemId = items[facts.item] ?? ''
  const base = { id: newId(), line: itemId, entered, factor: 1_000 }
  const counts: CountEvent =
    kind === 'set' ? { ...base, kind, replaces: 2_000 } : { ...base, kind: 'add' }
  const event: CountEvent = kind === 'empty' ? { id: base.id, kind } : counts
  return {
    ...recorded(event, assignmentId, seq),
    itemId: kind === 'empty' ? null : itemId,
    codeFormat,
    deviceTimeMs: 1_700_000_000_000 + atMs,
    warnings: isWarned ? ['already_counted'] : [],
    quarantined,
  }
}

async function recordAsNew({ auditId }: Place, events: readonly RecordedEvent[]): Promise<void> {
  await inScope(async (_, client) => {
    const closing: { last: LastStatement | undefined } = { last: undefined }
    const scope = { kind: 'organization', organizationId } as const
    const db = scopedDatabase(client, scope, new Set(), { ...emptyNotes(), closing })
    recordNewEvents(db, auditId, events)
    const { text, values = [] } = closing.last?.statement ?? { text: '' }
    await client.query(text, [...values])
  })
}

/** All that is kept of an assignment, without what is different each time. */
async function rowsOf({ assignmentId }: Place) {
  const without = `- array['organization_id', 'audit_id', 'assignment_id', 'id', 'server_time',
    'first_event_at', 'last_event_at']`
  const { rows } = await database.owner.query(
    `select (select to_jsonb(p) ${without} from assignment_progress p where assignment_id = $1) as progress,
       (select jsonb_agg(to_jsonb(t) ${without} order by t.line) from count_total t
         where assignment_id = $1) as totals,
       (select jsonb_agg(to_jsonb(e) ${without} order by e.device_seq) from scan_event e
         where assignment_id = $1) as events`,
    [assignmentId],
  )
  return rows[0]
}

test('a batch that was undone before it came, or is not new, is not recorded as new', async () => {
  const place = await freshAssignment()
  const facts = { kind: 'add', entered: 1_000, atMs: 0, isWarned: false } as const
  const count = () =>
    newEvent(
      { ...facts, item: 0, quarantined: false, codeFormat: null },
      [newId()],
      place.assignmentId,
      1,
    )
  const [known, undone] = [count(), count()]
  const undo: CountEvent = { id: newId(), kind: 'void', target: undone.id }
  await inScope((db) =>
    recordEvents(db, place.auditId, [known, recorded(undo, place.assignmentId, 2)]),
  )
  for (const old of [known, undone]) {
    await expect(recordAsNew(place, [count(), old, count()])).rejects.toMatchObject({
      code: '40001',
    })
  }
  expect(await inScope((db) => selectProgress(db, place.assignmentId))).toMatchObject({ events: 2 })
})

test('an event that was recorded before is answered as known and changes nothing', async () => {
  const { auditId, assignmentId } = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'add', line: 'tea', entered: 5_000, factor: 1_000 }
  const send = () => inScope((db) => recordEvents(db, auditId, [recorded(event, assignmentId, 1)]))
  expect(await send()).toEqual(new Set([event.id]))
  expect(await send()).toEqual(new Set())
  const totals = await inScope((db) => selectTotals(db, assignmentId))
  expect(totals).toEqual([{ line: 'tea', item_id: null, quantity: 5_000 }])
})

test('a batch with events that were there, and with one twice, records each once', async () => {
  const { auditId, assignmentId } = await freshAssignment()
  const [first, second, third] = [5_000, 3_000, 1_000].map(
    (entered): CountEvent => ({ id: newId(), kind: 'add', line: 'tea', entered, factor: 1_000 }),
  )
  const send = (...events: readonly (CountEvent | undefined)[]) =>
    inScope((db) =>
      recordEvents(
        db,
        auditId,
        events.flatMap((event, seq) => (event ? [recorded(event, assignmentId, seq)] : [])),
      ),
    )
  expect(await send(first, second)).toEqual(new Set([first?.id, second?.id]))
  expect(await send(second, third, third)).toEqual(new Set([third?.id]))
  const totals = await inScope((db) => selectTotals(db, assignmentId))
  expect(totals).toMatchObject([{ quantity: 9_000 }])
})

test('whatever is written on a label is kept as it is', async () => {
  const { auditId, assignmentId } = await freshAssignment()
  const codes = ['"', '\\', 'null', '{a,b}', "it's", ' ', 'ä\n', 'NULL,"x"']
  const events = codes.map((code, seq): RecordedEvent => {
    const event: CountEvent = { id: newId(), kind: 'add', line: `?${code}`, entered: 1, factor: 1 }
    return { ...recorded(event, assignmentId, seq), rawCode: code, warnings: ['unknown_code'] }
  })
  await inScope((db) => recordEvents(db, auditId, events))
  const { rows } = await database.owner.query(
    'select raw_code, warnings, lot from scan_event where assignment_id = $1 order by device_seq',
    [assignmentId],
  )
  expect(rows).toEqual(
    codes.map((code) => ({ raw_code: code, warnings: ['unknown_code'], lot: null })),
  )
})

test('whoever waits for unknown codes is told of these alone', async () => {
  const { auditId, assignmentId } = await freshAssignment()
  const item = newId()
  await database.owner.query(
    `insert into item (organization_id, id, name) values ($1, $2, 'Tea')`,
    [organizationId, item],
  )
  const told = async (line: string, itemId: string | null) => {
    const event: CountEvent = { id: newId(), kind: 'add', line, entered: 1, factor: 1 }
    await database.owner.query('delete from house.change_log')
    const counted = { ...recorded(event, assignmentId, 1), itemId }
    await inScope((db) => recordEvents(db, auditId, [counted]))
    const { rows } = await database.owner.query<{ keys: readonly string[] }>(
      'select keys from house.change_log',
    )
    return rows.flatMap(({ keys }) => keys).filter((key) => key.includes('/a/'))
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
  await inScope((db) =>
    recordEvents(db, counted.auditId, [recorded(event, counted.assignmentId, 1)]),
  )
  const remove = ({ assignmentId }: Place) =>
    database.owner.query('delete from assignment where id = $1', [assignmentId])
  await expect(remove(counted)).rejects.toMatchObject({ code: '23503' })
  expect((await remove(await freshAssignment())).rowCount).toBe(1)
})

test('an undo of another assignment’s event has no effect', async () => {
  const one = await freshAssignment()
  const event: CountEvent = { id: newId(), kind: 'add', line: 'tea', entered: 5_000, factor: 1_000 }
  await inScope((db) => recordEvents(db, one.auditId, [recorded(event, one.assignmentId, 1)]))
  const other = await freshAssignment()
  const undo: CountEvent = { id: newId(), kind: 'void', target: event.id }
  await inScope((db) => recordEvents(db, other.auditId, [recorded(undo, other.assignmentId, 2)]))
  const totals = await inScope((db) => selectTotals(db, one.assignmentId))
  expect(totals).toMatchObject([{ quantity: 5_000 }])
})

test('events can be neither changed nor deleted by the app', async () => {
  await expect(database.app.query('update scan_event set effect = 0')).rejects.toThrow(
    'permission denied',
  )
  await expect(database.app.query('delete from scan_event')).rejects.toThrow('permission denied')
})
