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
import type { LabelFacts } from '#domain/codes/label-facts.ts'
import type { Currency } from '#domain/money.ts'
import type { Uncounted } from '#domain/uncounted.ts'
import type { Language } from '#messages/languages.ts'
import { numberWidths, restOf } from './column-widths.ts'
import { describeCounting } from './describe-counting.ts'
import { BODY_POINTS, PAPER, paperFooter, sideBySide } from './paper.ts'
import { around, type PaperWords } from './paper-words.ts'

/** The largest number of differences on paper; all lines are in the workbook. */
export const MOST_PAPER_LINES = 2_000

export interface ResultsJob {
  readonly head: DocumentHead
  readonly results: AuditResults
  readonly lines: readonly DocumentLine[]
  /** The number of lines that differ. */
  readonly total: number
  readonly madeAt: number
  /** Of the reader. */
  readonly language: Language
}

export function resultsDocument(job: ResultsJob, words: PaperWords): TDocumentDefinitions {
  const { head, results, lines } = job
  const { t } = words
  const { auditName } = head
  const mark = head.confirmationNumber ?? t('results.notSealed')
  return {
    ...PAPER,
    info: {
      title: t('results.title', { audit: auditName }),
      producer: 'Shelfcount',
      subject: mark,
    },
    footer: paperFooter([mark, auditName], words),
    content: [
      { text: head.organizationName, style: 'dim' },
      { text: around(auditName, (audit) => t('results.title', { audit })), style: 'title' },
      { text: describeStores(head, words), style: 'dim', margin: [0, 0, 0, 8] },
      facts(job, words),
      { text: t('section.figures'), style: 'section' },
      figures(results, words),
      ...storeTable(results, words),
      { text: t('section.differences'), style: 'section' },
      { text: describeShown(job, words), style: 'dim', margin: [0, 0, 0, 4] },
      ...(lines.length > 0 ? [lineTable(job, words)] : []),
      signatures(job, words),
      ...statement(head, words),
    ],
  }
}

function describeStores({ stores }: DocumentHead, { t }: PaperWords): string[] {
  if (stores.length > 6) return [t('results.stores', { count: stores.length })]
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

function describeShown({ lines, total, results }: ResultsJob, { t }: PaperWords): string {
  const shown = lines.length
  if (results.figures.counted === 0) return t('shown.nothing')
  if (isWithoutBaseline(results)) return t('shown.noBaseline')
  if (isUncompared(results)) return t('shown.uncompared')
  if (total === 0) return t('shown.none')
  if (total === 1 && shown === 1) return t('shown.one')
  // Amounts are sorted by number only, so a thousand yen come before a hundred euros.
  const isUnlike = results.currencies.length > 1
  if (shown === total) return t(isUnlike ? 'shown.allUnlike' : 'shown.all', { total })
  return t(isUnlike ? 'shown.someUnlike' : 'shown.some', { shown, total })
}

interface PaperFact {
  readonly name: string
  readonly value: string | string[]
  /** Never broken across lines, so that a number can be searched for and copied. */
  readonly isUnbroken?: boolean
}

function facts({ head, madeAt }: ResultsJob, words: PaperWords): Content {
  const { t } = words
  const { sealedByName: sealer } = head
  const completed = words.time(head.completedAt)
  const rows: readonly PaperFact[] = [
    { name: t('fact.started'), value: words.time(head.startedAt) },
    { name: t('fact.closed'), value: words.time(head.submittedAt) },
    {
      name: t('fact.completed'),
      value: sealer
        ? around(sealer, (name) => t('fact.completedBy', { time: completed, name }))
        : completed,
    },
    { name: t('fact.counted'), value: describeCounting(head.protocol, words) },
    {
      name: t('fact.number'),
      value: head.confirmationNumber ?? t('fact.noNumber'),
      isUnbroken: true,
    },
    { name: t('seal.name'), value: head.seal ?? '–', isUnbroken: true },
    { name: t('fact.printed'), value: words.time(madeAt) },
  ]
  return {
    layout: 'noBorders',
    table: {
      widths: [110, '*'],
      body: rows.map(({ name, value, isUnbroken: noWrap = false }) => [
        { text: name, style: 'dim' },
        // Names of people may be longer than a line.
        { text: value, noWrap },
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

function figures(results: AuditResults, words: PaperWords): Content {
  const { figures: all, coverage, unknownLines } = results
  const { t } = words
  const both = (net: string, gross: string) => {
    if (all.counted === 0) return '–'
    if (isWithoutBaseline(results)) return t('value.noBaseline')
    return isUncompared(results) ? t('value.uncompared') : t('value.both', { net, gross })
  }
  const of = (part: number, whole: number) =>
    t('value.of', { part: words.quantity(part), whole: words.quantity(whole) })
  const valued = (text: string) => (all.currency === null ? words.unlike(results.currencies) : text)
  const netValue = words.signedMoney(all.netValue, all.currency)
  const grossValue = words.money(all.grossValue, all.currency)
  const netUnits = words.difference(all.netVariance)
  const rows: readonly (readonly [string, string, string])[] = [
    [t('figure.accuracyByLine'), words.share(all.accuracyByLine, 1), t('means.accuracyByLine')],
    [t('figure.accuracyByUnit'), words.share(all.accuracyByUnit, 1), t('means.accuracyByUnit')],
    [t('figure.units'), both(netUnits, words.quantity(all.grossVariance)), t('means.variance')],
    [
      t('figure.value'),
      valued(both(netValue, grossValue)),
      all.unvalued === 0 ? t('means.value') : t('means.valueWithout', { count: all.unvalued }),
    ],
    [t('figure.stockValue'), valued(describeStock(all, words)), t('means.stockValue')],
    [t('figure.shrinkage'), words.share(all.shrinkage, 2), t('means.shrinkage')],
    [
      t('figure.coverage'),
      t('value.shelves', { part: words.quantity(coverage.explained), whole: coverage.shelves }),
      t('means.coverage'),
    ],
    [t('figure.lines'), of(all.counted, all.lines), t('means.lines')],
    [t('figure.neverCounted'), describeNeverCounted(results, words), t('means.neverCounted')],
    [t('figure.unknownCodes'), words.quantity(unknownLines), t('means.unknownCodes')],
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
function describeNeverCounted({ figures: all, stores }: AuditResults, words: PaperWords): string {
  const { t } = words
  if (all.notCounted.lines === 0) return t('value.nothing')
  if (all.currency !== null || stores.length === 0) {
    return describeUncounted(all.notCounted, all.currency, words)
  }
  return stores
    .filter(({ figures: own }) => own.notCounted.lines > 0)
    .map(({ name: store, figures: own }) => {
      const text = describeUncounted(own.notCounted, own.currency, words)
      return t('value.inStore', { store, text })
    })
    .join('; ')
}

/** "2 lines worth $128.00", and how many of them have an unknown value. */
function describeUncounted(
  { lines: count, value, unvalued }: Uncounted,
  currency: Currency | null,
  { t, money }: PaperWords,
): string {
  if (count > 0 && unvalued === count) return t('uncounted.unknown', { count })
  if (value === null || currency === null) return t('uncounted.lines', { count })
  const worth = { count, value: money(value, currency) }
  return unvalued > 0 ? t('uncounted.partly', { ...worth, unvalued }) : t('uncounted.worth', worth)
}

/** Without a baseline it only shows what was counted. */
function describeStock(
  { countedValue, expectedValue, currency }: AuditResults['figures'],
  { t, money }: PaperWords,
): string {
  const counted = money(countedValue, currency)
  const expected = money(expectedValue, currency)
  if (countedValue !== null && expectedValue !== null)
    return t('value.stock', { counted, expected })
  if (countedValue !== null) return t('value.stockCounted', { counted })
  return expectedValue === null ? '–' : t('value.stockExpected', { expected })
}

function storeTable({ stores }: AuditResults, words: PaperWords): readonly Content[] {
  if (stores.length < 2) return []
  const { t } = words
  const heads = [
    ...[t('head.store'), t('head.lines'), t('head.match')],
    ...[t('head.netValue'), t('head.grossValue'), t('head.shrinkage')],
  ]
  const rows = stores.map(({ figures: own }) => [
    words.number(own.lines),
    words.share(own.accuracyByLine, 1),
    words.signedMoney(own.netValue, own.currency),
    words.money(own.grossValue, own.currency),
    words.share(own.shrinkage, 2),
  ])
  const widths = numberWidths(heads.slice(1), rows, BODY_POINTS)
  return [
    { text: t('section.stores'), style: 'section' },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [restOf(widths), ...widths],
        body: [
          heads.map((text, n) => headCell(text, n === 0)),
          ...stores.map(({ name }, n) => [{ text: name }, ...(rows[n] ?? []).map(number)]),
        ],
      },
    },
  ]
}

const DECISION_POINTS = 83
const LINE_POINTS = 8

function lineTable({ head, lines }: ResultsJob, words: PaperWords): Content {
  const { t } = words
  const heads = [
    ...[t('head.item'), t('head.expected'), t('head.counted')],
    ...[t('head.difference'), t('head.value'), t('head.decision')],
  ]
  const placeOf = ({ sku, barcode, storeName }: DocumentLine) =>
    head.stores.length > 1 ? [sku, barcode, storeName] : [sku, barcode]
  const rows = lines.map((line) => [
    words.quantity(line.expected),
    words.quantity(line.counted),
    words.difference(line.variance),
    words.signedMoney(line.value, line.currency),
  ])
  const widths = numberWidths(heads.slice(1, -1), rows, LINE_POINTS)
  return {
    layout: 'lightHorizontalLines',
    fontSize: LINE_POINTS,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // Fixed widths: a long code is broken within its column, and would otherwise push the table off the page.
      widths: [restOf([...widths, DECISION_POINTS]), ...widths, DECISION_POINTS],
      body: [
        heads.map((text, n) => headCell(text, n === 0 || n === heads.length - 1)),
        ...lines.map((line, n) => [
          { text: [line.name, ...below(placeOf(line), line, words)] },
          ...(rows[n] ?? []).map(number),
          { text: describeDecision(line, words) },
        ]),
      ],
    },
  }
}

/** The text below the name of an item, including the note, since this column has the most room. */
function below(
  place: readonly (string | null)[],
  { note, ...line }: DocumentLine,
  words: PaperWords,
): Content[] {
  const { serials = [], lots = [], expiryDates = [], expired = [] } = line
  const said = labelWords({ serials, lots, expiryDates, expired }, words)
  const quoted = note ? around(note, (text) => words.t('line.note', { note: text })) : []
  return [sideBySide(place), sideBySide(said), quoted]
    .flatMap((parts) => (parts.length > 0 ? ['\n', ...parts] : []))
    .map((text) => ({ text, color: '#5b636c' }))
}

/** At most this many of each kind; the table files have the rest. */
const PAPER_LABELS = 6

/** "Expired 3 Mar 2026", "Lot A1", "No. 17, 18"; expired dates come first. */
function labelWords(
  { serials, lots, expiryDates, expired }: LabelFacts,
  { t, day }: PaperWords,
): readonly string[] {
  const named = (values: readonly string[], say: (values: string) => string) => {
    if (values.length === 0) return []
    const text = say(values.slice(0, PAPER_LABELS).join(', '))
    const count = values.length - PAPER_LABELS
    return count > 0 ? [t('label.more', { named: text, count })] : [text]
  }
  const good = expiryDates.filter((date) => !expired.includes(date))
  return [
    ...named(expired.map(day), (dates) => t('label.expired', { dates })),
    ...named(good.map(day), (dates) => t('label.until', { dates })),
    ...named(lots, (text) => t('label.lots', { count: lots.length, lots: text })),
    ...named(serials, (text) => t('label.serials', { serials: text })),
  ]
}

function describeDecision({ review, reasonCode }: DocumentLine, { t, reason }: PaperWords): string {
  const said = review === 'none' ? null : t(`review.${review}`)
  return [said, reasonCode && reason(reasonCode)].filter(Boolean).join(' · ')
}

/** The signatures may be alone on the last page, so they repeat what is signed. */
function signatures({ head, results: { figures: all } }: ResultsJob, words: PaperWords): Content {
  const { t } = words
  const line = (title: string): Content => ({
    stack: [
      { text: '\n\n' },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.5 }] },
      { text: title, style: 'dim', margin: [0, 2, 0, 0] },
      { text: t('sign.name'), style: 'dim' },
    ],
  })
  return {
    unbreakable: true,
    stack: [
      { text: t('section.signatures'), style: 'section' },
      { text: describeSigned(head, all, words), style: 'dim' },
      { columns: [line(t('sign.counted')), line(t('sign.reviewed')), line(t('sign.accepted'))] },
    ],
  }
}

/** The proof has no spaces to break it at, so it is cut into lines that fit the page. */
const PROOF_LINE = /.{1,96}/g

/** The whole statement, for copying it and checking it with the public key. */
function statement({ proof }: DocumentHead, { t }: PaperWords): readonly Content[] {
  if (proof === null) return []
  const lines = proof.match(PROOF_LINE) ?? []
  return [
    {
      unbreakable: true,
      stack: [
        { text: t('proof.name'), style: 'section' },
        { text: t('proof.means'), style: 'dim', margin: [0, 0, 0, 4] },
        { text: lines.join('\n'), fontSize: 7 },
      ],
    },
  ]
}

function describeSigned(
  head: DocumentHead,
  { counted, lines, netValue, currency, notCounted }: AuditResults['figures'],
  words: PaperWords,
): string[] {
  const { t, quantity, signedMoney } = words
  return sideBySide([
    head.confirmationNumber ?? t('signed.open'),
    head.auditName,
    t('signed.lines', { part: quantity(counted), whole: quantity(lines) }),
    netValue === null || currency === null
      ? null
      : t('signed.net', { net: signedMoney(netValue, currency) }),
    notCounted.lines === 0
      ? null
      : t('signed.never', { text: describeUncounted(notCounted, currency, words) }),
  ])
}

function headCell(text: string, isText: boolean): TableCell {
  return { text, style: 'dim', alignment: isText ? 'left' : 'right' }
}

function number(text: string): TableCell {
  // A minus sign and its amount stay together.
  return { text, alignment: 'right', noWrap: true }
}
