// Sheets for counting on paper, for when there are more people than phones.

import { Fault } from '../fault.ts'
import type { Protocol } from '../protocol.ts'

export const COUNT_SHEET_KINDS = [
  /** Empty rows to fill in. */
  'blank',
  /** The expected items, without quantities. */
  'items',
  /** With quantities, for checking; never for a blind count. */
  'expected',
] as const
export type CountSheetKind = (typeof COUNT_SHEET_KINDS)[number]

export interface SheetLine {
  readonly sku: string | null
  readonly name: string
  readonly unit: string
  readonly barcode: string | null
  /** Null when it is not shown. */
  readonly expected: number | null
}

/** A shelf, or a room without shelves. */
export interface SheetPlace {
  /** Id of the shelf or room. */
  readonly id: string
  readonly roomName: string
  readonly shelfCode: string | null
  readonly shelfName: string | null
  readonly lines: readonly SheetLine[]
}

/** Response header with the number of documents. */
export const PARTS_HEADER = 'x-parts'

/** Empty rows on a sheet for other finds. */
export const BLANK_ROWS = { blank: 24, items: 4, expected: 4 } as const

/** The most rows in one document; the rest goes into further documents. */
const MOST_SHEET_ROWS = 2_000

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

/**
 * Distributes places over documents with a limited number of rows. Places are kept whole if they fit; a larger one
 * continues in the next document.
 */
export function sheetDocuments<Place extends Pick<SheetPlace, 'lines'>>(
  places: readonly Place[],
  kind: CountSheetKind,
  most: number = MOST_SHEET_ROWS,
): readonly (readonly Place[])[] {
  const documents: Place[][] = []
  let room = 0
  for (const place of places.flatMap((one) => piecesOf(one, most - BLANK_ROWS[kind]))) {
    const rows = place.lines.length + BLANK_ROWS[kind]
    const current = documents.at(-1)
    if (current && rows <= room) current.push(place)
    else documents.push([place])
    room = (current && rows <= room ? room : most) - rows
  }
  return documents
}

function piecesOf<Place extends Pick<SheetPlace, 'lines'>>(
  place: Place,
  most: number,
): readonly Place[] {
  const pieces = Math.max(1, Math.ceil(place.lines.length / most))
  return Array.from({ length: pieces }, (_, n) => ({
    ...place,
    lines: place.lines.slice(n * most, (n + 1) * most),
  }))
}
