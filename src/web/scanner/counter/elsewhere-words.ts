// Where else an item was counted, in one line.

import type { ItemCount } from '#contract/scan-events.ts'
import { countOf } from '#domain/count-words.ts'
import { formatUnits } from './result-words.ts'

type Places = ItemCount['places']

const NAMED = 2

/** Undefined while it was counted nowhere else. */
export function elsewhereWords(places: Places, here: string): string | undefined {
  const others = places.filter(({ id }) => id !== here)
  if (others.length === 0) return undefined
  const named = others
    .slice(0, NAMED)
    .map(
      ({ quantity, shelfCode, roomName }) => `${formatUnits(quantity)} on ${shelfCode ?? roomName}`,
    )
  const more = others.length - NAMED
  const rest = more > 0 ? [`more on ${countOf(more, 'other place')}`] : []
  return `Counted elsewhere: ${[...named, ...rest].join(', ')}`
}
