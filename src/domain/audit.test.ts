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
} from './audit.ts'

const STATUSES: readonly AuditStatus[] = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
]

/** Every legal step; whatever is not here is illegal. */
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
    heldShelves: [],
  }

  test('needs a shelf, and a baseline or the choice to do without', () => {
    expect(decideStart(ready)).toBe('active')
    expect(decideStart({ ...ready, hasBaseline: false, withoutBaseline: true })).toBe('active')
    expect(() => decideStart({ ...ready, countableShelves: 0 })).toThrow(guard('shelves'))
    expect(() => decideStart({ ...ready, hasBaseline: false })).toThrow(guard('baseline'))
  })

  test('is refused while another audit holds a shelf, with its name', () => {
    const heldShelves = [{ code: 'A-1', auditName: 'Spring count' }]
    expect(() => decideStart({ ...ready, heldShelves })).toThrow('Spring count')
  })
})

test('stopping and reopening say why', () => {
  expect(decideStop('active', 'Fire drill')).toBe('stopped')
  expect(() => decideStop('active', '  ')).toThrow(guard('reason'))
  expect(decideReopen('submitted', 'Shelf missed', ['s'])).toBe('active')
  expect(() => decideReopen('submitted', '', ['s'])).toThrow(guard('reason'))
  expect(() => decideReopen('submitted', 'Shelf missed', [])).toThrow(guard('shelves'))
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

  test('or waived with a name and a reason', () => {
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
  expect(decideComplete('submitted', 0)).toBe('completed')
  expect(() => decideComplete('submitted', 3)).toThrow(guard('undecided_lines'))
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
