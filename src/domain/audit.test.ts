import { describe, expect, test } from 'vitest'
import {
  AUDIT_TRANSITIONS,
  type AuditOperation,
  type AuditStatus,
  decideCancel,
  decideComplete,
  decideReopen,
  decideStart,
  decideStop,
  decideSubmit,
  decideTransition,
  isCountingOver,
  refuseArchiving,
} from './audit.ts'

const STATUSES: readonly AuditStatus[] = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
]

/** Every legal step; all others are illegal. */
const LEGAL: readonly [AuditOperation, AuditStatus, AuditStatus][] = [
  ['importBaseline', 'draft', 'draft'],
  ['importBaseline', 'active', 'active'],
  ['start', 'draft', 'active'],
  ['stop', 'active', 'stopped'],
  ['resume', 'stopped', 'active'],
  ['submit', 'active', 'submitted'],
  ['submit', 'stopped', 'submitted'],
  ['reopen', 'submitted', 'active'],
  ['complete', 'submitted', 'completed'],
  ['cancel', 'draft', 'cancelled'],
  ['cancel', 'active', 'cancelled'],
  ['cancel', 'stopped', 'cancelled'],
  ['cancel', 'submitted', 'cancelled'],
]

describe.each(Object.keys(AUDIT_TRANSITIONS) as AuditOperation[])('%s', (operation) => {
  test.each(STATUSES)('from %s', (status) => {
    const legal = LEGAL.find(([name, from]) => name === operation && from === status)
    const outcome = () => decideTransition(status, operation)
    if (legal) expect(outcome()).toBe(legal[2])
    else {
      expect(outcome).toThrow(
        expect.objectContaining({
          code: 'illegal_transition',
          details: expect.objectContaining({ from: status, guard: 'status' }),
        }),
      )
    }
  })
})

function guard(name: string) {
  return expect.objectContaining({
    code: 'illegal_transition',
    details: expect.objectContaining({ guard: name }),
  })
}

describe('starting', () => {
  const ready = {
    status: 'draft' as const,
    countableShelves: 3,
    hasBaseline: true,
    withoutBaseline: false,
    busyShelves: [],
    archivedStores: [],
  }

  test('needs a shelf, and a baseline or the choice to do without', () => {
    expect(decideStart(ready)).toBe('active')
    expect(decideStart({ ...ready, hasBaseline: false, withoutBaseline: true })).toBe('active')
    expect(() => decideStart({ ...ready, countableShelves: 0 })).toThrow(guard('shelves'))
    expect(() => decideStart({ ...ready, hasBaseline: false })).toThrow(guard('baseline'))
  })

  test('is refused while another audit holds a shelf, with its name', () => {
    const busyShelves = [{ code: 'A-1', auditName: 'Spring count' }]
    expect(() => decideStart({ ...ready, busyShelves })).toThrow('Spring count')
  })

  test('is refused in a store that is archived, with its name', () => {
    const archivedStores = ['Harbour']
    expect(() => decideStart({ ...ready, archivedStores })).toThrow('Harbour')
  })
})

test('stopping and reopening an audit need a reason', () => {
  expect(decideStop('active', 'Fire drill')).toBe('stopped')
  expect(() => decideStop('active', '  ')).toThrow(guard('reason'))
  const facts = { status: 'submitted', shelves: 1, busyShelves: [] } as const
  expect(decideReopen(facts, 'Shelf missed')).toBe('active')
  expect(() => decideReopen(facts, '')).toThrow(guard('reason'))
  expect(() => decideReopen({ ...facts, shelves: 0 }, 'Shelf missed')).toThrow(guard('shelves'))
})

test('shelves that another audit is counting by now are not counted here', () => {
  const busyShelves = [{ code: 'A-1', auditName: 'Spring count' }]
  const facts = { status: 'submitted', shelves: 1, busyShelves } as const
  expect(() => decideReopen(facts, 'Shelf missed')).toThrow(guard('held_shelves'))
})

test('a store stays while an audit of it is under way', () => {
  const statuses: readonly AuditStatus[] = ['active', 'stopped', 'submitted']
  for (const status of statuses) {
    expect(() => refuseArchiving({ name: 'Spring count', status })).toThrow('Spring count')
  }
  for (const status of ['draft', 'completed', 'cancelled'] as const) {
    expect(() => refuseArchiving({ name: 'Spring count', status })).not.toThrow()
  }
})

describe('submitting', () => {
  const met = [{ id: 'coverage', open: 0 }] as const
  const open = [
    { id: 'coverage', open: 2 },
    { id: 'recounts', open: 0 },
  ] as const

  test('needs every point met', () => {
    expect(decideSubmit('active', met, [])).toBe('submitted')
    expect(() => decideSubmit('active', open, [])).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ points: ['coverage'] }) }),
    )
  })

  test('accepts a point that was waived with a name and a reason', () => {
    const waiver = { point: 'coverage', name: 'Dana', reason: 'Locked room' } as const
    expect(decideSubmit('stopped', open, [waiver])).toBe('submitted')
    expect(() => decideSubmit('active', open, [{ ...waiver, reason: ' ' }])).toThrow(
      guard('checklist'),
    )
    expect(() => decideSubmit('active', open, [{ ...waiver, point: 'recounts' }])).toThrow(
      guard('checklist'),
    )
  })
})

test('completing needs every line beyond the tolerance decided', () => {
  const none = { undecidedLines: 0, recountsOut: 0, setAside: 0, leavesOut: 0 }
  expect(decideComplete('submitted', none)).toBe('completed')
  expect(() => decideComplete('submitted', { ...none, undecidedLines: 3 })).toThrow(
    guard('undecided_lines'),
  )
})

test('completing waits for recounts, whatever else is open, and says what can be done', () => {
  const out = { undecidedLines: 1, recountsOut: 1, setAside: 0, leavesOut: 0 }
  expect(() => decideComplete('submitted', out)).toThrow(guard('recounts_out'))
  expect(() => decideComplete('submitted', out)).toThrow(
    '1 recount is still out. Wait for it, or withdraw it.',
  )
})

test('completing leaves out a count that is set aside only when whoever completes has seen it', () => {
  const waiting = { undecidedLines: 0, recountsOut: 0, setAside: 2, leavesOut: 0 }
  expect(() => decideComplete('submitted', waiting)).toThrow(guard('set_aside'))
  expect(() => decideComplete('submitted', waiting)).toThrow(
    '2 counts are still set aside. Decide first, or complete without them.',
  )
  expect(() => decideComplete('submitted', { ...waiting, leavesOut: 1 })).toThrow(
    guard('set_aside'),
  )
  expect(decideComplete('submitted', { ...waiting, leavesOut: 2 })).toBe('completed')
})

describe('cancelling', () => {
  const facts = { status: 'active' as const, name: 'Spring count', hasCounts: true }

  test('asks for the name once something was counted', () => {
    const reason = 'Wrong store'
    expect(decideCancel(facts, { reason, typedName: 'Spring count' })).toBe('cancelled')
    expect(() => decideCancel(facts, { reason, typedName: 'spring count' })).toThrow(
      guard('typed_name'),
    )
    expect(decideCancel({ ...facts, hasCounts: false }, { reason, typedName: '' })).toBe(
      'cancelled',
    )
    expect(() => decideCancel(facts, { reason: '', typedName: 'Spring count' })).toThrow(
      guard('reason'),
    )
  })
})

test('counting is over once submitted, but not after a pause', () => {
  expect(STATUSES.filter(isCountingOver)).toEqual(['submitted', 'completed', 'cancelled'])
})
