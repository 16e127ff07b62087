import { codeOfLine } from '#domain/codes/shown-code.ts'
import { isUnknownLine } from '#domain/scan-warning.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import type { CountedItem } from '../scanner-state.ts'

/** A line of the shelf as an item for the keypad. */
export function lineItem({ line, name, unit }: ShelfLine): CountedItem {
  const isUnknown = isUnknownLine(line)
  return {
    line,
    itemId: isUnknown ? null : line,
    name,
    unit,
    code: isUnknown ? codeOfLine(line) : null,
    codes: [],
    packSize: 1,
    usualPlace: null,
  }
}

/** The item's name, or the unknown code as printed. */
export function lineName({ line, name }: Pick<ShelfLine, 'line' | 'name'>): string {
  return name ?? codeOfLine(line)
}
