import type { StockColumn } from './choose-quantity.ts'
import type { FilePlace } from './file-place.ts'

/** Quantity columns that name a place each, if their headers have the same pattern. */
export function outletColumnsIn(columns: readonly StockColumn[]): readonly FilePlace[] {
  const ofPlaces = columns.filter(
    ({ unlikely, profile, rest, isNearly }) =>
      !unlikely && !isNearly && profile.filled > 0 && rest !== '',
  )
  const rank = Math.max(...ofPlaces.map((column) => column.rank))
  const family = ofPlaces.filter((column) => column.rank === rank)
  return family.map(({ at, header, rest: place }) => {
    const own = header.trim()
    const isCalledTwice = family.some((other) => other.at !== at && other.header.trim() === own)
    return { name: isCalledTwice ? `${own} (column ${at + 1})` : own, place, column: at }
  })
}
