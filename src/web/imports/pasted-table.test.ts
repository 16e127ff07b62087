// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { pastedTable } from './pasted-table.ts'

const TABS = 'SKU\tName\tOn hand\r\nA-1\tJar\t4\r\n'

test('cells copied from a spreadsheet are a table', () => {
  expect(pastedTable({ text: TABS, html: '' })).toBe(TABS)
})

test('so are lines that a comma or a semicolon parts alike', () => {
  const text = 'SKU;Name;On hand\nA-1;Jar;4'
  expect(pastedTable({ text, html: '' })).toBe(text)
  expect(pastedTable({ text: 'SKU,On hand\nA-1,4\n\nA-2,5\n', html: '' })).toBeDefined()
})

test('words, one line and one column are no table', () => {
  for (const text of [
    '',
    'Hello, who counts the hall?\nBob does, I think, from nine.\nFine',
    'Good morning, Bob.\nSee you at nine, Ana',
    'A-1\tJar\t4',
    '4006381333931\n036000291452\n',
  ]) {
    expect(pastedTable({ text, html: '' })).toBeUndefined()
  }
})

test('a table of a page keeps its cells apart, whatever is in them', () => {
  const html = `<meta charset=utf-8><p>Stock</p><table>
    <tr><th>SKU</th><th>Name</th></tr>
    <tr><td>A-1</td><td>19"\n   monitor<br>black</td></tr>
    <tr><td>&nbsp;</td><td>Jar</td></tr></table>`
  expect(pastedTable({ text: 'SKU Name A-1', html })).toBe(
    'SKU\tName\r\nA-1\t"19"" monitor black"\r\n\tJar\r\n',
  )
})

test('cells that reach over others leave those empty', () => {
  const html = `<table><tr><td colspan="2">Hall</td><td>x</td></tr>
    <tr><td rowspan="2">A-1</td><td>Jar</td><td>4</td></tr><tr><td>Lid</td><td>5</td></tr></table>`
  expect(pastedTable({ text: '', html })).toBe('Hall\t\tx\r\nA-1\tJar\t4\r\n\tLid\t5\r\n')
})

test('a code that the spreadsheet only shows shortened comes whole', () => {
  const html = `<table><tr><td>Barcode</td><td>On hand</td></tr>
    <tr><td sdval="4006381333931">4.00638E+12</td><td>4</td></tr>
    <tr><td data-sheets-value='{"1":3,"3":4006381333948}'>4.00638E+12</td><td>4</td></tr>
    <tr><td x:num="4006381333955">4,00638E+12</td><td sdval="0.5">50%</td></tr></table>`
  expect(pastedTable({ text: TABS, html })).toBe(
    'Barcode\tOn hand\r\n4006381333931\t4\r\n4006381333948\t4\r\n4006381333955\t50%\r\n',
  )
})
