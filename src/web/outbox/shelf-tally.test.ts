import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'
import { KEPT_MS, LISTED_EVENTS, ShelfTally } from './shelf-tally.ts'

const SHELF = 'shelf-1'

function entry(seq: number, effect: number, facts: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    seq,
    userId: 'ana',
    auditAssignmentId: SHELF,
    state: 'waiting',
    savedAtMs: seq,
    work: {
      kind: 'count',
      event: {
        id: `e${seq}`,
        auditAssignmentId: SHELF,
        kind: effect < 0 ? 'void' : 'add',
        deviceTimeMs: seq,
        ...(effect < 0 && { voids: `e${seq - 1}` }),
      },
      shown: { line: 'tea', name: 'Tea', unit: 'each', effect },
    },
    ...facts,
  }
}

/** What others counted: as many as a list names. */
const OTHERS = Array.from({ length: LISTED_EVENTS }, (_, n) => `other-${n}`)

function snapshot(quantity: number | null, eventIds: readonly string[], at = 0): ShelfSnapshot {
  const line = { id: 'tea', itemId: 'tea', itemName: 'Tea', unit: 'each' }
  return {
    userId: 'ana',
    auditAssignmentId: SHELF,
    lines: quantity === null ? [] : [{ ...line, quantity }],
    eventIds,
    receivedAtMs: at,
  }
}

test('a serial number that was counted elsewhere makes no line of 0', () => {
  const repeat = entry(1, 0)
  const tally = new ShelfTally()
  const { work } = repeat
  if (work.kind !== 'count' || !work.shown) throw new Error('no count')
  tally.load([{ ...repeat, work: { ...work, shown: { ...work.shown, repeats: true } } }])
  expect(tally.lines()).toEqual([])
  // A count of zero is a line.
  tally.load([repeat])
  expect(tally.quantityOf('tea')).toBe(0)
})

test('what the server keeps without effect does not count, also before its list says so', () => {
  const tally = new ShelfTally()
  tally.load([entry(1, 1_000), entry(2, 1_000)])
  const warned = { eventId: 'e2', warnings: ['held_by_another'] } as const
  const settlements = [{ seq: 1 }, { seq: 2, warned }]
  tally.apply({ type: 'settled', settlements, atMs: 5 }, SHELF)
  expect(tally.quantityOf('tea')).toBe(1)
})

test('a line says what its labels said, and not what was taken back', () => {
  const read = (seq: number, serial: string) => {
    const one = entry(seq, 1_000)
    if (one.work.kind !== 'count') throw new Error('no count')
    return { ...one, work: { ...one.work, event: { ...one.work.event, serial, lot: 'L7' } } }
  }
  const tally = new ShelfTally()
  tally.load([read(1, 'S-1'), read(2, 'S-2'), entry(3, -1_000)])
  expect(tally.lines()[0]?.labels).toMatchObject([
    { kind: 'serial', value: 'S-1' },
    { kind: 'lot', value: 'L7' },
  ])
})

describe('what stands on a shelf', () => {
  test('is what the server said and what was counted since, each once', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000), entry(2, 2_500)])
    expect(tally.quantityOf('tea')).toBe(3.5)
    tally.apply({ type: 'settled', settlements: [{ seq: 1 }], atMs: 100_000 }, SHELF)
    expect(tally.quantityOf('tea')).toBe(3.5)
    expect(tally.lines()[0]?.unsent).toBe(1)
    // The server's list arrives before the device knows that the second one was accepted.
    tally.learn(snapshot(3.5, ['e1', 'e2'], 100_001))
    expect(tally.quantityOf('tea')).toBe(3.5)
  })

  test('is listed by when it was counted, also when the server has all of it', () => {
    const tally = new ShelfTally()
    const line = { itemId: null, itemName: null, unit: null, quantity: 1 }
    const lines = ['tea', 'rice', 'salt'].map((id) => ({ ...line, id }))
    tally.learn({ ...snapshot(null, []), lines, countedAtMs: { rice: 50, tea: 20 } })
    expect(tally.lines().map(({ line: id }) => id)).toEqual(['rice', 'tea', 'salt'])
    tally.apply({ type: 'appended', entries: [entry(90, 1_000)] }, SHELF)
    expect(tally.lines()[0]).toMatchObject({ line: 'tea', countedAtMs: 90 })
  })

  test('is not counted when every count of it is undone, and 0 when 0 was counted', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000)])
    tally.apply({ type: 'appended', entries: [entry(2, -1_000)] }, SHELF)
    expect(tally.quantityOf('tea')).toBeNull()
    tally.load([entry(1, 0)])
    expect(tally.quantityOf('tea')).toBe(0)
  })

  test('is not changed by what the server refuses, nor by other shelves', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000)])
    const other = entry(3, 9_000, { auditAssignmentId: 'other' })
    tally.apply({ type: 'appended', entries: [other, entry(2, 4_000)] }, SHELF)
    expect(tally.quantityOf('tea')).toBe(5)
    const fault = { code: 'not_found', message: 'Gone.' } as const
    tally.apply({ type: 'settled', settlements: [{ seq: 2, fault }], atMs: 5 }, SHELF)
    expect(tally.quantityOf('tea')).toBe(1)
  })

  test('has what was sent long before the newest list, even if the list is too short to name it', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000, { state: 'sent', sentAtMs: 1_000 })])
    tally.learn(snapshot(7, OTHERS, 2_000))
    expect(tally.quantityOf('tea')).toBe(8)
    expect(tally.learn(snapshot(8, OTHERS, 60_000))).toEqual({ over: [], isGone: false })
    expect(tally.quantityOf('tea')).toBe(8)
  })
})

test('ten thousand counts are summed without a noticeable pause', () => {
  const tally = new ShelfTally()
  tally.load(Array.from({ length: 10_000 }, (_, n) => entry(n + 1, 1_000)))
  for (let seq = 10_001; seq <= 10_100; seq += 1) {
    tally.apply({ type: 'appended', entries: [entry(seq, 1_000)] }, SHELF)
    expect(tally.quantityOf('tea')).toBe(seq)
  }
})

describe('a count that the list has shown', () => {
  test('is let go by a list that still shows it a while after the answer', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000)])
    expect(tally.learn(snapshot(1, ['e1'], 5)).over).toEqual([])
    tally.apply({ type: 'settled', settlements: [{ seq: 1 }], atMs: 6 }, SHELF)
    expect(tally.learn(snapshot(1, ['e1'], KEPT_MS)).over).toEqual([])
    expect(tally.learn(snapshot(1, ['e1'], KEPT_MS + 7)).over).toEqual([1])
    expect(tally.quantityOf('tea')).toBe(1)
  })

  test('counts again when the database has lost it, and is shown once when it is back', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000), entry(2, 1_000)])
    tally.apply({ type: 'settled', settlements: [{ seq: 1 }, { seq: 2 }], atMs: 6 }, SHELF)
    tally.learn(snapshot(2, ['e1', 'e2'], 7))
    expect(tally.learn(snapshot(1, ['e1'], 60_000))).toEqual({ over: [], isGone: true })
    expect(tally.lines()[0]).toMatchObject({ quantity: 2, unsent: 1 })
    tally.apply({ type: 'settled', settlements: [{ seq: 2 }], atMs: 60_001 }, SHELF)
    expect(tally.learn(snapshot(2, ['e1', 'e2'], 60_002)).isGone).toBe(false)
    expect(tally.lines()[0]).toMatchObject({ quantity: 2, unsent: 0 })
  })

  test('is known to be lost from a long shelf whose list has gone back', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000, { state: 'sent', sentAtMs: 6 })])
    tally.learn({ ...snapshot(301, ['e1', ...OTHERS.slice(1)], 7), version: 301 })
    // Others count on: it has only been pushed out of the list.
    expect(tally.learn({ ...snapshot(501, OTHERS, 60_000), version: 501 }).isGone).toBe(false)
    expect(tally.learn({ ...snapshot(300, OTHERS, 90_000), version: 300 }).isGone).toBe(true)
  })

  test('is sent again once, whatever the lists say afterwards', () => {
    const tally = new ShelfTally()
    tally.load([entry(1, 1_000, { state: 'sent', sentAtMs: 6 })])
    expect(tally.learn(snapshot(0, [], 60_000)).isGone).toBe(true)
    tally.apply({ type: 'settled', settlements: [{ seq: 1 }], atMs: 60_001 }, SHELF)
    expect(tally.learn(snapshot(0, [], 120_000)).isGone).toBe(false)
  })

  test('does not count again when another tab tells of it late', () => {
    const tally = new ShelfTally()
    tally.learn(snapshot(1, ['e1'], 5))
    tally.apply({ type: 'appended', entries: [entry(1, 1_000)] }, SHELF)
    expect(tally.quantityOf('tea')).toBe(1)
    // Other people count a lot meanwhile: the list is too short to include it again.
    tally.learn(snapshot(301, OTHERS, 6))
    tally.load([entry(1, 1_000, { state: 'sent', sentAtMs: 6 })])
    expect(tally.quantityOf('tea')).toBe(301)
  })

  test('does not count again when the device is read after the list has come', () => {
    const tally = new ShelfTally()
    tally.learn(snapshot(1, ['e1'], 5))
    tally.load([entry(1, 1_000, { state: 'sent', sentAtMs: 4 })])
    expect(tally.quantityOf('tea')).toBe(1)
  })
})

test('a count that is named later stands on the line of its item, with what the code stands for', () => {
  const tally = new ShelfTally()
  const unknown = { line: '?123', name: null, unit: null, effect: 1_000 }
  const event = { id: 'e1', auditAssignmentId: SHELF, kind: 'add', deviceTimeMs: 1 } as const
  tally.load([entry(1, 0, { work: { kind: 'count', event, shown: unknown } }), entry(2, 2_000)])
  const shown = { line: 'tea', name: 'Tea', unit: 'each', effect: 12_000 }
  tally.apply({ type: 'named', eventId: 'e1', shown }, SHELF)
  expect(tally.quantityOf('tea')).toBe(14)
  expect(tally.quantityOf('?123')).toBeNull()
})
