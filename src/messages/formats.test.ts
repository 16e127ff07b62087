import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

test('English is written as the house writes it', () => {
  const { number, share, money, day, clock, list } = formatsOf('en')
  expect(number(1_234.5)).toBe('1,234.5')
  expect(share(0.7333)).toBe('73.3%')
  expect(money(1_234.5, 'USD')).toBe('$1,234.50')
  expect(day(Date.UTC(2026, 10, 18))).toBe('November 18, 2026')
  expect(clock(new Date(2026, 10, 18, 15, 30).getTime())).toBe('3:30 pm')
  expect(list(['A', 'B', 'C'])).toBe('A, B, and C')
})

test('how long something took is said in the largest unit that it fills', () => {
  const { span } = formatsOf('en')
  expect([0, 48_000, 540_000, 5 * 3_600_000, 3 * 86_400_000].map(span)).toEqual([
    '0 s',
    '48 s',
    '9 min',
    '5 h',
    '3 d',
  ])
  expect(formatsOf('zh').span(540_000)).toBe('9分钟')
})

test('a share is all or nothing only where it is', () => {
  const { share } = formatsOf('en')
  expect([0, 0.0001, 0.99999, 1, -0.02].map((value) => share(value))).toEqual([
    '0.0%',
    '< 0.1%',
    '99.9%',
    '100.0%',
    '−2.0%',
  ])
})

test('other languages write in their own way, and the currency stays that of the store', () => {
  expect(formatsOf('de').number(1_234.5)).toBe('1.234,5')
  expect(formatsOf('de').money(5, 'USD')).toBe('5,00\u00a0$')
  expect(formatsOf('ar').number(12)).toBe('12')
  expect(formatsOf('es').list(['A', 'B'])).toBe('A y B')
})

test('names are in the order of the language, and numbers in them by their value', () => {
  const sorted = (names: string[]) => names.toSorted(formatsOf('de').compare)
  expect(sorted(['A-10', 'Zoo', 'Äpfel', 'A-2'])).toEqual(['A-2', 'A-10', 'Äpfel', 'Zoo'])
})

test('quantities, differences and costs say what is known, and on which side they are', () => {
  const { quantity, difference, money, wholeMoney, signedMoney, cost, either } = formatsOf('en')
  expect([1_234.5, -3, 0, null].map(quantity)).toEqual(['1,234.5', '−3', '0', '–'])
  expect([3, -2.25, 0, null].map(difference)).toEqual(['+3', '−2.25', '0', '–'])
  expect(money(null, 'USD')).toBe('–')
  expect(money(1_234.5, null)).toBe('1,234.50')
  expect(wholeMoney(70_118.4, 'USD')).toBe('$70,118')
  expect([361.05, -421.2, 0].map((value) => signedMoney(value, 'USD'))).toEqual([
    '+$361.05',
    '−$421.20',
    '$0.00',
  ])
  expect(cost(0.0125, 'USD')).toBe('$0.0125')
  expect(either(['2 units', '5%'])).toBe('2 units or 5%')
  expect(formatsOf('de').signedMoney(-5, 'EUR')).toBe('−5,00\u00a0€')
})

test('a duration has two units at most, and no seconds beside minutes', () => {
  const { duration, month } = formatsOf('en')
  const said = [0, 48_000, 95_000, 540_000, 5 * 3_600_000 + 480_000, 51 * 3_600_000].map(duration)
  expect(said).toEqual(['0 s', '48 s', '1 min', '9 min', '5 h 8 min', '2 d 3 h'])
  expect(month('2026-03')).toBe('Mar 2026')
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_300, '12 kB'],
  [3_400_000, '3.4 MB'],
  [1_000_000_000, '1 GB'],
  [5e15, '5,000 TB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatsOf('en').bytes(bytes)).toBe(text)
})

test('sizes of files are written as the reader writes them', () => {
  expect(formatsOf('de').bytes(3_400_000)).toBe('3,4 MB')
  expect(formatsOf('fr').bytes(3_400_000)).toBe('3,4\u202fMo')
})
