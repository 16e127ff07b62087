import { expect, test } from 'vitest'
import { Fault } from '../fault.ts'
import { decideSheetKind, sheetDocuments } from './count-sheet.ts'

test('a sheet of a blind count never says how many are expected', () => {
  expect(() => decideSheetKind({ blind: true }, 'expected')).toThrow(Fault)
  expect(decideSheetKind({ blind: true }, 'items')).toBe('items')
  expect(decideSheetKind({ blind: true }, 'blank')).toBe('blank')
  expect(decideSheetKind({ blind: false }, 'expected')).toBe('expected')
})

const LINE = { sku: null, name: 'Tea', unit: 'unit', barcode: null, expected: null }

/** Number of lines for each place of each document. */
function sizes(lines: readonly number[], kind: 'items' | 'blank', most: number) {
  const places = lines.map((length) => ({ lines: Array.from({ length }, () => LINE) }))
  const documents = sheetDocuments(places, kind, most)
  return documents.map((own) => own.map((place) => place.lines.length))
}

test('a document holds whole places with their open rows, and the next one goes on', () => {
  expect(sizes([3, 3, 3], 'items', 14)).toEqual([[3, 3], [3]])
  expect(sizes([3, 3, 3], 'items', 21)).toEqual([[3, 3, 3]])
  expect(sizes([0, 0, 0], 'blank', 48)).toEqual([[0, 0], [0]])
  expect(sizes([], 'items', 14)).toEqual([])
})

test('a place too long for one document is split over several, and no line is lost', () => {
  expect(sizes([23, 1], 'items', 14)).toEqual([[10], [10], [3, 1]])
  expect(
    sizes([23, 0], 'items', 14)
      .flat()
      .reduce((sum, size) => sum + size),
  ).toBe(23)
})
