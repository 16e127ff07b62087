import type { UnknownCode } from '#contract/scan-events.ts'
import { formatQuantity } from '#web/kit/format-number.ts'

type Facts = Pick<UnknownCode, 'places' | 'before' | 'after' | 'photoFileIds' | 'notes'>

/** Where it was found, and what tells what it is: its neighbour, a photo, a note. */
export function describeUnknown({ places, before, after, photoFileIds, notes }: Facts): string {
  const [first] = places
  const more = places.length > 1 ? ` and ${places.length - 1} more` : ''
  const neighbour = before?.itemName ?? after?.itemName
  const parts = [
    first ? `${first.shelfCode ?? first.roomName}${more}` : 'undone or set aside',
    neighbour && `beside ${neighbour}`,
    photoFileIds.length > 0 && 'with photo',
    notes[0] && `note: “${notes[0]}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** How many were counted; a dash where none of it counts. */
export function unknownAmount({ quantity }: Pick<UnknownCode, 'quantity'>): string {
  return quantity === null ? formatQuantity(null) : `×${formatQuantity(quantity)}`
}
