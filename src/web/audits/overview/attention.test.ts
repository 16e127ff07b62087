import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import { dashboardOf, roomOf, tileOf } from '../dashboard/testing/dashboard.ts'
import { attentionOf, peopleAttentionOf } from './attention.ts'

const PLACE = { storeId: 'mill', auditId: 'spring' }
const said = messagesIn('en', 'overview')
const HOUR_MS = 3_600_000

test('open points are told in words, met ones are silent', () => {
  const told = attentionOf(
    [
      { id: 'coverage', open: 1 },
      { id: 'unsent_events', open: 0 },
      { id: 'unknown_codes', open: 3 },
    ],
    PLACE,
    said,
  )
  expect(told.map(({ text }) => text)).toEqual(['1 shelf left', '3 unknown codes'])
})

test('a point leads to where it is handled', () => {
  const [code] = attentionOf([{ id: 'unknown_codes', open: 1 }], PLACE, said)
  expect(code?.link).toMatchObject({ params: { id: 'spring' }, search: { drawer: 'unknown' } })
})

const SAM = {
  id: 'sam',
  name: 'Sam',
  image: null,
  shelves: 1,
  explained: 0,
  lines: 4,
  quantity: 4,
  activeMs: 0,
  unitsPerMinute: null,
  linesPerMinute: null,
  unsentEvents: 0,
  lastEventAt: 0,
}

function told(status: 'in_progress' | 'submitted', nowMs: number) {
  const shelf = tileOf('A-1', { status, userId: 'sam', userName: 'Sam' })
  const dashboard = { ...dashboardOf([roomOf('1', [shelf])]), people: [SAM] }
  const span = (durationMs: number) => `${durationMs / HOUR_MS} h`
  return peopleAttentionOf(dashboard, PLACE, { nowMs, span }, said).map(({ text }) => text)
}

test('a person who stopped in the middle of a shelf needs somebody, one who is done does not', () => {
  expect(told('in_progress', HOUR_MS)).toEqual(['Sam: no counts for 1 h'])
  expect(told('in_progress', 1_000)).toEqual([])
  expect(told('submitted', HOUR_MS)).toEqual([])
})

test('counts that stay on a device are told with its person', () => {
  const device = {
    id: 'd',
    auditAssignmentId: 'A-1',
    deviceId: 'phone',
    handheldName: null,
    userId: 'sam',
    userName: 'Sam',
    unsentEvents: 0,
    refusedEvents: 2,
    seenAt: 0,
    leaseExpiresAt: null,
  }
  const dashboard = { ...dashboardOf([]), devices: [device] }
  const span = () => ''
  const [refused] = peopleAttentionOf(dashboard, PLACE, { nowMs: 0, span }, said)
  expect(refused?.text).toBe('2 counts rejected, still on Sam’s device')
})
