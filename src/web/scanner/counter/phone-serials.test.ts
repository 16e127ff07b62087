import { expect, test } from 'vitest'
import { PhoneSerials, serialPlace } from './phone-serials.ts'

const AT = { auditAssignmentId: 'next', roomName: 'Hall', shelfCode: 'A-02' }

const HERE = { auditId: 'audit', auditAssignmentId: 'here', shelfId: 'a-1', sign: 'A-01' }
const NEXT = { auditId: 'audit', auditAssignmentId: 'next', shelfId: 'a-2', sign: 'A-02' }

test('a serial number belongs to its item, and is free again once its count is taken back', () => {
  const serials = new PhoneSerials()
  serials.add({ line: 'tea', serial: 'S-1', eventId: 'one', place: HERE })
  expect(serials.find('tea', 'S-1', HERE)).toBe('here')
  expect(serials.find('oil', 'S-1', HERE)).toBeUndefined()
  const putBack = serials.remove('one')
  expect(serials.find('tea', 'S-1', HERE)).toBeUndefined()
  putBack()
  expect(serials.find('tea', 'S-1', HERE)).toBe('here')
  serials.removeLine('tea', HERE)
  expect(serials.find('tea', 'S-1', HERE)).toBeUndefined()
})

test('what was counted on another shelf says which; a recount and another audit find it anew', () => {
  const serials = new PhoneSerials()
  serials.add({ line: 'tea', serial: 'S-1', eventId: 'one', place: HERE })
  expect(serials.find('tea', 'S-1', NEXT)).toBe('on A-01')
  expect(serials.find('tea', 'S-1', { ...HERE, auditAssignmentId: 'again' })).toBeUndefined()
  expect(serials.find('tea', 'S-1', { ...NEXT, auditId: 'later' })).toBeUndefined()
})

test('a serial number that was counted is said with where and by whom, as far as anybody may know', () => {
  const other = { ...AT, isOwn: false, userName: 'Ann' }
  expect(serialPlace(other, 'open')).toBe('on A-02 by Ann')
  expect(serialPlace({ ...other, userName: null }, 'open')).toBe('on A-02')
  expect(serialPlace({ ...AT, isOwn: true, userName: 'Me' }, 'next')).toBe('here')
  expect(serialPlace({ ...other, shelfCode: null, userName: null }, 'open')).toBe('on Hall')
  const untold = { auditAssignmentId: null, roomName: null, shelfCode: null, userName: null }
  expect(serialPlace({ ...untold, isOwn: false }, 'open')).toBe('by somebody else')
})
