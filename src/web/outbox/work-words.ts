import { countOf } from '#domain/count-words.ts'
import type { OutboxEntry, OutboxWork } from './outbox-entry.ts'

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
