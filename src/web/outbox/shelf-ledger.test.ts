import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import { ShelfLedger } from './shelf-ledger.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'

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
      },
      shown: { line: 'tea', name: 'Tea', unit: 'each', effect },
    },
    ...facts,
  }
}

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

describe('what stands on a shelf', () => {
  test('is what the server said and what was counted since, each once', () => {
    const ledger = new ShelfLedger()
    ledger.load([entry(1, 1_000), entry(2, 2_500)])
    expect(ledger.quantityOf('tea')).toBe(3.5)
    ledger.apply({ type: 'settled', settlements: [{ seq: 1 }], atMs: 100_000 }, SHELF)
    expect(ledger.quantityOf('tea')).toBe(3.5)
    expect(ledger.lines()[0]?.unsent).toBe(1)
    // The server's list comes before the device knows that the second one has arrived.
    expect(ledger.learn(snapshot(3.5, ['e1', 'e2'], 100_001))).toEqual([1])
    expect(ledger.quantityOf('tea')).toBe(3.5)
  })

  test('is not counted when every count of it is undone, and 0 when 0 was counted', () => {
    const ledger = new ShelfLedger()
    ledger.load([entry(1, 1_000)])
    ledger.apply({ type: 'appended', entries: [entry(2, -1_000)] }, SHELF)
    expect(ledger.quantityOf('tea')).toBeNull()
    ledger.load([entry(1, 0)])
    expect(ledger.quantityOf('tea')).toBe(0)
  })

  test('is not changed by what the server refuses, nor by other shelves', () => {
    const ledger = new ShelfLedger()
    ledger.load([entry(1, 1_000)])
    const other = entry(3, 9_000, { auditAssignmentId: 'other' })
    ledger.apply({ type: 'appended', entries: [other, entry(2, 4_000)] }, SHELF)
    expect(ledger.quantityOf('tea')).toBe(5)
    const fault = { code: 'not_found', message: 'Gone.' } as const
    ledger.apply({ type: 'settled', settlements: [{ seq: 2, fault }], atMs: 5 }, SHELF)
    expect(ledger.quantityOf('tea')).toBe(1)
  })

  test('forgets what was sent long before the newest list, even if the list is too short to name it', () => {
    const ledger = new ShelfLedger()
    ledger.load([entry(1, 1_000, { state: 'sent', sentAtMs: 1_000 })])
    expect(ledger.learn(snapshot(7, [], 2_000))).toEqual([])
    expect(ledger.quantityOf('tea')).toBe(8)
    expect(ledger.learn(snapshot(8, [], 60_000))).toEqual([1])
    expect(ledger.quantityOf('tea')).toBe(8)
  })
})

test('ten thousand counts are summed without a noticeable pause', () => {
  const ledger = new ShelfLedger()
  ledger.load(Array.from({ length: 10_000 }, (_, n) => entry(n + 1, 1_000)))
  for (let seq = 10_001; seq <= 10_100; seq += 1) {
    ledger.apply({ type: 'appended', entries: [entry(seq, 1_000)] }, SHELF)
    expect(ledger.quantityOf('tea')).toBe(seq)
  }
})
