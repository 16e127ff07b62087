/// <reference path="./papaparse.d.ts" />
import fc from 'fast-check'
import papaparse from 'papaparse/papaparse.js'
import { expect, test } from 'vitest'
import { takePlainRows } from './plain-rows.ts'

const parse = (text: string) =>
  new papaparse.Parser({ delimiter: ',', newline: '\n' }).parse(text, 0, true).data

test('rows that are split are those that the parser would have read', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab,,"""\n\n 1'), maxLength: 60 })
  fc.assert(
    fc.property(text, (input) => {
      const { rows, end } = takePlainRows(input, ',', '\n')
      expect(rows).toEqual(parse(input.slice(0, end)))
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  ['no quotes', 'A,Pencil,5\n', [['A', 'Pencil', '5']]],
  [
    'quotes around cells',
    'A,"Pencil, red",5\n"B",,""\n',
    [
      ['A', 'Pencil, red', '5'],
      ['B', '', ''],
    ],
  ],
  ['lines of Windows', 'A,"Pencil"\r\nB,Ruler\r\n\r\n', [['A', 'Pencil'], ['B', 'Ruler'], ['']]],
  ['a cell behind a quoted one', '"A",\n', [['A', '']]],
])('%s: all of it is plain', (_name, text, rows) => {
  expect(takePlainRows(text, ',', '\n')).toEqual({ rows, end: text.length })
})

test.each([
  ['a quote in a cell', 'A,"6"" pack",5\n'],
  ['a quote that does not close', 'A,"Pencil,5\n'],
  ['a line in a cell', '"A\nB",5\n'],
  ['a quote in the middle', 'A,6" pack,5\n'],
  ['a line without an end', 'A,Pencil'],
])('%s is left to the parser', (_name, text) => {
  expect(takePlainRows(`X,1\n${text}`, ',', '\n')).toEqual({ rows: [['X', '1']], end: 4 })
})
