import { expect, test } from 'vitest'
import { mayGo, type OutboxWork } from './outbox-entry.ts'

const SHELF = { auditAssignmentId: 'shelf-1' }
const PHOTO = { blob: new Blob(['x']), orgId: 'org' }
const COUNT = Object.assign(Object.create(null), { kind: 'count', event: {} })

test('what was done to a shelf and not taken may be let go; counts and pictures are not lost so', () => {
  const refused = (work: OutboxWork) => mayGo({ state: 'refused', work })
  expect(refused({ kind: 'submit', ...SHELF })).toBe(true)
  expect(refused({ kind: 'exclude', ...SHELF, reason: 'Locked' })).toBe(true)
  expect(refused({ kind: 'exclude', ...SHELF, reason: 'Locked', photo: PHOTO })).toBe(false)
  expect(refused(COUNT)).toBe(false)
  expect(mayGo({ state: 'waiting', work: { kind: 'submit', ...SHELF } }), 'not sent yet').toBe(
    false,
  )
  expect(
    mayGo({ state: 'kept', work: { kind: 'picture', ...SHELF, photo: PHOTO, of: null } }),
  ).toBe(true)
})
