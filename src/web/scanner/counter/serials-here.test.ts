import { expect, test } from 'vitest'
import { SerialsHere, serialPlace } from './serials-here.ts'

const AT = { auditAssignmentId: 'next', roomName: 'Hall', shelfCode: 'A-02' }

test('a serial number belongs to its item, and is free again once its count is taken back', () => {
  const serials = new SerialsHere()
  serials.add('tea', 'S-1', 'one')
  expect(serials.has('tea', 'S-1')).toBe(true)
  expect(serials.has('oil', 'S-1')).toBe(false)
  const putBack = serials.remove('one')
  expect(serials.has('tea', 'S-1')).toBe(false)
  putBack()
  expect(serials.has('tea', 'S-1')).toBe(true)
})

test('where it was counted is said with who, as far as anybody may know', () => {
  const other = { ...AT, isOwn: false, userName: 'Ann' }
  expect(serialPlace(other, 'open')).toBe('on A-02 by Ann')
  expect(serialPlace({ ...other, userName: null }, 'open')).toBe('on A-02')
  expect(serialPlace({ ...AT, isOwn: true, userName: 'Me' }, 'next')).toBe('here')
  expect(serialPlace({ ...other, shelfCode: null, userName: null }, 'open')).toBe('on Hall')
})
