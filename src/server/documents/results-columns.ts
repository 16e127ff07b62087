// The columns of an audit's lines in a workbook, in the language of the reader, with numbers as numbers.

import { inShortCell } from '#domain/codes/label-facts.ts'
import type { CsvCell } from '#domain/csv-text.ts'
import { type Currency, currencyDecimals } from '#domain/money.ts'
import type { ColumnKind, TableHead, TableLine } from '#domain/reports/document-columns.ts'
import type { PaperWords } from './paper-words.ts'

export interface ResultsColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  /** Set for money columns when all amounts have one currency. */
  readonly decimals?: number
  readonly cell: (line: TableLine, head: TableHead) => CsvCell | Date
}

/**
 * With titles in row 1. To save cells, a value that is the same in every row has no column: a single currency is in
 * the titles, several get a column.
 */
export function resultsColumns(
  currencies: readonly Currency[],
  words: PaperWords,
): readonly ResultsColumn[] {
  const { t } = words
  const [only, ...others] = new Set(currencies)
  const isOne = only !== undefined && others.length === 0
  const money = (title: string, width: number, cell: ResultsColumn['cell']): ResultsColumn => {
    const column = { title, kind: 'money', width, cell } as const
    if (!isOne) return column
    return {
      ...column,
      title: t('sheet.in', { title, currency: only }),
      decimals: currencyDecimals(only),
    }
  }
  return [
    text(t('sheet.store'), 20, (line) => line.storeName),
    text(t('sheet.sku'), 14, (line) => line.sku),
    text(t('sheet.item'), 40, (line) => line.name),
    text(t('sheet.barcode'), 16, (line) => line.barcode),
    text(t('sheet.category'), 18, (line) => line.category),
    text(t('sheet.unit'), 8, (line) => line.unit),
    money(t('sheet.unitCost'), 14, (line) => line.unitCost),
    quantity(t('sheet.expected'), (line) => line.expected),
    quantity(t('sheet.counted'), (line) => line.counted),
    quantity(t('sheet.difference'), (line) => line.variance),
    {
      title: t('sheet.percent'),
      kind: 'percent',
      width: 12,
      cell: ({ percent }) => percentCell(percent, words),
    },
    money(t('sheet.value'), 14, (line) => line.value),
    quantity(t('sheet.notCounted'), (line) => line.notCounted),
    money(t('sheet.notCountedValue'), 18, (line) => line.notCountedValue),
    ...(isOne ? [] : [text(t('sheet.currency'), 10, (line) => line.currency)]),
    // Empty when no decision was needed.
    text(t('sheet.review'), 18, ({ review }) => (review === 'none' ? null : t(`review.${review}`))),
    quantity(t('sheet.settled'), (line) => line.settled),
    text(t('sheet.reason'), 22, ({ reasonCode }) => reasonCode && words.reason(reasonCode)),
    text(t('sheet.note'), 30, (line) => line.note),
    text(t('sheet.decidedBy'), 18, (line) => line.decidedBy),
    {
      title: t('sheet.decidedAt'),
      kind: 'time',
      width: 18,
      cell: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)),
    },
    text(t('sheet.serials'), 24, (line) => inShortCell(line.serials, MOST_LETTERS)),
    text(t('sheet.lots'), 16, (line) => inShortCell(line.lots, MOST_LETTERS)),
    text(t('sheet.expiryDates'), 16, (line) => inShortCell(line.expiryDates, MOST_LETTERS)),
    text(t('sheet.expired'), 16, (line) => inShortCell(line.expired, MOST_LETTERS)),
    text(t('fact.number'), 22, (_line, head) => head.confirmationNumber),
  ]
}

/** Spreadsheet programs refuse longer cell texts. */
const MOST_LETTERS = 32_000

function text(title: string, width: number, cell: ResultsColumn['cell']): ResultsColumn {
  return { title, kind: 'text', width, cell }
}

function quantity(title: string, cell: ResultsColumn['cell']): ResultsColumn {
  return { title, kind: 'quantity', width: 12, cell }
}

/** With an expectation of 0 there is no percentage; anything found is new. */
function percentCell(percent: TableLine['percent'], { t }: PaperWords): CsvCell {
  if (percent === 'new') return t('sheet.new')
  return percent === null ? null : percent / 100
}
