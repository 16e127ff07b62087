import { expect, test } from 'vitest'
import { guessMapping } from '../import/guess-mapping.ts'
import { applyProposal, fitColumns, keepChoices } from './proposed-columns.ts'

const SAMPLES = [
  ['4006381333931', '5012345678900'],
  ['Green tea', 'Black tea'],
  ['12', '3'],
]

test('a proposed column is used only where its values fit', () => {
  expect(fitColumns(['barcode', 'name', 'quantity'], SAMPLES, '.')).toEqual([
    'barcode',
    'name',
    'quantity',
  ])
  expect(fitColumns(['name', 'quantity', 'barcode'], SAMPLES, '.')).toEqual([null, null, 'barcode'])
})

test('unknown kinds, repeated kinds and kinds without a column are ignored', () => {
  expect(fitColumns(['drop table', 'name', 'name', 'sku'], SAMPLES, '.')).toEqual([
    null,
    'name',
    null,
  ])
  expect(fitColumns([], SAMPLES, '.')).toEqual([null, null, null])
})

const ROWS = [
  ['SKU', 'Bezug', 'Xq', 'Qty'],
  ['A-1', 'Green tea', '2.40', '12'],
  ['A-2', 'Black tea', '2.10', '3'],
]

test('sure columns stay; unsure ones take the proposal and are flagged for a look', () => {
  const guess = guessMapping(ROWS, { kind: 'baseline' })
  const better = applyProposal(guess, ['name', 'name', 'unit_cost', 'pack'])
  expect(better.mapping.columns).toEqual(['sku', 'name', 'unit_cost', 'quantity'])
  const proposed = better.columns.filter(({ why }) => why[0]?.code === 'proposed')
  for (const { certainty } of proposed) expect(certainty).toBe('check')
})

test('a proposal without columns, or for another file, changes nothing', () => {
  const guess = guessMapping(ROWS, { kind: 'baseline' })
  expect(applyProposal(guess, [null, null, null, null])).toBe(guess)
  expect(applyProposal(guess, ['name'])).toBe(guess)
})

test('a column that somebody has chosen in the meantime stays, and is not used twice', () => {
  const guess = guessMapping(ROWS, { kind: 'baseline' })
  const better = applyProposal(guess, [null, 'name', 'unit_cost', null])
  const untouched = keepChoices(guess.mapping, guess, better)
  expect(untouched.columns).toEqual(better.mapping.columns)
  const columns = guess.mapping.columns.map((kind, at) => (at === 3 ? 'unit_cost' : kind))
  const kept = keepChoices({ ...guess.mapping, columns }, guess, better)
  expect(kept.columns[3]).toBe('unit_cost')
  expect(kept.columns.filter((kind) => kind === 'unit_cost')).toHaveLength(1)
})
