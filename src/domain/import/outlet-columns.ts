import type { StockColumn } from './choose-quantity.ts'
import type { FilePlace } from './file-place.ts'

/** Columns of quantities that are of a place each, as far as they are called alike. */
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
