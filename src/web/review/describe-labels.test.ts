import { expect, test } from 'vitest'
import { allLabelWords, shortLabelWords } from './describe-labels.ts'

const LABELS = {
  serials: ['S-1', 'S-2'],
  lots: ['A1', 'B2'],
  expiryDates: ['2026-03-03', '2027-01-01'],
  expired: ['2026-03-03'],
  serialsInAll: 2,
}

test('a row says what is over first, and how many serial numbers there are', () => {
  expect(shortLabelWords(LABELS)).toEqual([
    'Expired 3 Mar 2026',
    'Until 1 Jan 2027',
    'Lots A1 and 1 more',
    '2 serial numbers',
  ])
})

test('an opened line names all of them, and says where the rest is', () => {
  expect(allLabelWords(LABELS)).toEqual([
    'Expired 3 Mar 2026',
    'Until 1 Jan 2027',
    'Lots A1, B2',
    'No. S-1, S-2',
  ])
  expect(allLabelWords({ ...LABELS, serialsInAll: 300 }).at(-1)).toBe(
    'and 298 more serial numbers, all of them in the files',
  )
})
