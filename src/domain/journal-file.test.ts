import { expect, test } from 'vitest'
import { JOURNAL_HEADER, journalRow } from './journal-file.ts'

const line = {
  at: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
  userId: 'u-1',
  userName: 'Ann, the owner',
  action: 'rooms.create',
  auditName: null,
  storeName: 'Main',
  details: { name: 'Hall' },
  personName: null,
}

test('a line has as many cells as the header, says what was done as the screen does, and is quoted where it has to be', () => {
  expect(JOURNAL_HEADER.split(',')).toHaveLength(9)
  expect(journalRow(line)).toBe(
    '2026-01-02T03:04:05.006Z,"Ann, the owner",Room added,Hall,,Main,rooms.create,u-1,"{""name"":""Hall""}"',
  )
})

test('people who have left are named as on the screen', () => {
  expect(journalRow({ ...line, userName: null })).toContain('Z,Somebody who left,Room added')
})

test('a name that a spreadsheet would run is text', () => {
  expect(journalRow({ ...line, storeName: '=1+1' })).toContain(",'=1+1,")
})
