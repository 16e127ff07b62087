import { expect, test } from 'vitest'
import { smallColumnsOf, smallHead, smallRows } from './small-file.ts'

const HEADERS = ['ID', 'Type', 'SKU', 'Name', 'Stock', 'Parent']

test('WooCommerce gets id, SKU and stock of the rows that change', () => {
  const columns = smallColumnsOf('woocommerce', HEADERS, 4) ?? []
  const batch = {
    ...{ firstRow: 1, brokenRows: [], fastRows: 0 },
    rows: [
      HEADERS,
      ['11', 'simple', 'A, "b"', 'Lamp', '12', ''],
      ['12', 'simple', 'C', 'Shade', '5', ''],
      ['13', 'variable'],
    ],
  }
  const patch = (row: number, text: string) =>
    [row, { row, column: 4, was: undefined, text }] as const
  const rows = smallRows(batch, columns, new Map([patch(2, '9'), patch(4, '0')]))
  expect(smallHead(HEADERS, columns) + rows).toBe('ID,SKU,Stock\n11,"A, ""b""",9\n13,,0\n')
})

test('systems that need more than that get no small file', () => {
  expect(smallColumnsOf('shopify', ['Handle', 'SKU', 'On hand (new)'], 2)).toBeNull()
  expect(smallColumnsOf('woocommerce', ['Name', 'Stock'], 1)).toBeNull()
})
