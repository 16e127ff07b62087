import type { ContentTable } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import { COUNT_SHEET_KINDS } from '#domain/reports/count-sheet.ts'
import { type CountSheetJob, countSheetDocument as sheetsIn } from './count-sheet-document.ts'
import { PAPER_POINTS } from './paper.ts'
import { paperWords } from './paper-words.ts'

const english = await paperWords('en')
const countSheetDocument = (job: Omit<CountSheetJob, 'language'>) =>
  sheetsIn({ ...job, language: 'en' }, english)

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

test('every page of a place says which it is, as sheets come apart', () => {
  const [first] = [countSheetDocument({ sheets: SHEETS, kind: 'items' }).content].flat(2)
  const { headerRows, body } = (first as ContentTable).table
  const repeated = JSON.stringify(body.slice(0, headerRows))
  expect(repeated).toContain('"A-1"')
  expect(repeated).toContain('Counted by ___')
  expect(repeated).toContain('"Barcode"')
  expect(repeated).not.toContain('"Tea"')
})

test('which of several documents it is stands in the footer, however long the names are', () => {
  const sheets = { ...SHEETS, auditName: 'Winter count '.repeat(9), part: 1, parts: 3 }
  const { footer } = countSheetDocument({ sheets, kind: 'items' })
  const size = { width: 1, height: 1, orientation: 'portrait' } as const
  const foot = typeof footer === 'function' ? JSON.stringify(footer(1, 1, size)) : ''
  expect(foot).toMatch(/"text":\["Document 2 of 3"," · ","Winter count[^"]*…"\]/)
})

test('the reader gets it in their language', async () => {
  const german = await paperWords('de')
  const job = {
    sheets: { ...SHEETS, blind: true, parts: 2 },
    kind: 'expected',
    language: 'de',
  } as const
  const { content, info } = sheetsIn(job, german)
  const written = JSON.stringify(content)
  expect(info?.title).toBe('Spring count: Zähllisten')
  for (const text of [
    'Blindzählung: Schreib auf, was da ist.',
    'Gezählt von ___',
    '"Erwartet"',
    '"Stück"',
  ]) {
    expect(written).toContain(text)
  }
})
