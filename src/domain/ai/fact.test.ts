import { expect, test } from 'vitest'
import { count, counted, money, percent, sayFact, saySize, signed } from './fact.ts'

const said = (facts: readonly Parameters<typeof sayFact>[0][]) => facts.map(sayFact)

test('a difference has a sign, as in the tables of results', () => {
  expect(said(signed([count('difference', 3), count('difference', -1_234.5)]))).toEqual([
    '+3',
    '−1,234.5',
  ])
  expect(said(signed(money('net value', 361.05, 'USD')))).toEqual(['+$361.05'])
  expect(said(signed(money('net value', -421.2, 'USD')))).toEqual(['−$421.20'])
  expect(said(signed(counted('difference', 0)))).toEqual(['0'])
})

test('a plain number has no plus sign, and a magnitude has no sign at all', () => {
  expect(
    said([count('counted', 3), ...money('value', 5, 'USD'), ...percent('share', 0.5)]),
  ).toEqual(['3', '$5.00', '50.0%'])
  expect(signed([count('difference', 3), count('difference', -3)]).map(saySize)).toEqual(['3', '3'])
})

test('an unknown value makes no fact', () => {
  expect(signed([...counted('difference', null), ...money('value', null, 'USD')])).toEqual([])
})
