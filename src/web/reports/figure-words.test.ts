import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { categoryName, sayMetric, sayNetValue, sayTick, shownFigures } from './figure-words.ts'
import { sayCurrencies, sayRules } from './warning-words.ts'

const t = messagesIn('en', 'reports')
const formats = formatsOf('en')

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
    sayNetValue({ netValue, grossValue: 20, netVariance: netValue, currency: 'USD' }, t, formats)
  expect([-12.5, 3, 0, null].map(said)).toEqual([
    '$12.50 short, $20.00 gross.',
    '$3.00 over, $20.00 gross.',
    'Differences even out, $20.00 gross.',
    'There is nothing to compare with.',
  ])
})

const UNKNOWN = { netValue: null, grossValue: null, netVariance: -3 }

test('a difference without a cost is no missing baseline', () => {
  expect(sayNetValue({ ...UNKNOWN, currency: 'USD' }, t, formats)).toBe('No costs are known.')
})

test('a pace of thousands is written like any other number', () => {
  const fast = { ...PACE, unitsPerMinute: 30_743.6 }
  const [pace] = shownFigures(FIGURES, fast, t, formats).filter(({ id }) => id === 'pace')
  expect(pace?.beside).toContain('30,743.6 units')
})

test('net of different currencies is not said at all', () => {
  expect(sayNetValue({ ...UNKNOWN, currency: null }, t, formats)).toBe(
    'Values are in different currencies.',
  )
})

test('where values are not added up, nothing stands beside them', () => {
  const none = { ...FIGURES, currency: null, comparedValue: null, netValue: null, grossValue: null }
  const beside = shownFigures(none, PACE, t, formats).map((figure) => [figure.id, figure.beside])
  expect(beside).toContainEqual(['value', undefined])
  expect(beside).toContainEqual(['shrinkage', undefined])
  expect(beside).toContainEqual(['units', 'gross 5'])
  const known = shownFigures(FIGURES, PACE, t, formats).map((figure) => [figure.id, figure.beside])
  expect(known).toContainEqual(['value', 'gross $16.00'])
  // A share of the value that was counted.
  expect(known).toContainEqual(['shrinkage', 'of $71'])
})

test('without a pace nothing stands beside it', () => {
  const none = { ...PACE, activeMs: 40, unitsPerMinute: null, linesPerMinute: null }
  const pace = shownFigures(FIGURES, none, t, formats).find(({ id }) => id === 'pace')
  expect(pace).toMatchObject({ value: '–', beside: undefined })
  const known = shownFigures(FIGURES, PACE, t, formats).find(({ id }) => id === 'pace')
  expect(known?.beside).toContain('21')
})

test('audits that were not run alike are said to be so, others say nothing', () => {
  expect(sayRules([], t, formats)).toBe('')
  expect(sayRules(['blind'], t, formats)).toContain('some were blind and some weren’t')
  expect(sayCurrencies(['USD'], t, formats)).toBe('')
  expect(sayCurrencies(['USD', 'EUR'], t, formats)).toContain('EUR and USD')
})

test('what is unknown is a dash', () => {
  expect(sayMetric(null, 'shrinkage', null, formats)).toBe('–')
  expect(sayMetric(0.0123, 'shrinkage', null, formats)).toBe('1.23%')
  expect(sayMetric(-5, 'net', 'EUR', formats)).toBe('−€5.00')
  expect(categoryName('', t)).toBe('No category')
})

test('beside a chart money has no cents, and shares are as exact as in the table', () => {
  expect(sayTick(-1_050.5, 'net', 'USD', formats)).toBe('−$1,051')
  expect(sayTick(350, 'gross', 'JPY', formats)).toBe('¥350')
  expect(sayTick(0.7715, 'accuracy', null, formats)).toBe('77.2%')
})
