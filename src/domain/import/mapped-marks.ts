// The decimal marks of a mapping: one for the quantities, and others for columns that have their own.

import { isNumberKind } from './column-kind.ts'
import { type FileMarks, isMarkUnclear } from './decimal-marks.ts'
import type { Mapping } from './mapping.ts'
import type { UnclearNumbers } from './mapping-guess.ts'
import type { RememberedMarks } from './remembered-marks.ts'

export function unclearNumbers(
  { columns }: FileMarks,
  kinds: Mapping['columns'],
): readonly UnclearNumbers[] {
  return columns.flatMap((mark, at) =>
    isMarkUnclear(mark, kinds[at] ?? null) ? [{ at, samples: mark.unclear }] : [],
  )
}

type PlainMarks = Pick<RememberedMarks, 'columns' | 'decimal'>

export function plainMarks({ columns, decimal }: FileMarks): PlainMarks {
  return { columns: columns.map((mark) => mark.decimal), decimal }
}

/** The mark of the quantity column is the file's mark; other columns may have their own. */
export function decimalsOf(
  marks: PlainMarks,
  kinds: Mapping['columns'],
): Pick<Mapping, 'decimal' | 'decimals'> {
  const decimal = marks.columns[kinds.indexOf('quantity')] ?? marks.decimal
  const decimals = marks.columns.map((mark, at) =>
    isNumberKind(kinds[at]) && mark !== decimal ? mark : null,
  )
  return decimals.some((mark) => mark !== null) ? { decimal, decimals } : { decimal }
}
