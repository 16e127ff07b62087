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
