import { expect, test } from 'vitest'
import type { OwnScanEvent } from '#contract/scan-events.ts'
import { dayFiguresOf } from './my-day.ts'
import { assignmentWith, NOTHING_COUNTED } from './testing/assignment-with.ts'

const noon = new Date(2026, 2, 14, 12).getTime()
const minute = 60_000

function scanned(deviceTime: number, line: string): OwnScanEvent {
  return {
    id: `${deviceTime} ${line}`,
    auditAssignmentId: 'a',
    kind: 'add',
    line,
    itemId: line,
    itemName: line,
    code: null,
    entered: 1,
    factor: 1,
    effect: 1,
    replacedBy: null,
    voids: null,
    voided: false,
    quarantined: false,
    warnings: [],
    userId: 'me',
    userName: 'Ada',
    deviceId: 'd',
    deviceSeq: 1,
    deviceTime,
    serverTime: deviceTime,
    note: null,
    lot: null,
    expiry: null,
    serial: null,
    photoFileId: null,
  }
}

test('a day counts what was done since midnight', () => {
  const yesterday = noon - 24 * 60 * minute
  const events = [
    scanned(noon - 2 * minute, 'soap'),
    scanned(noon - minute, 'soap'),
    scanned(noon, 'rice'),
    scanned(yesterday, 'oil'),
  ]
  const shelves = [
    assignmentWith({
      status: 'submitted',
      submittedAt: noon,
      progress: { ...NOTHING_COUNTED, quantity: 40 },
    }),
    assignmentWith({ status: 'submitted', submittedAt: yesterday }),
  ]
  expect(dayFiguresOf(shelves, events, noon)).toEqual({
    shelves: 1,
    lines: 2,
    units: 40,
    activeMs: 2 * minute,
    linesPerMinute: 1,
  })
})

test('units of a shelf that is still being counted are not told', () => {
  const open = assignmentWith({
    status: 'in_progress',
    progress: { ...NOTHING_COUNTED, quantity: 40 },
  })
  expect(dayFiguresOf([open], [], noon).units).toBeNull()
})

test('a shelf that was counted again on the same day is one shelf', () => {
  const handedIn = { status: 'submitted', submittedAt: noon, shelfId: 'a-1' } as const
  const counts = [assignmentWith(handedIn), assignmentWith({ ...handedIn, round: 1 })]
  expect(dayFiguresOf(counts, [], noon).shelves).toBe(1)
})
