import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayPaperCut, trendNumbers } from './trend-numbers.ts'

const t = messagesIn('en', 'reports')
const formats = formatsOf('en')

const tableOf = (stores: number, months: number) => ({
  series: Array.from({ length: stores }, (_, n) => ({
    id: `s${n}`,
    name: `Store ${n}`,
    currency: 'EUR' as const,
  })),
  months: Array.from({ length: months }, (_, n) => ({
    month: `2026-0${n + 1}`,
    values: new Map([['s1', n / 10]]),
  })),
})

test('a few names stand across, with a row for every month', () => {
  const { across, heads, rows } = trendNumbers(tableOf(2, 2), 'accuracy', formats)
  expect(across).toBe('names')
  expect(heads.map(({ name }) => name)).toEqual(['Store 0', 'Store 1'])
  expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Jan 2026', '–', '0.0%'],
    ['Feb 2026', '–', '10.0%'],
  ])
})

test('many names stand down, where there is room for them', () => {
  const { across, heads, rows } = trendNumbers(tableOf(5, 2), 'accuracy', formats)
  expect(across).toBe('months')
  expect(heads.map(({ name }) => name)).toEqual(['Jan 2026', 'Feb 2026'])
  expect(rows.map(({ name, cells }) => [name, ...cells]).slice(0, 2)).toEqual([
    ['Store 0', '–', '–'],
    ['Store 1', '0.0%', '10.0%'],
  ])
})

test('a sheet says how many months it leaves out', () => {
  expect(sayPaperCut(trendNumbers(tableOf(5, 8), 'accuracy', formats), t)).toBe('')
  expect(sayPaperCut(trendNumbers(tableOf(4, 9), 'accuracy', formats), t)).toBe('')
  expect(sayPaperCut(trendNumbers(tableOf(5, 9), 'accuracy', formats), t)).toBe(
    'The last 8 of 9 months. The export has all of them.',
  )
})
