import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { LiveTally, type SnapshotTickets } from './live-tally.ts'
import { Outbox } from './outbox.ts'
import type { OutboxWork } from './outbox-entry.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'
import { KEPT_MS } from './shelf-tally.ts'
import { MemoryStore } from './testing/memory-store.ts'

const SHELF = 'shelf-1'

function count(id: string, line = 'tea'): OutboxWork {
  return {
    kind: 'count',
    event: { id, auditAssignmentId: SHELF, kind: 'add', deviceTimeMs: 1 },
    shown: { line, name: null, unit: null, effect: 1_000 },
  }
}

function listOf(quantity: number, eventIds: readonly string[], receivedAtMs = 1): ShelfSnapshot {
  const line = { id: 'tea', itemId: 'tea', itemName: 'Tea', unit: 'each', quantity }
  return { userId: 'ana', auditAssignmentId: SHELF, lines: [line], eventIds, receivedAtMs }
}

function setUp() {
  const store = new MemoryStore()
  const outbox = new Outbox({
    owner: { userId: 'ana', userName: 'Ana' },
    store,
    sender: {
      recordMany: () => new Promise(() => {}),
      take: async () => {},
      submit: async () => ({ checkAgain: false }),
      exclude: async () => {},
      upload: async () => '',
    },
    tabs: { tell: () => {}, onChange: () => () => {}, lead: () => () => {} },
    isOtherBuild: async () => false,
    now: () => 1,
    steadyNow: () => 1,
    after: () => () => {},
  })
  const reading = Promise.withResolvers<ShelfSnapshot | undefined>()
  const keeping = { isPossible: true }
  const snapshots: SnapshotTickets = {
    read: () => reading.promise,
    store: async () => {
      if (!keeping.isPossible) throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  const tally = new LiveTally(outbox, SHELF, snapshots)
  return { store, outbox, tally, keeping, finishReading: () => reading.resolve(undefined) }
}

test('what is counted while the device is still being read is not missed', async () => {
  const { outbox, tally, finishReading } = setUp()
  tally.open()
  await outbox.append([count('a')])
  finishReading()
  await eventually(() => expect(tally.quantityOf('tea')).toBe(1))
})

test('coming back to a shelf counts nothing twice, whatever is read first', async () => {
  const { store, outbox, tally, finishReading } = setUp()
  await outbox.append([count('a'), count('b')])
  await store.settle('ana', [{ seq: 1 }, { seq: 2 }], 1)
  tally.open()
  await tally.learn(listOf(2, ['a', 'b']))
  finishReading()
  await eventually(() => expect(tally.quantityOf('tea')).toBe(2))
  await tally.learn(listOf(2, ['a', 'b'], KEPT_MS + 2))
  expect(store.entries).toEqual([])
  expect(tally.quantityOf('tea')).toBe(2)
})

test('what a database that went back has lost waits again, and the hand-in does not expect it twice', async () => {
  const { store, outbox, tally, finishReading } = setUp()
  finishReading()
  outbox.start()
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  await outbox.append([count('a'), count('b')])
  await store.settle('ana', [{ seq: 1 }, { seq: 2 }], 1)
  tally.open()
  await eventually(() => expect(tally.quantityOf('tea')).toBe(2))
  await tally.learn(listOf(2, ['a', 'b']))
  expect(await store.confirmedCounts('ana', SHELF)).toBe(2)
  await tally.learn(listOf(1, ['a'], 60_000))
  // Which of them are gone elsewhere nobody knows, and whatever is there is not recorded again.
  expect(store.entries.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await store.confirmedCounts('ana', SHELF)).toBe(0)
  await eventually(() => expect(tally.quantityOf('tea')).toBe(2))
  expect(outbox.state.waiting).toBe(2)
})

test('a list that could not be kept lets go of nothing', async () => {
  const { store, outbox, tally, keeping, finishReading } = setUp()
  await outbox.append([count('a')])
  await store.settle('ana', [{ seq: 1 }], 1)
  keeping.isPossible = false
  const learned = tally.learn(listOf(1, ['a'], KEPT_MS + 2))
  await expect(learned).rejects.toThrow('Full')
  tally.open()
  finishReading()
  await eventually(() => expect(tally.quantityOf('tea')).toBe(1))
  expect(store.entries).toHaveLength(1)
})

test('a name that comes later is on the screen at once and kept on the device', async () => {
  const { store, outbox, tally, finishReading } = setUp()
  finishReading()
  tally.open()
  await outbox.append([count('a', '?123')])
  await eventually(() => expect(tally.quantityOf('?123')).toBe(1))
  const shown = { line: 'tea', name: 'Tea', unit: 'each', effect: 12_000 }
  await outbox.name(SHELF, 'a', shown)
  expect(tally.quantityOf('tea')).toBe(12)
  expect(tally.quantityOf('?123')).toBeNull()
  expect(store.entries[0]?.work).toMatchObject({ event: { id: 'a' }, shown })
})

test('a database that another page has made anew is read again, under whatever numbers', async () => {
  const { store, outbox, tally, finishReading } = setUp()
  finishReading()
  outbox.start()
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  tally.open()
  await outbox.append([count('a'), count('b')])
  await eventually(() => expect(tally.quantityOf('tea')).toBe(2))
  const [a, b] = store.entries
  if (!a || !b) throw new Error('Two were counted')
  // Another page counted there before this one.
  const others = { ...b, seq: 2, work: count('c') }
  store.afterClearing = () => {
    store.entries = [others, { ...a, seq: 7 }, { ...b, seq: 8 }]
  }
  store.clear()
  await eventually(() => expect(tally.quantityOf('tea')).toBe(3))
  // The next clearing does not bring the old number back beside the new one.
  store.afterClearing = () => {}
  store.clear()
  expect(store.entries.map(({ seq }) => seq).sort()).toEqual([2, 7, 8])
})
