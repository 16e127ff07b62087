import { expect, test } from 'vitest'
import { guessDayOrder, readExpiryText } from './expiry-text.ts'

test.each([
  ['2027-03-31', '2027-03-31'],
  ['2027/3/1', '2027-03-01'],
  ['2027-03-31 00:00:00', '2027-03-31'],
  ['2027-03-31T00:00:00Z', '2027-03-31'],
  ['20270331', '2027-03-31'],
  ['2027年3月31日', '2027-03-31'],
  ['31.03.2027', '2027-03-31'],
  ['31/3/27', '2027-03-31'],
  ['31-Mar-2027', '2027-03-31'],
  ['Mar 31, 2027', '2027-03-31'],
  ['31. Dezember 2027', '2027-12-31'],
  ['3 juillet 2027', '2027-07-03'],
  ['3 juin 2027', '2027-06-03'],
  ['2028-02', '2028-02-29'],
  ['02/2027', '2027-02-28'],
  ['11/27', '2027-11-30'],
  ['Oct 2027', '2027-10-31'],
])('%s is %s', (text, date) => expect(readExpiryText(text, 'dmy')).toBe(date))

test.each(['', 'soon', '31.02.2027', '13/2027', '2027-13-01', 'L2027-01', '45678', '12', '270331'])(
  '“%s” is no date',
  (text) => expect(readExpiryText(text, 'dmy')).toBeUndefined(),
)

test('day or month comes first, as the column says', () => {
  expect(readExpiryText('03/04/2027', 'dmy')).toBe('2027-04-03')
  expect(readExpiryText('03/04/2027', 'mdy')).toBe('2027-03-04')
})

test('one day beyond the twelfth tells it for all of them', () => {
  expect(guessDayOrder(['03/04/2027', '25/04/2027'])).toEqual({ order: 'dmy', isShown: true })
  expect(guessDayOrder(['03/04/2027', '04/25/2027'])).toEqual({ order: 'mdy', isShown: true })
})

test('dates with dots are day first, and a date that reads the same either way raises no question', () => {
  expect(guessDayOrder(['03.04.2027'])).toEqual({ order: 'dmy', isShown: true })
  expect(guessDayOrder(['05/05/2027', '2027-03-04', ''])).toEqual({ order: 'dmy', isShown: false })
})

test('where nothing tells it, or the column contradicts itself, somebody has to', () => {
  expect(guessDayOrder(['03/04/2027', '05/06/2027'])).toEqual({
    order: 'dmy',
    unclear: '03/04/2027',
    isShown: false,
  })
  const mixed = ['25/04/2027', '26/04/2027', '04/25/2027', '03/04/2027']
  expect(guessDayOrder(mixed)).toMatchObject({ order: 'dmy', unclear: '03/04/2027' })
})
