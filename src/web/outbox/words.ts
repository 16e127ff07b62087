// What is said of work that is not sent, or was refused.

import { countOf } from '#domain/count-words.ts'
import { faultKind } from '#domain/fault.ts'
import type { OutboxEntry, OutboxWork } from './outbox-entry.ts'

/** Why something was not taken, for whoever did it: it is not gone, it stays on the phone. */
export function refusalWords({ fault }: Pick<OutboxEntry, 'fault'>): string | undefined {
  // The server tells a stranger nothing, and whoever counted here is one by now.
  const isClosedToThem = fault?.message === faultKind('not_found').text
  return isClosedToThem ? 'This count was deleted, or you no longer have access.' : fault?.message
}

type Worked = Pick<OutboxEntry, 'work'>

/** Reading what each of very many is would hold up the phone that sends them. */
export const MOST_NAMED = 1_000

/** What entries are, with their numbers: "2 counts, 1 taken shelf and 1 hand-in". */
export function workWords(entries: readonly Worked[], number = entries.length): string {
  if (entries.length >= MOST_NAMED) return countOf(number, 'entry', 'entries')
  const numberOf = (...kinds: readonly OutboxWork['kind'][]) =>
    entries.filter(({ work }) => kinds.includes(work.kind)).length
  const parts = [
    [numberOf('count'), 'count', 'counts'],
    [numberOf('take'), 'taken shelf', 'taken shelves'],
    // Also a shelf that could not be counted is handed in, with the reason.
    [numberOf('submit', 'exclude'), 'hand-in', 'hand-ins'],
    [numberOf('picture'), 'picture', 'pictures'],
  ] as const
  const said = parts.flatMap(([count, one, many]) => (count > 0 ? countOf(count, one, many) : []))
  return LIST.format(said)
}

const LIST = new Intl.ListFormat('en-GB')
