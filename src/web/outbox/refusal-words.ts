import { faultKind } from '#domain/fault.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Why something was not taken, for whoever did it: it is not gone, it stays on the phone. */
export function refusalWords({ fault }: Pick<OutboxEntry, 'fault'>): string | undefined {
  // The server tells a stranger nothing, and whoever counted here is one by now.
  const isClosedToThem = fault?.message === faultKind('not_found').text
  return isClosedToThem ? 'This count was deleted, or you no longer have access.' : fault?.message
}
