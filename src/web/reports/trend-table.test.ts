import { expect, test } from 'vitest'
import { addSums, reportFigures } from '#domain/reports/report-sums.ts'
import { formatsOf } from '#messages/formats.ts'
import { drawnMonths, drawnSeries, MOST_DRAWN, trendTable, whyUndrawn } from './trend-table.ts'

const { compare } = formatsOf('en')

const figures = (accuracyByLine: number) => ({
  ...reportFigures(addSums([]), 'EUR'),
  accuracyByLine,
})

test('months go down, stores go across, and a month without an audit is not 0', () => {
  const table = trendTable(
    [
      { of: 'b', month: '2026-05', figures: figures(0.9) },
      { of: 'a', month: '2026-03', figures: figures(0.8) },
      { of: 'b', month: '2026-03', figures: figures(0.7) },
    ],
    (of) => (of === 'a' ? 'Zoo' : 'Arcade'),
    ({ accuracyByLine }) => accuracyByLine,
    compare,
  )
  expect(table.series).toEqual([
    { id: 'b', name: 'Arcade', currency: 'EUR' },
    { id: 'a', name: 'Zoo', currency: 'EUR' },
  ])
  expect(table.months.map(({ month }) => month)).toEqual(['2026-03', '2026-05'])
  expect(table.months[1]?.values.get('b')).toBe(0.9)
  expect(table.months[1]?.values.get('a')).toBeUndefined()
})

test('what is drawn has a place for every month, over the end of a year too', () => {
  const point = (month: string) => ({ of: 'a', month, figures: figures(0.9) })
  const table = trendTable(
    [point('2025-11'), point('2026-02')],
    (of) => of,
    ({ accuracyByLine }) => accuracyByLine,
    compare,
  )
  expect(drawnMonths(table).map(({ month, values }) => [month, values.get('a')])).toEqual([
    ['2025-11', 0.9],
    ['2025-12', undefined],
    ['2026-01', undefined],
    ['2026-02', 0.9],
  ])
  expect(drawnMonths({ series: [], months: [] })).toEqual([])
})

test('without a line the numbers say what they are in, or how to get numbers', () => {
  const series = (currency: 'KWD' | null) => [{ id: 'a', name: 'A', currency }]
  expect(whyUndrawn(series('KWD'))).toBe('undrawn')
  expect(whyUndrawn(series(null))).toBe('chooseStore')
})

test('of many stores those are drawn that counted most, in the order of their names', () => {
  const points = Array.from({ length: 8 }, (_, n) => ({
    of: `s${n}`,
    month: '2026-03',
    figures: { ...figures(0.9), countedLines: n },
  }))
  const table = trendTable(
    points,
    (of) => of,
    ({ accuracyByLine }) => accuracyByLine,
    compare,
  )
  const drawn = drawnSeries(table, points)
  expect(drawn.series.map(({ id }) => id)).toEqual(['s2', 's3', 's4', 's5', 's6', 's7'])
  expect(drawn.series).toHaveLength(MOST_DRAWN)
  expect(drawn.months).toBe(table.months)
})
