// Which decimal mark each column uses. One file can have prices like 3,50 and weights like 1.234. Most columns show it
// themselves; for the others, their neighbors do.

import type { ColumnKind } from './column-kind.ts'
import { type DecimalMark, guessDecimal, markEvidence } from './number-text.ts'
import { tidyCell } from './tidy-cell.ts'

interface ColumnMark {
  readonly decimal: DecimalMark
  /** The only mark that fits its own values; undefined when they do not tell. */
  readonly shown: DecimalMark | undefined
  /** The first few values that can be read in two ways. */
  readonly unclear: readonly string[]
  /** Whether anything tells how to read them. */
  readonly isTold: boolean
  /** The column has no other values. */
  readonly isAllUnclear: boolean
}

export interface FileMarks {
  /** For the file as a whole. */
  readonly decimal: DecimalMark
  readonly columns: readonly ColumnMark[]
}

interface OwnMark {
  /** Undefined when its values do not tell. */
  readonly mark: DecimalMark | undefined
  readonly unclear: readonly string[]
  /** The mark in the unclear values. */
  readonly written: DecimalMark | undefined
  readonly isAllUnclear: boolean
  /** Has numbers above 999 without a mark, so marks do not separate thousands. */
  readonly isUngrouped: boolean
}

const MOST_SAMPLES = 3
/** From this share of numbers on, a column tells something about its neighbors. */
const MOSTLY_NUMBERS = 0.8

/** `thinned`: a sample of the values; all values are only read if the sample does not tell. */
export function readMarks(
  columns: readonly (readonly string[])[],
  delimiter: string | null,
  thinned = (values: readonly string[]) => values,
): FileMarks {
  const own = columns.map((values) => {
    const found = ownMark(thinned(values))
    return found.written !== undefined && found.mark === undefined ? ownMark(values) : found
  })
  const commas = own.filter(({ mark }) => mark === ',').length
  const points = own.filter(({ mark }) => mark === '.').length
  const common = commas === points ? undefined : commas > points ? ',' : '.'
  const decimal = common ?? guessDecimal(columns.flatMap(thinned), delimiter)
  return { decimal, columns: own.map((one) => decide(one, common, decimal, delimiter)) }
}

function ownMark(values: readonly string[]): OwnMark {
  const filled = values.map(tidyCell).filter(Boolean)
  const evidence = filled.flatMap((value) => {
    const found = markEvidence(value)
    return found ? [{ value, ...found }] : []
  })
  const count = (mark: DecimalMark) =>
    evidence.filter((one) => one.kind === 'mark' && one.mark === mark).length
  const [commas, points] = [count(','), count('.')]
  const either = evidence.filter((one) => one.kind === 'either')
  const isNumbers = evidence.length >= filled.length * MOSTLY_NUMBERS
  return {
    mark: !isNumbers || commas === points ? undefined : commas > points ? ',' : '.',
    unclear: [...new Set(either.map(({ value }) => value))].slice(0, MOST_SAMPLES),
    written: either[0]?.written,
    isAllUnclear: either.length === filled.length,
    isUngrouped: evidence.some(({ kind }) => kind === 'ungrouped'),
  }
}

function decide(
  { mark, unclear, written, isAllUnclear, isUngrouped }: OwnMark,
  common: DecimalMark | undefined,
  decimal: DecimalMark,
  delimiter: string | null,
): ColumnMark {
  const as = (chosen: DecimalMark, isTold: boolean) => ({
    decimal: chosen,
    shown: mark,
    unclear,
    isTold,
    isAllUnclear,
  })
  if (mark !== undefined || written === undefined) return as(mark ?? decimal, true)
  if (isUngrouped) return as(written, common === undefined || common === written)
  if (common !== undefined) return as(common, true)
  // Cells are separated by semicolons if the comma is the decimal mark, otherwise by commas.
  if (written === ',' && delimiter === ';') return as(',', true)
  if (written === ',' && delimiter === ',') return as('.', true)
  // Among whole numbers it is more likely a thousands mark; if all are written this way, more likely a decimal one.
  return as(isAllUnclear ? written : otherMark(written), false)
}

export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.'
}

const FEW = 3

/** Whether a person has to say how to read such a column. */
export function isMarkUnclear(
  { unclear, isTold, isAllUnclear, decimal }: ColumnMark,
  kind: ColumnKind | null,
): boolean {
  const [first] = unclear
  if (first === undefined) return false
  // Money does not mix three decimals with whole numbers.
  if (kind === 'unit_cost' || kind === 'unit_price') return !isTold && isAllUnclear
  if (kind !== 'quantity') return false
  if (!isTold) return true
  // Thousands of every single item are unlikely; more likely the system writes 12.000 for twelve.
  const areThousands = !first.includes(decimal)
  return areThousands && isAllUnclear && unclear.length >= FEW
}
