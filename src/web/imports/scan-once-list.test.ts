import { expect, test } from 'vitest'
import type { ListedFinding } from '#contract/imports.ts'
import { countScanOnce, describeScanOnce, scanOnceFile } from './scan-once-list.ts'

function broken(row: number, name: string, value: string): ListedFinding {
  const code = 'code_shortened'
  return {
    id: `${row}`,
    row,
    code,
    column: 'barcode',
    value,
    suggestion: null,
    sku: `S-${row}`,
    name,
  }
}

test('broken barcodes of every kind are counted, and nothing else is', () => {
  const byCode = { code_shortened: 2, code_rounded: 1, code_too_long: 1, quantity_negative: 9 }
  expect(countScanOnce({ byCode })).toBe(4)
  expect(describeScanOnce({ byCode })).toBe(
    'Scan these once: 4 rows come in without a barcode, as that of the file is broken.',
  )
  expect(describeScanOnce({ byCode: { quantity_negative: 9 } })).toBeUndefined()
})

test('the list is in the order of the file, and safe to open', () => {
  const file = scanOnceFile([broken(7, '=1+1', '4.00638E+12'), broken(3, 'Jar, large', '9E+11')])
  const [head, ...lines] = file.trimEnd().split('\r\n')
  expect(head).toContain('Row,SKU,Item name,Barcode in the file')
  expect(lines[0]).toContain('3,S-3,"Jar, large",9E+11')
  expect(lines[1]).not.toContain(',=1+1')
})
