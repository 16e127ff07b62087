import { expect, test } from 'vitest'
import type { ItemFacts } from './audit-facts.ts'
import { checks, indexCodes, nearCodes, sameMaker } from './near-codes.ts'

const item = (id: string, code: string): ItemFacts => ({
  id,
  name: id,
  sku: null,
  category: null,
  unitCost: null,
  unitPrice: null,
  barcodes: [{ code, factor: 1 }],
  family: null,
})
const codes = indexCodes([item('pen', '4006381333931'), item('cup', '5901234123457')])

test.each([
  ['4006381333937', 'one_digit'],
  ['4006381339331', 'swapped_digits'],
  ['400638133393', 'missing_digit'],
  ['40063813339310', 'extra_digit'],
])('%s is one slip from a known code: %s', (code, clue) => {
  expect(nearCodes(code, codes)).toEqual([{ itemId: 'pen', clue }])
})

test('a code with two slips is not taken for the one it is near to', () => {
  expect(nearCodes('4006381333900', codes)).toEqual([])
})

test('the same maker is told by the beginning, whatever zeros are in front', () => {
  expect(sameMaker('04006381399994', codes)).toEqual(['pen'])
  expect(sameMaker('4999999999999', codes)).toEqual([])
  expect(sameMaker('SHELF-7', codes)).toEqual([])
})

test('a code that checks was hardly typed wrongly', () => {
  expect(checks('4006381333931')).toBe(true)
  expect(checks('4006381333937')).toBe(false)
})
