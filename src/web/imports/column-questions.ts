// The questions about a file: one at a time, with the columns that may be the answer.

import { type ColumnKind, mayRepeat } from '#domain/import/column-kind.ts'
import { otherMark } from '#domain/import/decimal-marks.ts'
import { DAY_ORDERS, readExpiryText } from '#domain/import/expiry-text.ts'
import type { ColumnGuess, MappingGuess } from '#domain/import/guess-mapping.ts'
import { foldText } from '#domain/import/likeness.ts'
import {
  type ImportKind,
  type Mapping,
  missingColumns,
  withDecimal,
} from '#domain/import/mapping.ts'
import { type DecimalMark, parseNumberText, parseQuantityText } from '#domain/import/number-text.ts'
import { readStockHeader } from '#domain/import/stock-header.ts'

export interface QuestionOption {
  readonly id: string
  readonly label: string
  readonly samples: readonly string[]
  /** The mapping if this option is chosen. */
  readonly mapping: (mapping: Mapping) => Mapping
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
export function questionsOf(guess: MappingGuess, kind: ImportKind): readonly FileQuestion[] {
  const doubted = guess.columns.flatMap((column, at) =>
    column.certainty === 'check' && column.kind ? [{ at, kind: column.kind }] : [],
  )
  const kinds = [...new Set([...doubted.map((one) => one.kind), ...missingKinds(guess, kind)])]
  const ofColumns = kinds
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((one) => questionAbout(guess, one))
  return [...doubtsOfFile(guess).map(fileQuestion), ...ofColumns, ...numberQuestions(guess)]
}

/** All questions are answered: the answers replace the doubts. */
export function withAnswers(guess: MappingGuess): MappingGuess {
  const columns = guess.columns.map((column) =>
    column.certainty === 'check'
      ? { ...column, certainty: 'sure' as const, why: 'You said so' }
      : column,
  )
  return { ...guess, columns }
}

/** Asks whether a mark separates thousands or decimals, showing each value as it would be read. */
function numberQuestions({ unclearNumbers, columns }: MappingGuess): readonly FileQuestion[] {
  return unclearNumbers.map(({ at, samples }) => {
    const header = columns[at]?.header.trim() || `Column ${at + 1}`
    const [first = ''] = samples
    const written = first.includes(',') ? ',' : '.'
    const option = (id: string, label: string, mark: DecimalMark) => ({
      id,
      label,
      samples: samples.map((sample) => `${sample} is ${asRead(sample, mark)}`),
      mapping: (mapping: Mapping) => withDecimal(mapping, at, mark),
    })
    return {
      id: `numbers ${at}`,
      title: `What does ${first} mean in “${header}”?`,
      why: `The ${written === ',' ? 'comma' : 'point'} may part thousands or decimals`,
      options: [
        option('thousands', 'Thousands', otherMark(written)),
        option('decimals', 'Decimals', written),
      ],
      none: {
        id: 'none',
        label: 'Neither, choose another file',
        samples: [],
        mapping: (mapping: Mapping) => mapping,
      },
      noneLeaves: true,
    }
  })
}

function asRead(sample: string, mark: DecimalMark): string {
  const number = parseQuantityText(sample, mark) ?? parseNumberText(sample, mark)
  return number === null ? 'no number' : number.toLocaleString('en-US')
}

function questionAbout(guess: MappingGuess, kind: ColumnKind): readonly FileQuestion[] {
  if (kind === 'site') return siteQuestion(guess)
  if (kind === 'expiry') return dayOrderQuestion(guess)
  return kind === 'barcode' ? barcodeQuestions(guess) : columnQuestion(guess, kind)
}

/** Doubts about the file as a whole, not about one of its columns. */
function doubtsOfFile({ questions, columns }: MappingGuess): readonly string[] {
  return questions.filter((question) => !columns.some(({ why }) => why === question))
}

function fileQuestion(doubt: string): FileQuestion {
  const asItIs = (mapping: Mapping) => mapping
  return {
    id: doubt,
    title: 'Does this list say what is in the store now?',
    why: doubt,
    options: [{ id: 'yes', label: 'Yes, use it', samples: [], mapping: asItIs }],
    none: { id: 'none', label: 'No, choose another file', samples: [], mapping: asItIs },
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

const TITLES: Readonly<Record<ColumnKind, string>> = {
  sku: 'Which column is the SKU?',
  barcode: 'Which column is the barcode?',
  case_barcode: 'Which column is the barcode of a case?',
  name: 'Which column is the item name?',
  variant: 'Which column is the variant?',
  category: 'Which column is the category?',
  quantity: 'Which column is the quantity on hand?',
  unit: 'Which column is the unit?',
  pack: 'Which column is the pack size?',
  unit_cost: 'Which column is the unit cost?',
  unit_price: 'Which column is the unit price?',
  room: 'Which column is the room?',
  shelf: 'Which column is the shelf?',
  place: 'Which column is room and shelf?',
  site: 'Which column is the store?',
  lot: 'Which column is the lot?',
  expiry: 'Which column is the expiry date?',
  serial: 'Which column is the serial number?',
  group: 'Which column groups variants?',
}

function columnQuestion(guess: MappingGuess, kind: ColumnKind): readonly FileQuestion[] {
  const candidates = candidatesFor(guess, kind)
  if (candidates.length === 0) return []
  const own = guess.columns.find((column) => column.kind === kind && column.certainty === 'check')
  return [
    {
      id: kind,
      title: TITLES[kind],
      why: own?.why ?? 'No column is called so',
      options: candidates.map(({ at, column }) => ({
        id: String(at),
        label: column.header.trim() || `Column ${at + 1}`,
        samples: column.samples,
        mapping: (mapping) => withColumn(mapping, kind, at),
      })),
      none: {
        id: 'none',
        label: 'None of these',
        samples: [],
        mapping: (mapping) => withColumn(mapping, kind, undefined),
      },
    },
  ]
}

/** One question for each column that is called a barcode but whose numbers cannot be barcodes. */
function barcodeQuestions({ columns, mapping }: MappingGuess): readonly FileQuestion[] {
  return columns.flatMap((column, at) => {
    const { kind, certainty, samples, why } = column
    if (kind !== 'barcode' || certainty !== 'check' || samples.length === 0) return []
    const header = column.header.trim() || `Column ${at + 1}`
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
    const own = mapping.columns.includes('sku')
      ? []
      : [option('sku', 'Our own item numbers', 'sku')]
    return [
      {
        id: `barcode ${at}`,
        title: `Is “${header}” the barcode on your items?`,
        why,
        options: [option('yes', 'Yes, these are the barcodes', 'barcode'), ...own],
        none: { ...option('none', 'No, leave it out', null), samples: [] },
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

/** A column that certainly means something else is not a candidate. */
function isFree({ kind, certainty }: ColumnGuess, wanted: ColumnKind): boolean {
  return kind === null || kind === wanted || certainty === 'check'
}

/** Columns called stock first, those with the plainest names on top; then columns that merely contain numbers. */
function stockLike(all: readonly Candidate[], { mapping }: MappingGuess): readonly Candidate[] {
  const numbers = all.filter(({ column: { samples } }) =>
    samples.every((sample) => parseQuantityText(sample, mapping.decimal) !== null),
  )
  const rank = ({ column }: Candidate) => readStockHeader(column.header)?.rank ?? 0
  return numbers.sort((one, other) => rank(other) - rank(one) || one.at - other.at)
}

function namedLike(
  others: readonly Candidate[],
  chosen: readonly Candidate[],
  kind: ColumnKind,
): readonly Candidate[] {
  const names = new Set(chosen.map(({ column }) => foldText(column.header)))
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
function dayOrderQuestion({ columns, unclearDate }: MappingGuess): readonly FileQuestion[] {
  const at = columns.findIndex(({ kind, certainty }) => kind === 'expiry' && certainty === 'check')
  const column = columns[at]
  if (!column || !unclearDate) return []
  const header = column.header.trim() || `Column ${at + 1}`
  const others = column.samples.filter((sample) => sample !== unclearDate)
  return [
    {
      id: 'dayOrder',
      title: `Which day is ${unclearDate} under “${header}”?`,
      why: column.why,
      options: DAY_ORDERS.map((dayOrder) => ({
        id: dayOrder,
        label: dayOf(readExpiryText(unclearDate, dayOrder)),
        samples: others.map((sample) => dayOf(readExpiryText(sample, dayOrder))),
        mapping: (mapping) => ({ ...mapping, dayOrder }),
      })),
      none: {
        id: 'none',
        label: 'Leave the dates out',
        samples: [],
        mapping: (mapping) => withColumn(mapping, 'expiry', undefined),
      },
    },
  ]
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(date: string | undefined): string {
  return date === undefined ? '' : DAY.format(Date.parse(date))
}

/** Asks whether the places are stores or parts of this one: filtering by a wrong guess would drop rows. */
function siteQuestion({ columns, sites }: MappingGuess): readonly FileQuestion[] {
  const at = columns.findIndex(({ kind, certainty }) => kind === 'site' && certainty === 'check')
  const column = columns[at]
  if (!column || sites.length === 0) return []
  const header = column.header.trim() || `Column ${at + 1}`
  const as = (kind: ColumnKind | null, site: string | null) => (mapping: Mapping) => ({
    ...mapping,
    site,
    alsoSites: undefined,
    columns: mapping.columns.map((one, n) => (n === at ? kind : one)),
  })
  const stores = sites.slice(0, MOST_SITES).map((site) => ({
    id: `site ${site}`,
    label: `Stores: only rows of ${site}`,
    samples: [],
    mapping: as('site', site),
  }))
  const parts = [
    { id: 'shelf', label: 'Shelves of this store', kind: 'shelf' },
    { id: 'room', label: 'Rooms of this store', kind: 'room' },
  ] as const
  return [
    {
      id: 'site',
      title: `What does “${header}” name?`,
      why: column.why,
      options: [
        ...parts.map(({ id, label, kind }) => ({
          id,
          label,
          samples: column.samples,
          mapping: as(kind, null),
        })),
        ...stores,
      ],
      none: { id: 'none', label: 'Nothing needed: all rows', samples: [], mapping: as(null, null) },
    },
  ]
}
