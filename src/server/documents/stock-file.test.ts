import { expect, test } from 'vitest'
import type { StockFileLayout } from '#contract/stock-files.ts'
import type { PlanProgress } from '#domain/write-back/plan-progress.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { sourceOf } from '#tests/support/files/read-all.ts'
import { planStockFile } from './stock-file.ts'

const HEADERS = ['SKU', 'On hand']
const LAYOUT: StockFileLayout = {
  ...{ organizationId: 'organization', fileId: 'file', fileName: 'stock.csv', sizeBytes: 0 },
  format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
  system: 'generic',
  parts: [
    {
      ...{ storeId: 'store', headers: HEADERS, repairs: [], column: 1 },
      mapping: {
        columns: ['sku', 'quantity'],
        ...{ headerRows: 1, decimal: '.', site: null, gtins: false },
      },
      ...{ writtenAs: 'count', wholeNumbers: false },
    },
  ],
}

function itemOf(at: number) {
  return {
    ...{ itemId: `item ${at}`, sku: `SKU-${at}`, name: '', category: null, unit: 'each' },
    ...{ codes: [], expected: 0, counted: 5_000, settled: 5_000, isRejected: false },
  }
}

test('whoever waits is told how far a large file has come, to its end', async () => {
  const rows = 20_000
  const lines = Array.from({ length: rows }, (_, at) => `SKU-${at},${at % 2}`)
  const ask = async () => ({
    items: Array.from({ length: rows }, (_, at) => itemOf(at)),
    next: null,
  })
  const told: PlanProgress[] = []
  const source = sourceOf(utf8(`${HEADERS.join(',')}\n${lines.join('\n')}\n`), 16 * 1024)
  const [plan] = await planStockFile(ask, 'audit', { layout: LAYOUT, source }, (progress) => {
    told.push(progress)
  })
  expect(plan?.patches).toHaveLength(rows)
  expect(told[0]).toEqual({ step: 'counts', items: rows })
  const shares = told.flatMap((one) => (one.step === 'rows' ? [one.share] : []))
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})
