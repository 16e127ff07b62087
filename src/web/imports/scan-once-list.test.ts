import { expect, test } from 'vitest'
import type { ListedFinding } from '#contract/imports.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { countScanOnce, describeScanOnce, scanOnceFile } from './scan-once-list.ts'

const t = messagesIn('en', 'imports')

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

test('barcodes that are broken, fail their check digit or are missing are counted, and nothing else is', () => {
  const broken = { code_shortened: 2, code_rounded: 1, code_too_long: 1, quantity_negative: 9 }
  expect(countScanOnce({ byCode: broken })).toBe(4)
  expect(describeScanOnce({ byCode: broken }, t)).toBe(
    'Scan these once: 4 items that no scanner finds with this file, 4 with a broken barcode.',
  )
  expect(describeScanOnce({ byCode: { ...broken, code_doubtful: 1, code_missing: 12 } }, t)).toBe(
    'Scan these once: 17 items that no scanner finds with this file, 4 with a broken barcode, 1 with a wrong check digit, 12 without a barcode.',
  )
  expect(describeScanOnce({ byCode: { quantity_negative: 9 } }, t)).toBeUndefined()
})

test('a barcode that is a formula without its result is a broken one', () => {
  expect(describeScanOnce({ byCode: { code_not_calculated: 2 } }, t)).toBe(
    'Scan these once: 2 items that no scanner finds with this file, 2 with a broken barcode.',
  )
})

test('the list is in the order of the file, and safe to open', () => {
  const file = scanOnceFile([broken(7, '=1+1', '4.00638E+12'), broken(3, 'Jar, large', '9E+11')], t)
  const [head, ...lines] = file.trimEnd().split('\r\n')
  expect(head).toContain('Row,SKU,Item name,Barcode in the file')
  expect(lines[0]).toContain('3,S-3,"Jar, large",9E+11')
  expect(lines[1]).not.toContain(',=1+1')
})
