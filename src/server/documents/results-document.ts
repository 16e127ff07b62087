// The result of an audit on paper: the verdict, the figures with their meaning, the largest differences, and a place to
// sign.

import type {
  Content,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js'
import type { AuditResults } from '#contract/audit-results.ts'
import type { DocumentHead, DocumentLine } from '#contract/reports.ts'
import { labelWords } from '#domain/codes/label-facts.ts'
import { REVIEW_WORDS, storedReasonWord } from '#domain/decision-words.ts'
import { describeUnlike, formatMoney, formatSignedMoney } from '#domain/money.ts'
import {
  DEFINITIONS,
  formatPaperDifference,
  formatPaperQuantity,
  formatPaperShare,
  formatPaperTime,
} from '#domain/reports/paper-words.ts'
import { describeCounting } from '#domain/reports/protocol-differences.ts'
import { PROOF_MEANING, PROOF_NAME, SEAL_NAME } from '#domain/seal-words.ts'
import { describeUncounted } from '#domain/uncounted-words.ts'
import { numberWidths, restOf } from './column-widths.ts'
import { BODY_POINTS, PAPER, paperFooter, sideBySide } from './paper.ts'

/** The largest number of differences on paper; all lines are in the workbook. */
export const MOST_PAPER_LINES = 2_000

export interface ResultsJob {
  readonly head: DocumentHead
  readonly results: AuditResults
  readonly lines: readonly DocumentLine[]
  /** The number of lines that differ. */
  readonly total: number
  readonly madeAt: number
}

export function resultsDocument(job: ResultsJob): TDocumentDefinitions {
  const { head, results, lines, total } = job
  const mark = head.confirmationNumber ?? 'Not sealed'
  return {
    ...PAPER,
    info: { title: `${head.auditName}: results`, producer: 'Shelfcount', subject: mark },
    footer: paperFooter([mark, head.auditName]),
    content: [
      { text: head.organizationName, style: 'dim' },
      { text: sideBySide([head.auditName, 'results'], ': '), style: 'title' },
      { text: describeStores(head), style: 'dim', margin: [0, 0, 0, 8] },
      facts(job),
      { text: 'Figures', style: 'section' },
      figures(results),
      ...storeTable(results),
      { text: 'Largest differences', style: 'section' },
      { text: describeShown(lines.length, total, results), style: 'dim', margin: [0, 0, 0, 4] },
      ...(lines.length > 0 ? [lineTable(job)] : []),
      signatures(job),
      ...statement(head),
    ],
  }
}

function describeStores({ stores }: DocumentHead): string[] {
  if (stores.length > 6) return [`${stores.length} stores`]
  return sideBySide(
    stores.map(({ name }) => name),
    ', ',
  )
}

/** True if there are counts, but nothing to compare any of them with. */
function isWithoutBaseline({
  figures: { counted, netVariance, expectedQuantity },
}: AuditResults): boolean {
  return counted > 0 && netVariance === null && expectedQuantity === null
}

/** True while nothing is compared, because no shelf has been handed in. */
function isUncompared({ figures: { counted, netVariance } }: AuditResults): boolean {
  return counted > 0 && netVariance === null
}

function describeShown(shown: number, total: number, results: AuditResults): string {
  if (results.figures.counted === 0) return 'Nothing was counted.'
  if (isWithoutBaseline(results)) return 'There is no baseline, so nothing was expected.'
  if (isUncompared(results)) return 'Nothing can be compared until shelves are handed in.'
  if (total === 0) return 'No line differs from what was expected.'
  if (total === 1 && shown === 1) return 'One line differs.'
  const all = total.toLocaleString('en-US')
  const order = results.currencies.length > 1 ? UNLIKE_ORDER : ''
  if (shown === total) return `All ${all} lines that differ, the largest value first${order}.`
  const some = shown.toLocaleString('en-US')
  return `The ${some} largest of ${all} lines that differ, by value${order}. All of them are in the workbook.`
}

/** Amounts are sorted by number only, so a thousand yen come before a hundred euros. */
const UNLIKE_ORDER = ', by the number alone where currencies differ'

/** Never broken across lines, so that a number can be searched for and copied. */
const UNBROKEN: ReadonlySet<string> = new Set(['Confirmation number', SEAL_NAME])

function facts({ head, madeAt }: ResultsJob): Content {
  const rows: readonly (readonly [string, string | string[]])[] = [
    ['Started', formatPaperTime(head.startedAt)],
    ['Counting closed', formatPaperTime(head.submittedAt)],
    [
      'Completed',
      head.sealedByName
        ? [formatPaperTime(head.completedAt), ' by ', head.sealedByName]
        : formatPaperTime(head.completedAt),
    ],
    [
      'Counted',
      describeCounting(
        head.protocol,
        head.protocol.blind ? 'blind' : 'with expected quantities in view',
      ),
    ],
    [
      'Confirmation number',
      head.confirmationNumber ?? 'none: not completed yet, figures may still change',
    ],
    [SEAL_NAME, head.seal ?? '–'],
    ['Printed', formatPaperTime(madeAt)],
  ]
  return {
    layout: 'noBorders',
    table: {
      widths: [110, '*'],
      body: rows.map(([name, value]) => [
        { text: name, style: 'dim' },
        // Names of people may be longer than a line.
        { text: value, noWrap: UNBROKEN.has(name) },
      ]),
    },
  }
}

/** The first row is not a header, so it gets no dark line. */
const HEADLESS: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 1),
  vLineWidth: () => 0,
  hLineColor: () => '#aaa',
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: (column, { table }) => (column + 1 === table.widths?.length ? 0 : 8),
}

function figures(results: AuditResults): Content {
  const { figures: all, coverage, unknownLines } = results
  const both = (net: string, gross: string) => {
    if (all.counted === 0) return '–'
    if (isWithoutBaseline(results)) return '– (no baseline)'
    return isUncompared(results) ? '– (not compared yet)' : `${net} net, ${gross} gross`
  }
  const of = (part: number, whole: number) =>
    `${formatPaperQuantity(part)} of ${formatPaperQuantity(whole)}`
  const valued = (text: string) =>
    all.currency === null ? describeUnlike(results.currencies) : text
  const rows: readonly (readonly [string, string, string])[] = [
    ['Accuracy by line', formatPaperShare(all.accuracyByLine, 1), DEFINITIONS.accuracyByLine],
    ['Accuracy by unit', formatPaperShare(all.accuracyByUnit, 1), DEFINITIONS.accuracyByUnit],
    [
      'Units',
      both(formatPaperDifference(all.netVariance), formatPaperQuantity(all.grossVariance)),
      DEFINITIONS.variance,
    ],
    [
      'Value',
      valued(
        both(
          formatSignedMoney(all.netValue, all.currency),
          formatMoney(all.grossValue, all.currency),
        ),
      ),
      DEFINITIONS.value + describeUnvalued(all),
    ],
    ['Stock value', valued(describeStock(all)), DEFINITIONS.stockValue],
    ['Shrinkage', formatPaperShare(all.shrinkage, 2), DEFINITIONS.shrinkage],
    [
      'Coverage',
      `${of(coverage.explained, coverage.shelves)} ${coverage.shelves === 1 ? 'shelf' : 'shelves'}`,
      DEFINITIONS.coverage,
    ],
    ['Lines counted', of(all.counted, all.lines), DEFINITIONS.lines],
    ['Never counted', describeNeverCounted(results), DEFINITIONS.neverCounted],
    ['Unknown codes', formatPaperQuantity(unknownLines), DEFINITIONS.unknownCodes],
  ]
  return {
    layout: HEADLESS,
    table: {
      widths: [78, 162, '*'],
      body: rows.map(([name, value, meaning]) => [
        { text: name },
        { text: value, bold: true },
        { text: meaning, style: 'dim' },
      ]),
    },
  }
}

/** With its value, by store if they have different currencies. */
function describeNeverCounted({ figures: all, stores }: AuditResults): string {
  if (all.notCounted.lines === 0) return 'nothing'
  if (all.currency !== null || stores.length === 0) {
    return describeUncounted(all.notCounted, all.currency)
  }
  return stores
    .filter(({ figures: own }) => own.notCounted.lines > 0)
    .map(({ name, figures: own }) => `${name}: ${describeUncounted(own.notCounted, own.currency)}`)
    .join('; ')
}

/** Without a baseline it only shows what was counted. */
function describeStock({ countedValue, expectedValue, currency }: AuditResults['figures']): string {
  const parts = [
    countedValue !== null && `${formatMoney(countedValue, currency)} counted`,
    expectedValue !== null && `${formatMoney(expectedValue, currency)} expected`,
  ].filter((part) => part !== false)
  return parts.join(', ') || '–'
}

/** States that a sum leaves out lines without a cost. */
function describeUnvalued({ unvalued }: AuditResults['figures']): string {
  if (unvalued === 0) return ''
  return unvalued === 1
    ? '; 1 line that differs has no cost and is in none'
    : `; ${formatPaperQuantity(unvalued)} lines that differ have no cost and are in none`
}

const STORE_HEADS = ['Store', 'Lines', 'Match', 'Net value', 'Gross value', 'Shrinkage']

function storeTable({ stores }: AuditResults): readonly Content[] {
  if (stores.length < 2) return []
  const rows = stores.map(({ figures: own }) => [
    own.lines.toLocaleString('en-US'),
    formatPaperShare(own.accuracyByLine, 1),
    formatSignedMoney(own.netValue, own.currency),
    formatMoney(own.grossValue, own.currency),
    formatPaperShare(own.shrinkage, 2),
  ])
  const widths = numberWidths(STORE_HEADS.slice(1), rows, BODY_POINTS)
  return [
    { text: 'Stores', style: 'section' },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [restOf(widths), ...widths],
        body: [
          STORE_HEADS.map(headCell),
          ...stores.map(({ name }, n) => [{ text: name }, ...(rows[n] ?? []).map(number)]),
        ],
      },
    },
  ]
}

const DECISION_POINTS = 83
const LINE_POINTS = 8
const LINE_HEADS = ['Item', 'Expected', 'Counted', 'Difference', 'Value', 'Decision']

function lineTable({ head, lines }: ResultsJob): Content {
  const placeOf = ({ sku, barcode, storeName }: DocumentLine) =>
    head.stores.length > 1 ? [sku, barcode, storeName] : [sku, barcode]
  const rows = lines.map((line) => [
    formatPaperQuantity(line.expected),
    formatPaperQuantity(line.counted),
    formatPaperDifference(line.variance),
    formatSignedMoney(line.value, line.currency),
  ])
  const widths = numberWidths(LINE_HEADS.slice(1, -1), rows, LINE_POINTS)
  return {
    layout: 'lightHorizontalLines',
    fontSize: LINE_POINTS,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // Fixed widths: a long code is broken within its column, and would otherwise push the table off the page.
      widths: [restOf([...widths, DECISION_POINTS]), ...widths, DECISION_POINTS],
      body: [
        LINE_HEADS.map(headCell),
        ...lines.map((line, n) => [
          { text: [line.name, ...below(placeOf(line), line)] },
          ...(rows[n] ?? []).map(number),
          { text: describeDecision(line) },
        ]),
      ],
    },
  }
}

/** The text below the name of an item, including the note, since this column has the most room. */
function below(place: readonly (string | null)[], { note, ...line }: DocumentLine): Content[] {
  const { serials = [], lots = [], expiryDates = [], expired = [] } = line
  const said = labelWords({ serials, lots, expiryDates, expired }, PAPER_LABELS)
  const lines = [sideBySide(place), sideBySide(said), note ? ['“', note, '”'] : []]
  return lines
    .flatMap((parts) => (parts.length > 0 ? ['\n', ...parts] : []))
    .map((text) => ({ text, color: '#5b636c' }))
}

/** At most this many of each kind; the table files have the rest. */
const PAPER_LABELS = 6

function describeDecision({ review, reasonCode }: DocumentLine): string {
  const said = review === 'none' ? null : REVIEW_WORDS[review]
  return [said, reasonCode && storedReasonWord(reasonCode)].filter(Boolean).join(' · ')
}

/** The signatures may be alone on the last page, so they repeat what is signed. */
function signatures({ head, results: { figures: all } }: ResultsJob): Content {
  const line = (title: string): Content => ({
    stack: [
      { text: '\n\n' },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.5 }] },
      { text: title, style: 'dim', margin: [0, 2, 0, 0] },
      { text: 'Name, date', style: 'dim' },
    ],
  })
  return {
    unbreakable: true,
    stack: [
      { text: 'Signatures', style: 'section' },
      { text: describeSigned(head, all), style: 'dim' },
      { columns: [line('Counted by'), line('Reviewed by'), line('Accepted by')] },
    ],
  }
}

/** The proof has no spaces to break it at, so it is cut into lines that fit the page. */
const PROOF_LINE = /.{1,96}/g

/** The whole statement, for copying it and checking it with the public key. */
function statement({ proof }: DocumentHead): readonly Content[] {
  if (proof === null) return []
  const lines = proof.match(PROOF_LINE) ?? []
  return [
    {
      unbreakable: true,
      stack: [
        { text: PROOF_NAME, style: 'section' },
        { text: PROOF_MEANING, style: 'dim', margin: [0, 0, 0, 4] },
        { text: lines.join('\n'), fontSize: 7 },
      ],
    },
  ]
}

function describeSigned(head: DocumentHead, figures: AuditResults['figures']): string[] {
  const counted = `${formatPaperQuantity(figures.counted)} of ${formatPaperQuantity(figures.lines)} lines counted`
  const value =
    figures.netValue === null || figures.currency === null
      ? null
      : `${formatSignedMoney(figures.netValue, figures.currency)} net`
  const never =
    figures.notCounted.lines === 0
      ? null
      : `${describeUncounted(figures.notCounted, figures.currency)} never counted`
  const number = head.confirmationNumber ?? 'not sealed, figures may still change'
  return sideBySide([number, head.auditName, counted, value, never])
}

function headCell(text: string, index: number): TableCell {
  return { text, style: 'dim', alignment: index === 0 || text === 'Decision' ? 'left' : 'right' }
}

function number(text: string): TableCell {
  // A minus sign and its amount stay together.
  return { text, alignment: 'right', noWrap: true }
}
