import type { JournalEntry } from '#contract/journal.ts'
import { type NameOf, sayFact } from './fact-words.ts'

/** The facts of an entry in one line: what it is about first, the rest as it was kept. */
export function describeDetails(
  { action, details }: Pick<JournalEntry, 'action' | 'details'>,
  nameOf: NameOf,
): string {
  return Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => sayFact(action, name, { value, details, nameOf }) ?? [])
    .join(' · ')
}

const FIRST = ['name', 'title', 'code', 'items', 'lines', 'shelves', 'userId', 'decision', 'to']

function placeOf(name: string): number {
  const place = FIRST.indexOf(name)
  return place === -1 ? FIRST.length : place
}
