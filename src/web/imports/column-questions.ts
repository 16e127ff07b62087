// The questions about a file: one at a time, with the columns that may be the answer.

import { type ColumnKind, mayRepeat } from '#domain/import/column-kind.ts'
import { otherMark } from '#domain/import/decimal-marks.ts'
import { DAY_ORDERS, readExpiryText } from '#domain/import/expiry-text.ts'
import { type GuessReason, isSameReason } from '#domain/import/guess-reason.ts'
import { foldText } from '#domain/import/likeness.ts'
import {
  type ImportKind,
  type Mapping,
  missingColumns,
  withDecimal,
} from '#domain/import/mapping.ts'
import type { ColumnGuess, MappingGuess } from '#domain/import/mapping-guess.ts'
import { type DecimalMark, parseNumberText, parseQuantityText } from '#domain/import/number-text.ts'
import { readStockHeader } from '#domain/import/stock-header.ts'
import { type ColumnWords, headerText, reasonText, reasonTexts } from './column-words.ts'

export interface QuestionOption {
  readonly id: string
  readonly label: string
  readonly samples: readonly string[]
  /** The mapping if this option is chosen. */
  readonly mapping: (mapping: Mapping) => Mapping
  /** The sheet to read instead, by its position from 0. */
  readonly sheet?: number
}

export interface FileQuestion {
  /** Stays the same when the guess improves, so that no question is asked twice. */
  readonly id: string
  readonly title: string
  /** The reason for asking. */
  readonly why: string
  readonly options: readonly QuestionOption[]
  /** What happens if none of them is right. */
  readonly none: QuestionOption
  /** If none is right, the file cannot be used. */
  readonly noneLeaves?: boolean
}

const MOST_OPTIONS = 3
/** More options for place names, because only the store can recognize them. */
const MOST_SITES = 6

/** In the order in which they are asked; empty if nothing is unclear, or if only the whole table could tell. */
export function questionsOf(
  guess: MappingGuess,
  kind: ImportKind,
  words: ColumnWords,
): readonly FileQuestion[] {
  const doubted = guess.columns.flatMap((column, at) =>
    column.certainty === 'check' && column.kind ? [{ at, kind: column.kind }] : [],
  )
  const kinds = [...new Set([...doubted.map((one) => one.kind), ...missingKinds(guess, kind)])]
  const ofColumns = kinds
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((one) => questionAbout(guess, one, words))
  const ofFile = doubtsOfFile(guess).map((doubt) => fileQuestion(doubt, kind, words))
  return [...ofFile, ...ofColumns, ...numberQuestions(guess, words)]
}

/** All questions are answered: the answers replace the doubts. */
export function withAnswers(guess: MappingGuess): MappingGuess {
  const columns = guess.columns.map((column) =>
    column.certainty === 'check'
      ? { ...column, certainty: 'sure' as const, why: [{ code: 'answered' } as const] }
      : column,
  )
  return { ...guess, columns }
}

/** Asks whether a mark separates thousands or decimals, showing each value as it would be read. */
function numberQuestions(
  { unclearNumbers, columns }: MappingGuess,
  words: ColumnWords,
): readonly FileQuestion[] {
  const { t } = words
  return unclearNumbers.map(({ at, samples }) => {
    const header = headerText(columns[at]?.header ?? '', at, t)
    const [first = ''] = samples
    const written = first.includes(',') ? ',' : '.'
    const option = (id: 'thousands' | 'decimals', mark: DecimalMark) => ({
      id,
      label: t(`numbers.${id}`),
      samples: samples.map((sample) => asRead(sample, mark, words)),
      mapping: (mapping: Mapping) => withDecimal(mapping, at, mark),
    })
    return {
      id: `numbers ${at}`,
      title: t('numbers.title', { number: first, header }),
      why: t('numbers.why', { mark: written === ',' ? 'comma' : 'point' }),
      options: [option('thousands', otherMark(written)), option('decimals', written)],
      none: { id: 'none', label: t('numbers.neither'), samples: [], mapping: asItIs },
      noneLeaves: true,
    }
  })
}

function asRead(text: string, mark: DecimalMark, { t, formats }: ColumnWords): string {
  const number = parseQuantityText(text, mark) ?? parseNumberText(text, mark)
  if (number === null) return t('numbers.unread', { text })
  return t('numbers.read', { text, number: formats.quantity(number) })
}

function asItIs(mapping: Mapping): Mapping {
  return mapping
}

function questionAbout(
  guess: MappingGuess,
  kind: ColumnKind,
  words: ColumnWords,
): readonly FileQuestion[] {
  if (kind === 'site') return siteQuestion(guess, words)
  if (kind === 'expiry') return dayOrderQuestion(guess, words)
  return kind === 'barcode' ? barcodeQuestions(guess, words) : columnQuestion(guess, kind, words)
}

/** Doubts about the file as a whole, not about one of its columns. */
function doubtsOfFile({ questions, columns }: MappingGuess): readonly GuessReason[] {
  const ofColumns = columns.flatMap(({ why }) => why)
  return questions.filter((doubt) => !ofColumns.some((reason) => isSameReason(reason, doubt)))
}

function fileQuestion(doubt: GuessReason, kind: ImportKind, words: ColumnWords): FileQuestion {
  if (doubt.code === 'similar_sheets') return sheetQuestion(doubt, words)
  const { t } = words
  return {
    id: doubt.code,
    title: t(kind === 'catalogue' ? 'file.itemsTitle' : 'file.title'),
    why: reasonText(doubt, words),
    options: [{ id: 'yes', label: t('file.yes'), samples: [], mapping: asItIs }],
    none: { id: 'none', label: t('question.another'), samples: [], mapping: asItIs },
    noneLeaves: true,
  }
}

/** Each sheet may be a store, a month or a department. */
function sheetQuestion(
  doubt: Extract<GuessReason, { readonly code: 'similar_sheets' }>,
  words: ColumnWords,
): FileQuestion {
  const { t } = words
  return {
    id: doubt.code,
    title: t('sheet.title'),
    why: reasonText(doubt, words),
    options: doubt.sheets.map(({ sheet, name }) => ({
      id: `sheet ${sheet}`,
      label: name,
      samples: [],
      mapping: asItIs,
      sheet,
    })),
    none: { id: 'none', label: t('sheet.another'), samples: [], mapping: asItIs },
    noneLeaves: true,
  }
}

const ORDER: readonly ColumnKind[] = ['quantity', 'sku', 'barcode', 'name', 'site']

function rankOf(kind: ColumnKind): number {
  const at = ORDER.indexOf(kind)
  return at < 0 ? ORDER.length : at
}

function missingKinds({ mapping }: MappingGuess, kind: ImportKind): readonly ColumnKind[] {
  const isMissing = missingColumns(mapping.columns, kind).length > 0
  if (!isMissing) return []
  const hasItem = mapping.columns.some(
    (one) => one === 'sku' || one === 'barcode' || one === 'name',
  )
  const needsQuantity = kind === 'baseline' && !mapping.columns.includes('quantity')
  return [
    ...(needsQuantity ? (['quantity'] as const) : []),
    ...(hasItem ? [] : (['name'] as const)),
  ]
}

function columnQuestion(
  guess: MappingGuess,
  kind: ColumnKind,
  words: ColumnWords,
): readonly FileQuestion[] {
  const { t } = words
  const candidates = candidatesFor(guess, kind)
  if (candidates.length === 0) return []
  const own = guess.columns.find((column) => column.kind === kind && column.certainty === 'check')
  return [
    {
      id: kind,
      title: t(`which.${kind}`),
      why: own ? reasonTexts(own.why, words) : t('question.useless'),
      options: candidates.map(({ at, column }) => ({
        id: String(at),
        label: headerText(column.header, at, t),
        samples: column.samples,
        mapping: (mapping) => withColumn(mapping, kind, at),
      })),
      none: {
        id: 'none',
        label: t('question.none'),
        samples: [],
        mapping: (mapping) => withColumn(mapping, kind, undefined),
      },
    },
  ]
}

/** One question for each column that is called a barcode but whose numbers cannot be barcodes. */
function barcodeQuestions(
  { columns, mapping }: MappingGuess,
  words: ColumnWords,
): readonly FileQuestion[] {
  const { t } = words
  return columns.flatMap((column, at) => {
    const { kind, certainty, samples, why } = column
    if (kind !== 'barcode' || certainty !== 'check' || samples.length === 0) return []
    const header = headerText(column.header, at, t)
    const as = (use: ColumnKind | null) => (now: Mapping) => ({
      ...now,
      columns: now.columns.map((one, n) => (n === at ? use : one)),
    })
    const option = (id: string, label: string, use: ColumnKind | null) => ({
      id,
      label,
      samples,
      mapping: as(use),
    })
    const own = mapping.columns.includes('sku') ? [] : [option('sku', t('barcode.sku'), 'sku')]
    return [
      {
        id: `barcode ${at}`,
        title: t('barcode.title', { header }),
        why: reasonTexts(why, words),
        options: [option('yes', t('barcode.yes'), 'barcode'), ...own],
        none: { ...option('none', t('barcode.no'), null), samples: [] },
      },
    ]
  })
}

interface Candidate {
  readonly at: number
  readonly column: ColumnGuess
}

function candidatesFor(guess: MappingGuess, kind: ColumnKind): readonly Candidate[] {
  const all = guess.columns.map((column, at) => ({ at, column }))
  const free = all.filter(({ column }) => column.samples.length > 0 && isFree(column, kind))
  const chosen = free.filter(({ column }) => column.kind === kind)
  const others = free.filter((one) => !chosen.includes(one))
  const rivals = kind === 'quantity' ? stockLike(others, guess) : namedLike(others, chosen, kind)
  const isByStore = kind === 'quantity' && guess.outlets.length > 0
  return [...chosen, ...rivals].slice(0, isByStore ? MOST_SITES : MOST_OPTIONS)
}

/** Columns that the reason for asking names. */
function rivalsIn(chosen: readonly Candidate[]): readonly string[] {
  const reasons = chosen.flatMap(({ column }) => column.why)
  return reasons.flatMap((reason) => (reason.code === 'rivals' ? reason.headers : []))
}

/** A column that certainly means something else is not a candidate. */
function isFree({ kind, certainty }: ColumnGuess, wanted: ColumnKind): boolean {
  return kind === null || kind === wanted || certainty === 'check'
}

/** Columns called stock first, those with the plainest names on top; then columns that merely contain numbers. */
function stockLike(all: readonly Candidate[], { mapping }: MappingGuess): readonly Candidate[] {
  const numbers = all.filter(
    ({ column: { kind, samples } }) =>
      !isCode(kind) &&
      samples.every((sample) => parseQuantityText(sample, mapping.decimal) !== null),
  )
  const rank = ({ column }: Candidate) => readStockHeader(column.header)?.rank ?? 0
  return numbers.sort((one, other) => rank(other) - rank(one) || one.at - other.at)
}

/** What may be barcodes is no quantity, even if many of them fail their check digit. */
function isCode(kind: ColumnKind | null): boolean {
  return kind === 'barcode' || kind === 'case_barcode'
}

function namedLike(
  others: readonly Candidate[],
  chosen: readonly Candidate[],
  kind: ColumnKind,
): readonly Candidate[] {
  const called = chosen.map(({ column }) => column.header)
  const names = new Set([...called, ...rivalsIn(chosen)].map(foldText))
  const same = others.filter(({ column }) => names.has(foldText(column.header)))
  if (same.length > 0 || chosen.length > 0 || kind !== 'name') return same
  return others.filter(({ column }) => column.samples.some((sample) => /\p{L}{2}/u.test(sample)))
}

/** Assigns the kind to this column alone, or to none. */
function withColumn(mapping: Mapping, kind: ColumnKind, at: number | undefined): Mapping {
  const columns = mapping.columns.map((one, n) => {
    if (n === at) return kind
    return one === kind && !(mayRepeat(kind) && at !== undefined) ? null : one
  })
  return { ...mapping, columns }
}

/** "3 April or March 4": asks for the order of day and month with a date from the file. */
function dayOrderQuestion(
  { columns, unclearDate }: MappingGuess,
  words: ColumnWords,
): readonly FileQuestion[] {
  const { t, formats } = words
  const dayOf = (date: string | undefined) =>
    date === undefined ? '' : formats.day(Date.parse(date))
  const at = columns.findIndex(({ kind, certainty }) => kind === 'expiry' && certainty === 'check')
  const column = columns[at]
  if (!column || !unclearDate) return []
  const header = headerText(column.header, at, t)
  const others = column.samples.filter((sample) => sample !== unclearDate)
  return [
    {
      id: 'dayOrder',
      title: t('days.title', { date: unclearDate, header }),
      why: reasonTexts(column.why, words),
      options: DAY_ORDERS.map((dayOrder) => ({
        id: dayOrder,
        label: dayOf(readExpiryText(unclearDate, dayOrder)),
        samples: others.map((sample) => dayOf(readExpiryText(sample, dayOrder))),
        mapping: (mapping) => ({ ...mapping, dayOrder }),
      })),
      none: {
        id: 'none',
        label: t('days.none'),
        samples: [],
        mapping: (mapping) => withColumn(mapping, 'expiry', undefined),
      },
    },
  ]
}

/** Asks whether the places are stores or parts of this one: filtering by a wrong guess would drop rows. */
function siteQuestion(
  { columns, sites }: MappingGuess,
  words: ColumnWords,
): readonly FileQuestion[] {
  const { t } = words
  const at = columns.findIndex(({ kind, certainty }) => kind === 'site' && certainty === 'check')
  const column = columns[at]
  if (!column || sites.length === 0) return []
  const header = headerText(column.header, at, t)
  const as = (kind: ColumnKind | null, site: string | null) => (mapping: Mapping) => ({
    ...mapping,
    site,
    alsoSites: undefined,
    columns: mapping.columns.map((one, n) => (n === at ? kind : one)),
  })
  const stores = sites.slice(0, MOST_SITES).map((site) => ({
    id: `site ${site}`,
    label: t('site.only', { store: site }),
    samples: [],
    mapping: as('site', site),
  }))
  return [
    {
      id: 'site',
      title: t('site.title', { header }),
      why: reasonTexts(column.why, words),
      options: [
        ...(['shelf', 'room'] as const).map((kind) => ({
          id: kind,
          label: t(`site.${kind}`),
          samples: column.samples,
          mapping: as(kind, null),
        })),
        ...stores,
      ],
      none: { id: 'none', label: t('site.none'), samples: [], mapping: as(null, null) },
    },
  ]
}
