import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { describeActivity as describeIn } from './describe-activity.ts'

const describeActivity = (entry: Parameters<typeof describeIn>[0]) =>
  describeIn(entry, {
    t: messagesIn('en', 'dashboard'),
    journal: messagesIn('en', 'journal'),
    list: formatsOf('en').list,
  })

const what = (action: string, details: Readonly<Record<string, unknown>> = {}) =>
  describeActivity({ action, personName: null, details }).what

test('steps of the audit are sentences', () => {
  expect(what('audits.start', { shelves: 60 })).toBe('Counting started: 60 shelves')
  expect(what('audits.submit', { waivers: [{}] })).toBe('Submitted for review with 1 open point')
  expect(what('audits.submit', { waivers: [] })).toBe('Submitted for review')
  expect(what('audits.updateProtocol', { helping: true })).toBe(
    'Counting rules changed: anyone may help count a shelf',
  )
  expect(what('audits.complete', { seal: 'x' })).toBe('Audit completed')
  expect(what('audits.complete', { setAside: 2 })).toBe(
    'Audit completed without 2 counts that were set aside',
  )
})

test('what happened to a shelf names it', () => {
  expect(what('auditAssignments.updateStatus', { name: 'K-01', to: 'submitted' })).toBe(
    'Submitted K-01',
  )
  const included = { name: 'K-01', from: 'excluded', to: 'open' }
  expect(what('auditAssignments.updateStatus', included)).toBe('Included K-01 again')
  expect(what('auditAssignments.create', { userId: null, shelves: 2 })).toBe(
    'Opened to anyone: 2 shelves',
  )
})

test('shelves that were given say to whom, not only by whom', () => {
  const action = 'auditAssignments.create'
  const given = (personName: string | null) =>
    describeActivity({ action, personName, details: { userId: 'u', shelves: 3 } }).what
  expect(given('Sam Ortega')).toBe('Assigned to Sam Ortega: 3 shelves')
  expect(given(null)).toBe('Assigned to Someone who left: 3 shelves')
})

test('that a manager chose between two counts says whose stands; one that was alone was not chosen', () => {
  const action = 'auditAssignments.acceptOneCount'
  const stood = (outOf: 'one' | 'two') =>
    describeActivity({ action, personName: 'Ann', details: { outOf, userId: 'u', shelves: 1 } })
      .what
  expect(stood('two')).toBe('Chose the count by Ann over another: 1 shelf')
  expect(stood('one')).toBe('Accepted one count: 1 shelf')
})

test('a reason is told, and something new is at least readable', () => {
  const stop = { action: 'audits.stop', personName: null, details: { reason: 'Delivery' } }
  expect(describeActivity(stop)).toEqual({
    what: 'Counting stopped',
    why: 'Delivery',
  })
  expect(what('insights.dismiss')).toBe('Finding dismissed')
})

test('what was decided in the review is said in its words', () => {
  const items = [{ id: 'i', name: 'Olive oil' }]
  expect(what('audits.decideLine', { decision: 'accept', lines: 1, items })).toBe(
    'Accepted: Olive oil',
  )
  expect(what('audits.decideLine', { decision: null, lines: 1, items })).toBe(
    'Decision undone: Olive oil',
  )
  expect(what('audits.decideLines', { decision: 'reject', lines: 12, items })).toBe(
    'Rejected: 12 lines',
  )
  expect(what('audits.requestRecount', { shelves: 1 })).toBe('Requested a recount: 1 shelf')
  expect(what('audits.withdrawRecounts', { shelves: 2 })).toBe('Withdrew a recount: 2 shelves')
  expect(what('scanEvents.releaseQuarantined', { accepted: true, events: 3 })).toBe(
    'Included late counts: 3 counts',
  )
  expect(what('scanEvents.resolveUnknown', { code: '123' })).toBe('Resolved the code 123')
})
