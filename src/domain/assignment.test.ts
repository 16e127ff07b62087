import { describe, expect, test } from 'vitest'
import {
  type AssignmentStatus,
  canMove,
  decideAssign,
  decideExclusion,
  decideMove,
  decideReset,
  decideRevision,
  decideSubmission,
  decideTake,
  isClosed,
  isDoneAlready,
  isExplained,
  isInForce,
  isInTotals,
  LEASE_MS,
  leaseUntil,
  refuseChange,
  refuseRemoval,
  refuseTaking,
  requireAuditFor,
} from './assignment.ts'
import type { AuditStatus } from './audit.ts'

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
  'open>returned',
  'assigned>returned',
  'in_progress>returned',
  'submitted>approved',
  'submitted>returned',
  'submitted>in_progress',
  'submitted>cancelled',
  'approved>returned',
  'approved>cancelled',
  'excluded>open',
  'excluded>returned',
  'cancelled>open',
  'cancelled>assigned',
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

  test('goes to whoever comes first', () => {
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

  test("respects the manager's assignment", () => {
    const given = {
      ...open,
      status: 'assigned' as const,
      assignee: { userId: 'ada', userName: 'Ada' },
    }
    expect(decideTake(given, 'ada', now)).toBe('in_progress')
    expect(() => decideTake(given, 'bob', now)).toThrow('given to Ada')
  })

  test('does not take a shelf that somebody else has counted', () => {
    const done = {
      ...open,
      status: 'submitted' as const,
      assignee: { userId: 'ada', userName: 'Ada' },
    }
    expect(() => decideTake(done, 'bob', now)).toThrow('Ada has counted this shelf.')
    expect(decideTake(done, 'ada', now)).toBe('in_progress')
  })

  test('does not reopen a finished shelf', () => {
    expect(() => decideTake({ ...open, status: 'approved' }, 'ada', now)).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    )
  })
})

describe('submitting a shelf', () => {
  const done = {
    status: 'in_progress' as const,
    eventsSent: 4,
    eventsArrived: 4,
    countedLines: 3,
    declaredEmpty: false,
  }

  test('needs every event on the server', () => {
    expect(decideSubmission(done)).toBe('submitted')
    expect(() => decideSubmission({ ...done, eventsArrived: 1 })).toThrow(
      '3 counts have not arrived',
    )
  })

  test('with nothing counted needs a confirmation that it is empty', () => {
    const nothing = { ...done, eventsSent: 0, eventsArrived: 0, countedLines: 0 }
    expect(() => decideSubmission(nothing)).toThrow('Say that the shelf is empty')
    expect(decideSubmission({ ...nothing, declaredEmpty: true })).toBe('submitted')
  })
})

test('a shelf that is not counted yet can be given to anybody, or to nobody', () => {
  expect(decideAssign('open', 'ada')).toBe('assigned')
  expect(decideAssign('assigned', 'bob')).toBe('assigned')
  expect(decideAssign('in_progress', null)).toBe('open')
  expect(decideAssign('cancelled', 'ada')).toBe('assigned')
  expect(() => decideAssign('submitted', 'ada')).toThrow('cannot become assigned')
})

test('a submission can be taken back until it is approved', () => {
  expect(decideRevision('submitted')).toBe('in_progress')
  for (const status of STATUSES.filter((one) => one !== 'submitted')) {
    expect(() => decideRevision(status)).toThrow('no submission')
  }
})

test('a shelf is counted again in a new round once anybody was there, whatever has arrived', () => {
  const untouched = { events: 0, wasTaken: false }
  expect(decideReset({ status: 'excluded', ...untouched })).toBe('same_round')
  expect(decideReset({ status: 'assigned', ...untouched })).toBe('same_round')
  expect(decideReset({ status: 'excluded', events: 3, wasTaken: false })).toBe('new_round')
  expect(decideReset({ status: 'open', events: 0, wasTaken: true })).toBe('new_round')
  for (const status of ['in_progress', 'submitted', 'approved'] as const) {
    expect(decideReset({ status, ...untouched })).toBe('new_round')
  }
  expect(() => decideReset({ status: 'returned', ...untouched })).toThrow('cannot become returned')
})

test('totals are those of the newest round, without what was excluded', () => {
  expect(STATUSES.filter((status) => !isInForce(status))).toEqual(['returned', 'cancelled'])
  expect(STATUSES.filter((status) => !isInTotals(status))).toEqual([
    'returned',
    'excluded',
    'cancelled',
  ])
  expect(STATUSES.filter((status) => !isClosed(status))).toEqual([
    'open',
    'assigned',
    'in_progress',
  ])
})

test.each([
  ['plan', ['draft', 'active', 'stopped']],
  ['count', ['active']],
  ['submit', ['active', 'stopped']],
  ['approve', ['active', 'stopped', 'submitted']],
] as const)('to %s assignments the audit is %j', (work, allowed) => {
  const statuses: readonly AuditStatus[] = [
    'draft',
    'active',
    'stopped',
    'submitted',
    'completed',
    'cancelled',
  ]
  const passes = (status: AuditStatus) => {
    try {
      requireAuditFor(work, status)
      return true
    } catch {
      return false
    }
  }
  expect(statuses.filter(passes)).toEqual(allowed)
})

test('an assignment with counts is not removed', () => {
  expect(() => refuseRemoval('in_progress', 1)).toThrow('Reset or exclude')
  expect(() => refuseRemoval('open', 0)).not.toThrow()
})

const stranger = { isManager: false, isHolder: false }
const holder = { isManager: false, isHolder: true }
const manager = { isManager: true, isHolder: false }

test('when managers assign the shelves, a counter starts with their own', () => {
  const handedOut = { selfAssignment: false }
  expect(() => refuseTaking(handedOut, stranger)).toThrow('managers hand out')
  expect(() => refuseTaking(handedOut, holder)).not.toThrow()
  expect(() => refuseTaking(handedOut, manager)).not.toThrow()
  expect(() => refuseTaking({ selfAssignment: true }, stranger)).not.toThrow()
})

test('only its holder changes a shelf; only managers approve or reopen it', () => {
  expect(() => refuseChange('in_progress', 'submitted', stranger)).toThrow('not yours')
  expect(() => refuseChange('in_progress', 'excluded', holder)).not.toThrow()
  for (const [from, to] of [
    ['submitted', 'approved'],
    ['excluded', 'open'],
  ] as const) {
    const refused = expect.objectContaining({ code: 'forbidden' })
    expect(() => refuseChange(from, to, holder)).toThrow(refused)
    expect(() => refuseChange(from, to, manager)).not.toThrow()
  }
})

test('handing in a shelf that is no longer needed says that the counts are kept', () => {
  for (const person of [manager, holder, stranger]) {
    expect(() => refuseChange('returned', 'submitted', person)).toThrow('kept beside it')
    expect(() => refuseChange('cancelled', 'submitted', person)).toThrow('not needed any more')
  }
  expect(() => refuseChange('cancelled', 'open', manager)).not.toThrow()
})

test('a shelf that is left out says why', () => {
  expect(decideExclusion('open', ' Locked ')).toEqual({ status: 'excluded', reason: 'Locked' })
  for (const said of [undefined, ' '])
    expect(() => decideExclusion('open', said)).toThrow('Say why')
  expect(() => decideExclusion('approved', 'Locked')).toThrow('cannot become')
})

test("a holder's repeated request counts as done if it says the same", () => {
  const holder = { isHolder: true }
  const handIn = { to: 'submitted', reason: null, said: undefined } as const
  for (const from of STATUSES) {
    const isDone = from === 'submitted' || from === 'approved'
    expect(isDoneAlready({ ...handIn, from }, holder)).toBe(isDone)
    expect(isDoneAlready({ ...handIn, from }, { isHolder: false })).toBe(false)
  }
  const leaveOut = { from: 'excluded', to: 'excluded', reason: 'Locked' } as const
  expect(isDoneAlready({ ...leaveOut, said: ' Locked ' }, holder)).toBe(true)
  expect(isDoneAlready({ ...leaveOut, said: 'Blocked' }, holder)).toBe(false)
  expect(isDoneAlready({ ...leaveOut, from: 'open', said: 'Locked' }, holder)).toBe(false)
})
