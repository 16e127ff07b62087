import { describe, expect, test } from 'vitest'
import {
  type AssignmentStatus,
  canMove,
  decideMove,
  decideSubmission,
  decideTake,
  isExplained,
  LEASE_MS,
  leaseUntil,
  refuseRemoval,
} from './assignment.ts'

const STATUSES: readonly AssignmentStatus[] = [
  'open',
  'assigned',
  'in_progress',
  'submitted',
  'approved',
  'returned',
  'excluded',
  'cancelled',
]

const LEGAL = new Set([
  'open>assigned',
  'open>in_progress',
  'open>excluded',
  'open>cancelled',
  'assigned>open',
  'assigned>in_progress',
  'assigned>excluded',
  'assigned>cancelled',
  'in_progress>submitted',
  'in_progress>open',
  'in_progress>assigned',
  'in_progress>excluded',
  'in_progress>cancelled',
  'submitted>approved',
  'submitted>returned',
  'submitted>in_progress',
  'submitted>cancelled',
  'approved>returned',
  'approved>cancelled',
  'returned>cancelled',
  'excluded>open',
  'excluded>cancelled',
])

test.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    const legal = LEGAL.has(`${from}>${to}`)
    expect(canMove(from, to)).toBe(legal)
    if (legal) expect(decideMove(from, to)).toBe(to)
    else
      expect(() => decideMove(from, to)).toThrow(
        expect.objectContaining({ code: 'illegal_transition' }),
      )
  },
)

test('a shelf is explained when it was submitted, approved or excluded', () => {
  expect(STATUSES.filter(isExplained)).toEqual(['submitted', 'approved', 'excluded'])
})

describe('taking a shelf', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const open = { status: 'open' as const, assignee: null, lease: null }
  const lease = { userId: 'ada', userName: 'Ada', deviceId: 'd', expiresAt: leaseUntil(now) }

  test('is for whoever comes first', () => {
    expect(decideTake(open, 'bob', now)).toBe('in_progress')
    expect(() => decideTake({ ...open, status: 'in_progress', lease }, 'bob', now)).toThrow(
      'Ada is counting this shelf.',
    )
    expect(decideTake({ ...open, status: 'in_progress', lease }, 'ada', now)).toBe('in_progress')
  })

  test('is free again when the lease has run out', () => {
    const later = new Date(now.getTime() + LEASE_MS)
    expect(decideTake({ ...open, status: 'in_progress', lease }, 'bob', later)).toBe('in_progress')
  })

  test('respects whom the manager gave it to', () => {
    const given = {
      ...open,
      status: 'assigned' as const,
      assignee: { userId: 'ada', userName: 'Ada' },
    }
    expect(decideTake(given, 'ada', now)).toBe('in_progress')
    expect(() => decideTake(given, 'bob', now)).toThrow('given to Ada')
  })

  test('does not open what is done', () => {
    expect(() => decideTake({ ...open, status: 'approved' }, 'ada', now)).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    )
  })
})

describe('submitting a shelf', () => {
  const done = {
    status: 'in_progress' as const,
    eventsSent: 4,
    eventsHeld: 4,
    countedLines: 3,
    declaredEmpty: false,
  }

  test('needs every event on the server', () => {
    expect(decideSubmission(done)).toBe('submitted')
    expect(() => decideSubmission({ ...done, eventsHeld: 1 })).toThrow('3 counts have not arrived')
  })

  test('with nothing counted needs the word that it is empty', () => {
    const nothing = { ...done, eventsSent: 0, eventsHeld: 0, countedLines: 0 }
    expect(() => decideSubmission(nothing)).toThrow('Say that the shelf is empty')
    expect(decideSubmission({ ...nothing, declaredEmpty: true })).toBe('submitted')
  })
})

test('an assignment with counts is not removed', () => {
  expect(() => refuseRemoval('in_progress', 1)).toThrow('Reset or exclude')
  expect(() => refuseRemoval('open', 0)).not.toThrow()
})
