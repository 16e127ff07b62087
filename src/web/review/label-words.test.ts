import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { allLabelWords, lotWords, shortLabelWords } from './label-words.ts'

const t = messagesIn('en', 'results')
const formats = formatsOf('en')

const LABELS = {
  serials: ['S-1', 'S-2'],
  lots: ['A1', 'B2'],
  expiryDates: ['2026-03-03', '2027-01-01'],
  expired: ['2026-03-03'],
  serialsInAll: 2,
}

test('a row says what is over first, and how many serial numbers there are', () => {
  expect(shortLabelWords(LABELS, t, formats)).toEqual([
    'Expired March 3, 2026',
    'Good until January 1, 2027',
    'Lots A1 and 1 more',
    '2 serial numbers',
  ])
})

test('an opened line names all of them, and says where the rest is', () => {
  expect(allLabelWords(LABELS, t, formats)).toEqual([
    'Expired March 3, 2026',
    'Good until January 1, 2027',
    'Lots A1, B2',
    'No. S-1, S-2',
  ])
  expect(allLabelWords({ ...LABELS, serialsInAll: 300 }, t, formats).at(-1)).toBe(
    'and 298 more serial numbers, in the export',
  )
})

const NOTHING = {
  roomName: null,
  shelfCode: null,
  lot: null,
  expiry: null,
  serial: null,
  expected: 1,
}

test('a lot of the file says where it lies, until when it is good, and what it is called', () => {
  const lot = { ...NOTHING, shelfCode: 'B-2', expiry: '2027-03-31', lot: 'A1' }
  expect(lotWords(lot, t, formats)).toBe('B-2 · Good until March 31, 2027 · Lot A1')
  expect(lotWords({ ...NOTHING, serial: 'SN-7' }, t, formats)).toBe('No. SN-7')
  expect(lotWords({ ...NOTHING, expiry: 'soon' }, t, formats)).toBe('Good until soon')
})
