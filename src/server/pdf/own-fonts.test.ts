// Names of stores in the languages that the product speaks, on paper that looks the same on every machine.

import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LABEL_SHEETS } from '#domain/labels/label-sheet.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { ownFonts } from './machine-fonts.ts'
import { createPdfPrinter } from './pdf-printer.ts'

const PDF_PROGRAM = path.join(import.meta.dirname, '../../entry/pdf-printer.ts')
const printer = createPdfPrinter(PDF_PROGRAM, {
  fontPlaces: ownFonts(),
})
afterAll(() => printer.stop())

const NAMES = [
  'Almacén Peñón',
  'Œuvres à Nîmes',
  'Straße Größe',
  'Ação',
  'Però',
  'Café één',
  'Żółć gęślą jaźń',
  'Iğdır Şişli',
  'Їжак ґанок',
  'Tiếng Việt ưỡn ẹo',
  '上海仓库货架',
]

test('every letter of the offered languages is printed, and none as a mark', async () => {
  const [sheet] = LABEL_SHEETS
  if (!sheet) throw new Error('There are no sheets')
  const labels = [...NAMES, 'مخزن القاهرة'].map((title) => ({ title, subtitle: '', code: 'A-1' }))
  const use = { skip: 0, offsetX: 0, offsetY: 0 }
  const { text } = readPdf(await printer.printLabels({ labels, sheet, use, title: 'Labels' }))
  const letters = text.normalize('NFC').replaceAll(/\s/g, '')
  for (const name of NAMES) expect(letters).toContain(name.replaceAll(' ', ''))
  // Arabic letters are joined, and so are not read back as they were written.
  expect(letters).toMatch(/[\u0600-\u06ff\ufe70-\ufefc]{4}/)
  expect(letters).not.toContain('\uFFFD')
})
