import { expect, test } from 'vitest'
import { Fault } from '../fault.ts'
import { decideSheetKind, placesThatFit } from './count-sheet.ts'

test('a sheet of a blind count never says how many are expected', () => {
  expect(() => decideSheetKind({ blind: true }, 'expected')).toThrow(Fault)
  expect(decideSheetKind({ blind: true }, 'items')).toBe('items')
  expect(decideSheetKind({ blind: true }, 'blank')).toBe('blank')
  expect(decideSheetKind({ blind: false }, 'expected')).toBe('expected')
})

test('a document holds whole places with their open rows, and the first one whatever its size', () => {
  const line = { sku: null, name: 'Tea', unit: 'unit', barcode: null, expected: null }
  const place = (size: number) => ({ lines: Array.from({ length: size }, () => line) })
  expect(placesThatFit([place(3), place(3), place(3)], 'items', 14)).toHaveLength(2)
  expect(placesThatFit([place(3), place(3), place(3)], 'items', 21)).toHaveLength(3)
  expect(placesThatFit([place(0), place(0)], 'blank', 24)).toHaveLength(1)
  expect(placesThatFit([place(90), place(1)], 'items', 14)).toHaveLength(1)
  expect(placesThatFit([], 'items', 14)).toEqual([])
})
