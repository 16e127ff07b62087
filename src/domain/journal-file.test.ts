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
}

test('a line has as many cells as the header, says what was done as the screen does, and is quoted where it has to be', () => {
  expect(JOURNAL_HEADER.split(',')).toHaveLength(8)
  expect(journalRow(line)).toBe(
    '2026-01-02T03:04:05.006Z,"Ann, the owner",u-1,Room added,rooms.create,,Main,"{""name"":""Hall""}"',
  )
})

test('a name that a spreadsheet would run is text', () => {
  expect(journalRow({ ...line, storeName: '=1+1' })).toContain(",'=1+1,")
})
