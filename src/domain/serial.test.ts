import { expect, test } from 'vitest'
import { countsAlready } from './serial.ts'

const SHELF = { auditAssignmentId: 'first', roomId: 'hall', shelfId: 'A-01' }

test('a thing that was counted is counted, here and on every other shelf', () => {
  expect(countsAlready(SHELF, SHELF)).toBe(true)
  const next = { auditAssignmentId: 'other', roomId: 'hall', shelfId: 'A-02' }
  expect(countsAlready(next, SHELF)).toBe(true)
  const room = { auditAssignmentId: 'whole', roomId: 'cellar', shelfId: null }
  expect(countsAlready(room, SHELF)).toBe(true)
})

test('a recount, or a second count by somebody else, finds it anew', () => {
  expect(countsAlready({ ...SHELF, auditAssignmentId: 'again' }, SHELF)).toBe(false)
})
