// Lists to count by on paper, for when there are more people than phones.

import { Fault } from '../fault.ts'
import type { Protocol } from '../protocol.ts'

export const COUNT_SHEET_KINDS = [
  /** Empty rows, to be filled in. */
  'blank',
  /** What should be there, without how many. */
  'items',
  /** With how many: to check by, and never for a blind count. */
  'expected',
] as const
export type CountSheetKind = (typeof COUNT_SHEET_KINDS)[number]

export interface SheetLine {
  readonly sku: string | null
  readonly name: string
  readonly unit: string
  readonly barcode: string | null
  /** Null: not told. */
  readonly expected: number | null
}

/** One shelf, or a room that is counted as one. */
export interface SheetPlace {
  /** Shelf, or room. */
  readonly id: string
  readonly roomName: string
  readonly shelfCode: string | null
  readonly shelfName: string | null
  readonly lines: readonly SheetLine[]
}

/** Rows that a sheet leaves open for what is found besides. */
export const BLANK_ROWS = { blank: 24, items: 4, expected: 4 } as const

/** The largest number of rows that one document is made of. */
export const MOST_SHEET_ROWS = 2_000

export function decideSheetKind(
  { blind }: Pick<Protocol, 'blind'>,
  kind: CountSheetKind,
): CountSheetKind {
  if (!blind || kind !== 'expected') return kind
  throw new Fault(
    'forbidden',
    'This is a blind count: its sheets do not say how many are expected.',
  )
}

/** As many whole places as a document holds; one alone may be larger. */
export function placesThatFit<Place extends Pick<SheetPlace, 'lines'>>(
  places: readonly Place[],
  kind: CountSheetKind,
  most: number = MOST_SHEET_ROWS,
): readonly Place[] {
  let rows = 0
  const end = places.findIndex((place) => {
    rows += place.lines.length + BLANK_ROWS[kind]
    return rows > most
  })
  return end < 0 ? places : places.slice(0, Math.max(end, 1))
}
