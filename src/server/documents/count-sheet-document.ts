// Lists for counting on paper, with a page for each place.

import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { CountSheets } from '#contract/reports.ts'
import { BLANK_ROWS, type CountSheetKind, type SheetPlace } from '#domain/reports/count-sheet.ts'
import type { Language } from '#messages/languages.ts'
import { PAPER, PAPER_POINTS, paperFooter, sideBySide } from './paper.ts'
import type { PaperWords } from './paper-words.ts'

export interface CountSheetJob {
  readonly sheets: CountSheets
  readonly kind: CountSheetKind
  /** Of the reader. */
  readonly language: Language
}

export function countSheetDocument(
  { sheets, kind }: CountSheetJob,
  words: PaperWords,
): TDocumentDefinitions {
  const { auditName, storeName, places } = sheets
  return {
    ...PAPER,
    info: { title: words.t('sheets.title', { audit: auditName }), producer: 'Shelfcount' },
    footer: paperFooter([...describePart(sheets, words), auditName, storeName], words),
    content: places.map((place, index) => ({
      ...table(place, { sheets, kind }, words),
      ...(index > 0 && { pageBreak: 'before' as const }),
    })),
  }
}

/** Empty if one document holds all of them. */
function describePart({ part, parts }: CountSheets, { t }: PaperWords): readonly string[] {
  return parts > 1 ? [t('sheets.part', { part: part + 1, parts })] : []
}

/** The place and the counter, on every page, because sheets get separated. */
function heading(
  { shelfCode, roomName, shelfName }: SheetPlace,
  sheets: CountSheets,
  { t }: PaperWords,
): Content[] {
  const sign = shelfCode ?? roomName
  const beside = [shelfCode ? roomName : null, shelfName, sheets.auditName]
  return [
    { text: sign, fontSize: 22, bold: true },
    { text: sideBySide(beside), style: 'dim' },
    ...(sheets.blind ? [{ text: t('sheets.blind'), style: 'dim' }] : []),
    people(t),
  ]
}

function people(t: PaperWords['t']): Content {
  const blank = '____________________'
  const lines = [t('sheets.countedBy', { blank }), t('sheets.when', { blank })]
  return { text: lines.join('   '), margin: [0, 10, 0, 6] }
}

/** The unit of items for which nobody has named one. */
const PIECES = 'each'

const SKU_POINTS = 70
const BARCODE_POINTS = 90
const UNIT_POINTS = 40
const EXPECTED_POINTS = 55
const COUNTED_POINTS = 80
/** The width of the lines around a column, with its padding. */
const EDGES_POINTS = 9

function table(
  place: SheetPlace,
  { sheets, kind }: Omit<CountSheetJob, 'language'>,
  words: PaperWords,
): ContentTable {
  const { lines } = place
  const { t } = words
  const told = kind === 'expected'
  const heads = [
    ...[t('head.sku'), t('head.item'), t('head.barcode'), t('head.unit')],
    ...(told ? [t('head.expected')] : []),
    t('head.counted'),
  ]
  const empty = Array.from({ length: BLANK_ROWS[kind] }, () => heads.map(() => blankCell()))
  return {
    // Cells covered by a span would draw the line above them regardless of their own settings.
    layout: { hLineWidth: (line) => (line === 0 ? 0 : 1) },
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: widthsOf(kind),
      body: [
        acrossAll(heading(place, sheets, words), heads.length),
        heads.map((text) => ({ text, style: 'dim' })),
        ...lines.map((line) => [
          { text: line.sku ?? '' },
          { text: line.name },
          { text: line.barcode ?? '' },
          { text: line.unit === PIECES ? t('sheets.each') : line.unit },
          ...(told ? [{ text: words.quantity(line.expected), alignment: 'right' as const }] : []),
          blankCell(),
        ]),
        ...empty,
      ],
    },
  }
}

/** A single cell across the row, without the grid, aligned with the edge of the page. */
function acrossAll(stack: Content[], columns: number): TableCell[] {
  const cell: TableCell = {
    stack,
    colSpan: columns,
    border: [false, false, false, false],
    margin: [-4, 0, 0, 0],
  }
  return [cell, ...Array.from({ length: columns - 1 }, () => ({ text: '' }))]
}

/** All widths are fixed, since a long name would otherwise push the columns for writing off the page. */
function widthsOf(kind: CountSheetKind): number[] {
  const told = kind === 'expected' ? [EXPECTED_POINTS] : []
  const right = [BARCODE_POINTS, UNIT_POINTS, ...told, COUNTED_POINTS]
  const taken = [SKU_POINTS, ...right].reduce((sum, width) => sum + width + EDGES_POINTS, 0)
  return [SKU_POINTS, PAPER_POINTS - taken - EDGES_POINTS, ...right]
}

/** High enough to write in. */
function blankCell(): TableCell {
  return { text: ' ', margin: [0, 3, 0, 3] }
}
