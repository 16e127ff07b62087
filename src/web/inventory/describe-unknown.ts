// What helps to recognize an unknown code, one line each.

import type { ScanNeighbour, UnknownCode } from '#contract/scan-events.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

/** "G-03, K-06". */
export function describePlaces({ places }: Pick<UnknownCode, 'places'>): string {
  return places.map(({ shelfCode, roomName }) => shelfCode ?? roomName).join(', ')
}

/** "between Olive oil and Rice", as far as it is known. */
export function describeNeighbours(
  { before, after }: Pick<UnknownCode, 'before' | 'after'>,
  t: Messages<'inventory'>,
): string | null {
  const [first, second] = [nameOf(before), nameOf(after)]
  if (first && second) return t('code.between', { before: first, after: second })
  if (first) return t('code.after', { item: first })
  return second ? t('code.before', { item: second }) : null
}

function nameOf(neighbour: ScanNeighbour | null): string | null {
  return neighbour?.itemName ?? neighbour?.code ?? null
}

/** "Counted as Olive oil, ×12 each". */
export function describeResolution(
  { resolution }: Pick<UnknownCode, 'resolution'>,
  t: Messages<'inventory'>,
  quantity: Formats['quantity'],
): string | null {
  switch (resolution?.kind) {
    case undefined:
      return null
    case 'item': {
      const item = resolution.itemName
      if (resolution.quantity === 1) return t('code.isItem', { item })
      return t('code.isItems', { item, quantity: quantity(resolution.quantity) })
    }
    case 'junk':
      return t('code.ignored')
    case 'parked':
      return t('code.setAside')
  }
}

/** "Adds nothing: serial number S-1 was already counted on A-01". */
export function describeRepeats(
  { repeats }: Pick<UnknownCode, 'repeats'>,
  t: Messages<'inventory'>,
): string | null {
  const [first, ...others] = repeats
  if (!first) return null
  const known = new Set(repeats.map(({ shelfCode, roomName }) => shelfCode ?? roomName))
  const places = [...known].join(', ')
  if (others.length === 0) return t('code.repeat', { serial: first.serial, places })
  return t('code.repeats', { count: repeats.length, places })
}
