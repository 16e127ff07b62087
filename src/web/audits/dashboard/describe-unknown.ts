import type { UnknownCode } from '#contract/scan-events.ts'

type Facts = Pick<UnknownCode, 'places' | 'before' | 'after' | 'photoFileIds' | 'notes'>

/** Where it was found, and what tells what it is: its neighbour, a photo, a note. */
export function describeUnknown({ places, before, after, photoFileIds, notes }: Facts): string {
  const [first] = places
  const more = places.length > 1 ? ` and ${places.length - 1} more` : ''
  const neighbour = before?.itemName ?? after?.itemName
  return [
    first && `${first.shelfCode ?? first.roomName}${more}`,
    neighbour && `beside ${neighbour}`,
    photoFileIds.length > 0 ? 'with photo' : undefined,
    notes[0] && `note: “${notes[0]}”`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}
