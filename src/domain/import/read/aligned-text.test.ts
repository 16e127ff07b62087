import { expect, test } from 'vitest'
import { readAll } from '#tests/support/files/read-all.ts'
import { isAligned } from './aligned-text.ts'

const LIST = [
  'STOCK LIST OF THE SHOP          31.12.2025',
  '',
  'Item    Description            EAN             Stock    Price',
  '------- ---------------------- ------------- ------- --------',
  '10205   Olive soap, 3 pieces   4006381333931      12     4,50',
  '10212   Bread knife            4006381333948       0    12,00',
  '10219                          4006381333955   1.204     0,95',
  '10226   Wicker basket large                         7     8,10',
  '10233   Teapot                 4006381333962      -2    19,90',
]

test('columns that are aligned with spaces are those of a table', async () => {
  const { format, rows } = await readAll(new TextEncoder().encode(`${LIST.join('\r\n')}\r\n`))
  expect(format.delimiter).toBe('  ')
  const cells = rows.map((row) => row.cells)
  expect(cells[2]).toEqual(['Item', 'Description', 'EAN', 'Stock', 'Price'])
  expect(cells.slice(4)).toEqual([
    ['10205', 'Olive soap, 3 pieces', '4006381333931', '12', '4,50'],
    ['10212', 'Bread knife', '4006381333948', '0', '12,00'],
    ['10219', '', '4006381333955', '1.204', '0,95'],
    ['10226', 'Wicker basket large', '', '7', '8,10'],
    ['10233', 'Teapot', '4006381333962', '-2', '19,90'],
  ])
})

test('a name at the left of its column is that of the numbers at the right of it', async () => {
  const line = (cells: readonly string[]) =>
    `${cells[0]?.padEnd(8)}${cells[1]?.padEnd(16)}${cells[2]}`
  const numbers = [4, 12, 308, 7, 19].map((stock, at) =>
    line([`A-${at}`, `Thing no. ${at}`, String(stock).padStart(12)]),
  )
  const text = [line(['Code', 'Name', 'Stock       ']), ...numbers].join('\n')
  const { rows } = await readAll(new TextEncoder().encode(`${text}\n`))
  expect(rows[0]?.cells).toEqual(['Code', 'Name', 'Stock'])
  expect(rows[3]?.cells).toEqual(['A-2', 'Thing no. 2', '308'])
})

test.each([
  [
    'commas',
    'SKU,Name,Stock\nA-1,Tea  green  loose,4\nA-2,Oil  cold  pressed,5\nA-3,Jam  of  figs,6\n',
  ],
  [
    'semicolons',
    'A-1;Tea  green  loose;4\nA-2;Oil  cold  pressed;5\nA-3;Jam  of  figs;6\nA-4;x  y  z;1\n',
  ],
  ['tabs', 'A-1\tTea  a  b\t4\nA-2\tOil  a  b\t5\nA-3\tJam  a  b\t6\nA-4\tx  a  b\t1\n'],
  [
    'sentences',
    'Some words here.\nAnd some more of them.\nNothing stands in columns.\nThe end of it.\n',
  ],
])('a text with %s has no aligned columns', (_, text) => {
  expect(isAligned(text)).toBe(false)
})
