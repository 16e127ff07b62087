import { expect, test } from 'vitest'
import { COUNT_SHEET_KINDS } from '#domain/reports/count-sheet.ts'
import { countSheetDocument } from './count-sheet-document.ts'
import { PAPER_POINTS } from './paper.ts'

const LINE = { sku: 'T-1', name: 'Tea', barcode: null, unit: 'each', expected: 4 }
const SHEETS = {
  auditName: 'Spring count',
  storeName: 'Harbour',
  blind: false,
  places: [{ id: 'shelf', roomName: 'Hall', shelfCode: 'A-1', shelfName: null, lines: [LINE] }],
  part: 0,
  parts: 1,
}

test.each(COUNT_SHEET_KINDS)('no name pushes a column off the paper: %s', (kind) => {
  const written = JSON.stringify(countSheetDocument({ sheets: SHEETS, kind }))
  const widths = /"widths":\[([\d,]+)\]/.exec(written)?.[1]?.split(',').map(Number) ?? []
  expect(widths).toHaveLength(kind === 'expected' ? 6 : 5)
  const all = widths.reduce((sum, width) => sum + width, 0)
  expect(all).toBeGreaterThan(0.85 * PAPER_POINTS)
  expect(all).toBeLessThan(PAPER_POINTS)
})
