import { expect, test } from 'vitest'
import { describeActivity } from './describe-activity.ts'

const what = (action: string, details: Readonly<Record<string, unknown>> = {}) =>
  describeActivity({ action, details }).what

test('steps of the audit are sentences', () => {
  expect(what('audits.start', { shelves: 60 })).toBe('Counting started: 60 shelves')
  expect(what('audits.submit', { waivers: [{}] })).toBe('Submitted for review with 1 open point')
  expect(what('audits.submit', { waivers: [] })).toBe('Submitted for review')
})

test('what happened to a shelf names it', () => {
  expect(what('auditAssignments.updateStatus', { name: 'K-01', to: 'submitted' })).toBe(
    'Handed in K-01',
  )
  const included = { name: 'K-01', from: 'excluded', to: 'open' }
  expect(what('auditAssignments.updateStatus', included)).toBe('Included K-01 again')
  expect(what('auditAssignments.create', { userId: null, shelves: 2 })).toBe(
    'Opened to anyone: 2 shelves',
  )
})

test('a reason is told, and something new is at least readable', () => {
  expect(describeActivity({ action: 'audits.stop', details: { reason: 'Delivery' } })).toEqual({
    what: 'Counting stopped',
    why: 'Delivery',
  })
  expect(what('audits.decideLine')).toBe('Decide line')
})
