import { expect, test } from 'vitest'
import { PhoneSerials, serialPlace } from './phone-serials.ts'

const IS_HERE = { place: 'here', name: null }
const AT = { auditAssignmentId: 'next', roomName: 'Hall', shelfCode: 'A-02' }

const HERE = { auditId: 'audit', auditAssignmentId: 'here', shelfId: 'a-1', sign: 'A-01' }
const NEXT = { auditId: 'audit', auditAssignmentId: 'next', shelfId: 'a-2', sign: 'A-02' }

test('a serial number belongs to its item, and is free again once its count is taken back', () => {
  const serials = new PhoneSerials()
  serials.add({ line: 'tea', serial: 'S-1', eventId: 'one', place: HERE })
  expect(serials.find('tea', 'S-1', HERE)).toEqual(IS_HERE)
  expect(serials.find('oil', 'S-1', HERE)).toBeUndefined()
  const putBack = serials.remove('one')
  expect(serials.find('tea', 'S-1', HERE)).toBeUndefined()
  putBack()
  expect(serials.find('tea', 'S-1', HERE)).toEqual(IS_HERE)
  serials.removeLine('tea', HERE)
  expect(serials.find('tea', 'S-1', HERE)).toBeUndefined()
})

test('what was counted on another shelf says which; a recount and another audit find it anew', () => {
  const serials = new PhoneSerials()
  serials.add({ line: 'tea', serial: 'S-1', eventId: 'one', place: HERE })
  expect(serials.find('tea', 'S-1', NEXT)).toEqual({ place: { shelf: 'A-01' }, name: null })
  expect(serials.find('tea', 'S-1', { ...HERE, auditAssignmentId: 'again' })).toBeUndefined()
  expect(serials.find('tea', 'S-1', { ...NEXT, auditId: 'later' })).toBeUndefined()
})

test('a serial number that was counted is said with where and by whom, as far as anybody may know', () => {
  const other = { ...AT, isOwn: false, userName: 'Ann' }
  expect(serialPlace(other, 'open')).toEqual({ place: { shelf: 'A-02' }, name: 'Ann' })
  expect(serialPlace({ ...other, userName: null }, 'open').name).toBeNull()
  expect(serialPlace({ ...AT, isOwn: true, userName: 'Me' }, 'next')).toEqual(IS_HERE)
  expect(serialPlace({ ...other, shelfCode: null }, 'open').place).toEqual({ shelf: 'Hall' })
  const untold = { auditAssignmentId: null, roomName: null, shelfCode: null, userName: null }
  const told = serialPlace({ ...untold, isOwn: false }, 'open')
  expect(told).toEqual({ place: 'untold', name: null })
})
