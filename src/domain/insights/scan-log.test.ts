import { expect, test } from 'vitest'
import type { ScanFact } from './scan-log.ts'
import { KIND, ScanLog } from './scan-log.ts'

const PLAIN: ScanFact = {
  id: 'event-1',
  kind: 'add',
  storeId: 'store',
  shelfId: 'shelf',
  assignmentId: null,
  round: 0,
  isStanding: true,
  userId: 'ana',
  deviceId: 'phone',
  sequence: 1,
  deviceTimeMs: 1_760_000_000_000,
  itemId: 'item',
  code: '123',
  entered: 3,
  unitFactor: 12,
  replaces: null,
  voids: null,
  inputMode: 'gun',
  quantityMode: 'typed',
  leftView: null,
}

test('ids come back as they went in, whether they are UUIDs or not', () => {
  const ids = [
    '018f3c1e-7b2a-7000-8abc-0123456789ef',
    'event-00000001',
    '018F3C1E-7B2A-7000-8ABC-0123456789EF',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]
  const log = ScanLog.from(ids.map((id) => ({ ...PLAIN, id })))
  expect(ids.map((_, at) => log.idOf(at))).toEqual(ids)
})

test('a log grows by what is added and keeps the rest', () => {
  const log = new ScanLog()
  for (let at = 0; at < 5_000; at += 1) {
    log.add({ ...PLAIN, id: `event-${at}`, entered: at, itemId: `item-${at % 7}` })
  }
  expect(log.length).toBe(5_000)
  expect([log.idOf(4_999), log.enteredAt(4_999)]).toEqual(['event-4999', 4_999])
  expect([log.enteredAt(3), log.textAt(log.item, 3)]).toEqual([3, 'item-3'])
})

test('what was set counts by what it replaces, and nothing entered is no zero', () => {
  const log = ScanLog.from([
    { ...PLAIN, kind: 'set', entered: 2, replaces: 30 },
    { ...PLAIN, kind: 'empty', entered: null, itemId: null },
    { ...PLAIN, unitFactor: null },
    { ...PLAIN, entered: 0 },
  ])
  expect(log.effectAt(0)).toBe(-6)
  expect([log.counts(1), log.counts(3)]).toEqual([false, true])
  expect(log.effectAt(2)).toBe(3)
})

test('events undone in a round that does not stand are undone there only', () => {
  const undone = { ...PLAIN, kind: 'void' as const, itemId: null, entered: null }
  const log = ScanLog.from([
    { ...undone, voids: 'one' },
    { ...undone, voids: 'other', isStanding: false },
  ])
  expect(log.kind[0]).toBe(KIND.void)
  expect([...log.voided(true)]).toEqual(['one'])
  expect([...log.voided(false)]).toEqual(['one', 'other'])
})
