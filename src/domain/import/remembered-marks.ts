// Decimal marks of a file whose shape is known. What last time was read so is read so again, unless the numbers show
// that they are written otherwise now.

import { isNumberKind } from './column-kind.ts'
import type { FileMarks } from './decimal-marks.ts'
import { decimalAt, type Mapping } from './mapping.ts'
import type { DecimalMark } from './number-text.ts'

export interface RememberedMarks {
  /** By column. */
  readonly columns: readonly DecimalMark[]
  /** Of the file as a whole. */
  readonly decimal: DecimalMark
  /** Columns that show another mark than last time. */
  readonly changed: readonly number[]
  /** No column shows the mark of last time: what was answered then says nothing about the doubtful ones. */
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

const MARKS: Readonly<Record<DecimalMark, string>> = { '.': 'point', ',': 'comma' }

/** What is read otherwise than last time, in a sentence for each mark. */
export function describeChangedMarks(
  { columns, changed }: RememberedMarks,
  headers: readonly string[],
): readonly string[] {
  return (['.', ','] as const).flatMap((mark) => {
    const names = changed
      .filter((at) => columns[at] === mark)
      .map((at) => `“${headers[at]?.trim() || `Column ${at + 1}`}”`)
    if (names.length === 0) return []
    const last = MARKS[mark === '.' ? ',' : '.']
    return [
      `${names.join(', ')}: a decimal ${MARKS[mark]} in this file, a ${last} last time. The numbers are read as they stand here.`,
    ]
  })
}
