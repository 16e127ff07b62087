import { expect, test } from 'vitest'
import type { AssignmentCounts, ScanEventDetails } from '#contract/scan-events.ts'
import { snapshotOf } from './shelf-snapshot.ts'
import { ShelfTally } from './shelf-tally.ts'

const EVENT: ScanEventDetails = {
  id: 'e1',
  auditAssignmentId: 'shelf-1',
  kind: 'add',
  line: 'tea',
  itemId: 'tea',
  itemName: 'Tea',
  code: null,
  entered: 1,
  factor: 1,
  effect: 1,
  version: 1,
  seenVersion: null,
  replacedBy: null,
  voids: null,
  voided: false,
  quarantined: true,
  warnings: [],
  userId: 'ana',
  userName: 'Ana',
  deviceId: 'phone',
  deviceSeq: 1,
  deviceTime: 1,
  serverTime: 2,
  note: null,
  lot: null,
  expiry: null,
  serial: null,
  photoFileId: null,
}

function setAsideOf(...events: readonly Partial<ScanEventDetails>[]): number {
  const counts: AssignmentCounts = {
    auditAssignmentId: 'shelf-1',
    round: 0,
    version: events.length,
    lines: [],
    page: events.map((facts) => ({ ...EVENT, ...facts })),
    isDone: true,
    continueCursor: '',
    total: events.length,
  }
  const tally = new ShelfTally()
  tally.learn(snapshotOf('ana', counts, 1))
  return tally.setAside()
}

test('counts of the person that the server keeps without effect are known', () => {
  expect(setAsideOf({}, { id: 'e2' })).toBe(2)
})

test('what counts, what was taken back and what others counted is not set aside', () => {
  const rest = [
    { quarantined: false },
    { voided: true },
    { kind: 'void' },
    { userId: 'bo' },
  ] as const
  expect(setAsideOf(...rest)).toBe(0)
  expect(new ShelfTally().setAside()).toBe(0)
})
