import { expect, test } from 'vitest'
import {
  categoryName,
  describeNetValue,
  describeWarning,
  formatMetric,
  formatMonth,
  formatTick,
  shownFigures,
} from './figure-words.ts'

const FIGURES = {
  currency: 'USD',
  lines: 5,
  countedLines: 4,
  matchedLines: 1,
  missingLines: 1,
  extraLines: 2,
  unexpectedLines: 1,
  uncountedLines: 1,
  unvaluedLines: 0,
  expectedQuantity: 25,
  expectedValue: 86,
  comparedValue: 71,
  countedQuantity: 21,
  countedValue: 77,
  netVariance: 1,
  grossVariance: 5,
  netValue: 6,
  grossValue: 16,
  accuracyByLine: 0.25,
  accuracyByUnit: 0.75,
  shrinkage: 0.07,
  notCounted: { lines: 0, value: null, unvalued: 0 },
}
const PACE = {
  coverage: 1,
  shelves: 1,
  explained: 1,
  activeMs: 60_000,
  unitsPerMinute: 21,
  linesPerMinute: 4,
}

test('net is short, over or even, and unknown without a baseline', () => {
  const said = (netValue: number | null) =>
    describeNetValue({ netValue, netVariance: netValue, currency: 'USD' })
  expect([-12.5, 3, 0, null].map(said)).toEqual([
    '$12.50 short net',
    '$3.00 over net',
    'even net',
    'nothing to compare with',
  ])
})

test('a difference without a cost is no missing baseline', () => {
  expect(describeNetValue({ netValue: null, netVariance: -3, currency: 'USD' })).toBe(
    'no cost is known',
  )
})

test('a pace of thousands is written like any other number', () => {
  const fast = { ...PACE, unitsPerMinute: 30_743.6 }
  const [pace] = shownFigures(FIGURES, fast).filter(({ id }) => id === 'pace')
  expect(pace?.beside).toContain('30,743.6 units')
})

test('net of different currencies is not said at all', () => {
  expect(describeNetValue({ netValue: null, netVariance: -3, currency: null })).toBe(
    'values are in different currencies',
  )
})

test('where values are not added up, nothing stands beside them', () => {
  const none = { ...FIGURES, currency: null, comparedValue: null, netValue: null, grossValue: null }
  const beside = shownFigures(none, PACE).map((figure) => [figure.id, figure.beside])
  expect(beside).toContainEqual(['value', undefined])
  expect(beside).toContainEqual(['shrinkage', undefined])
  expect(beside).toContainEqual(['units', 'gross 5'])
  const known = shownFigures(FIGURES, PACE).map((figure) => [figure.id, figure.beside])
  expect(known).toContainEqual(['value', 'gross $16.00'])
  // Of what was counted: it is a share of that.
  expect(known).toContainEqual(['shrinkage', 'of $71'])
})

test('without a pace nothing stands beside it', () => {
  const none = { ...PACE, activeMs: 40, unitsPerMinute: null, linesPerMinute: null }
  const pace = shownFigures(FIGURES, none).find(({ id }) => id === 'pace')
  expect(pace).toMatchObject({ value: '–', beside: undefined })
  const known = shownFigures(FIGURES, PACE).find(({ id }) => id === 'pace')
  expect(known?.beside).toContain('21')
})

test('audits that were not run alike are said to be so, others say nothing', () => {
  expect(describeWarning([])).toBe('')
  expect(describeWarning(['blind'])).toContain('some were counted blind and some were not')
})

test('a month is a month wherever it is read, and unknown is a dash', () => {
  expect(formatMonth('2026-03')).toBe('Mar 2026')
  expect(formatMetric(null, 'shrinkage', null)).toBe('–')
  expect(formatMetric(0.0123, 'shrinkage', null)).toBe('1.23%')
  expect(formatMetric(-5, 'net', 'EUR')).toBe('−€5.00')
  expect(categoryName('')).toBe('Without a category')
})

test('beside a chart money has no cents, and shares are as exact as in the table', () => {
  expect(formatTick(-1_050.5, 'net', 'USD')).toBe('−$1,051')
  expect(formatTick(350, 'gross', 'JPY')).toBe('¥350')
  expect(formatTick(0.7715, 'accuracy', null)).toBe('77.2%')
})
