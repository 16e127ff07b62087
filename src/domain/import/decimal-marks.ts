// Which decimal mark each column has. A file may hold prices of 3,50 and weights of 1.234; most columns
// say it themselves, and of the others their neighbors do.

import type { ColumnKind } from './column-kind.ts'
import { type DecimalMark, guessDecimal, markEvidence } from './number-text.ts'
import { tidyCell } from './tidy-cell.ts'

interface ColumnMark {
  readonly decimal: DecimalMark
  /** What its own values can be read with alone; undefined: they do not say. */
  readonly shown: DecimalMark | undefined
  /** Values that can be read in two ways, the first few of them. */
  readonly unclear: readonly string[]
  /** Whether something says in which of them. */
  readonly isTold: boolean
  /** Nothing else stands in the column. */
  readonly isAllUnclear: boolean
}

export interface FileMarks {
  /** Of the file as a whole. */
  readonly decimal: DecimalMark
  readonly columns: readonly ColumnMark[]
}

interface OwnMark {
  /** Undefined: its values do not say. */
  readonly mark: DecimalMark | undefined
  readonly unclear: readonly string[]
  /** What stands in the unclear ones. */
  readonly written: DecimalMark | undefined
  readonly isAllUnclear: boolean
  /** Numbers beyond 999 without a mark: so the marks part no thousands. */
  readonly isUngrouped: boolean
}

const MOST_SAMPLES = 3
/** Of a column that tells something about its neighbors. */
const MOSTLY_NUMBERS = 0.8

/** `thinned`: some of many values; all of them are asked where these do not say it. */
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
  // Cells are parted by semicolons where the comma is taken, and by commas where it is not.
  if (written === ',' && delimiter === ';') return as(',', true)
  if (written === ',' && delimiter === ',') return as('.', true)
  // Among whole numbers rather thousands; where all are written so, rather decimals.
  return as(isAllUnclear ? written : otherMark(written), false)
}

export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.'
}

const FEW = 3

/** Whether somebody has to say what the numbers of such a column are. */
export function isMarkUnclear(
  { unclear, isTold, isAllUnclear, decimal }: ColumnMark,
  kind: ColumnKind | null,
): boolean {
  const [first] = unclear
  if (first === undefined) return false
  // Amounts of money have no three decimals among whole numbers.
  if (kind === 'unit_cost' || kind === 'unit_price') return !isTold && isAllUnclear
  if (kind !== 'quantity') return false
  if (!isTold) return true
  // Thousands of every single item: rather a system that writes 12.000 for twelve.
  const areThousands = !first.includes(decimal)
  return areThousands && isAllUnclear && unclear.length >= FEW
}
