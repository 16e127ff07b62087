// Decimal marks of a file whose headers are known. Columns are read as last time, unless their numbers show that they
// are written differently now.

import { isNumberKind } from './column-kind.ts'
import type { FileMarks } from './decimal-marks.ts'
import { type GuessNote, nameColumn } from './guess-reason.ts'
import { decimalAt, type Mapping } from './mapping.ts'
import type { DecimalMark } from './number-text.ts'

export interface RememberedMarks {
  /** By column. */
  readonly columns: readonly DecimalMark[]
  /** For the file as a whole. */
  readonly decimal: DecimalMark
  /** Columns that show another mark than last time. */
  readonly changed: readonly number[]
  /** No column shows last time's mark, so last time's answers say nothing about the doubtful columns. */
  readonly isWrittenAnew: boolean
}

export function withRememberedMarks(marks: FileMarks, remembered: Mapping): RememberedMarks {
  const showing = marks.columns.flatMap(({ shown }, at) =>
    shown !== undefined && isNumberKind(remembered.columns[at]) ? [{ at, shown }] : [],
  )
  const changed = showing.filter(({ at, shown }) => shown !== decimalAt(remembered, at))
  const isWrittenAnew = changed.length > 0 && changed.length === showing.length
  return {
    columns: marks.columns.map(({ shown, decimal }, at) => {
      if (isWrittenAnew) return decimal
      return isNumberKind(remembered.columns[at]) && shown ? shown : decimalAt(remembered, at)
    }),
    decimal: isWrittenAnew ? marks.decimal : remembered.decimal,
    changed: changed.map(({ at }) => at),
    isWrittenAnew,
  }
}

/** What is read differently from last time, once for each mark. */
export function changedMarks(
  { columns, changed }: RememberedMarks,
  headers: readonly string[],
): readonly GuessNote[] {
  return (['.', ','] as const).flatMap((mark): readonly GuessNote[] => {
    const ofMark = changed.filter((at) => columns[at] === mark)
    const named = ofMark.map((at) => nameColumn(headers[at] ?? '', at))
    return named.length === 0 ? [] : [{ code: 'marks_changed', columns: named, mark }]
  })
}
