// What tells what an unknown code is, in a line each.

import type { ScanNeighbour, UnknownCode } from '#contract/scan-events.ts'
import { countOf } from '#domain/count-words.ts'
import { formatQuantity } from '../kit/format-number.ts'

/** "G-03, K-06". */
export function describePlaces({ places }: Pick<UnknownCode, 'places'>): string {
  return places.map(({ shelfCode, roomName }) => shelfCode ?? roomName).join(', ')
}

/** "between Olive oil and Rice", as far as it is known. */
export function describeNeighbours({
  before,
  after,
}: Pick<UnknownCode, 'before' | 'after'>): string | null {
  const [first, second] = [nameOf(before), nameOf(after)]
  if (first && second) return `between ${first} and ${second}`
  if (first) return `after ${first}`
  return second ? `before ${second}` : null
}

function nameOf(neighbour: ScanNeighbour | null): string | null {
  return neighbour?.itemName ?? neighbour?.code ?? null
}

/** "taken for Olive oil, ×12 each". */
export function describeResolution({ resolution }: Pick<UnknownCode, 'resolution'>): string | null {
  switch (resolution?.kind) {
    case undefined:
      return null
    case 'item': {
      const each = resolution.quantity === 1 ? '' : `, ×${formatQuantity(resolution.quantity)} each`
      return `Taken for ${resolution.itemName}${each}`
    }
    case 'junk':
      return 'No article: left out'
    case 'parked':
      return 'Parked'
  }
}

/** "Adds nothing: serial number S-1 was counted on A-01". */
export function describeRepeats({ repeats }: Pick<UnknownCode, 'repeats'>): string | null {
  const [first, ...others] = repeats
  if (!first) return null
  const places = [...new Set(repeats.map(({ shelfCode, roomName }) => shelfCode ?? roomName))]
  const where = `counted on ${places.join(', ')}`
  if (others.length === 0) return `Adds nothing: serial number ${first.serial} was ${where}`
  return `${countOf(repeats.length, 'scan')} add nothing: their serial numbers were ${where}`
}
