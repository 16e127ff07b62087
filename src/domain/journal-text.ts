// What an entry of the journal is about, in one line; the same on screen and in files.

import { sayFact } from './journal-fact-words.ts'

export interface JournalFacts {
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
  /** The person it is about; null when there is none, or their account was deleted. */
  readonly personName: string | null
}

/** The subject first, then the other facts in stored order. */
export function journalText({ action, details, personName }: JournalFacts): string {
  return Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => sayFact(action, name, { value, details, personName }) ?? [])
    .join(' · ')
}

const FIRST = [
  ...['store', 'file', 'item', 'shelf', 'name', 'title', 'email', 'code', 'items', 'lines'],
  ...['places', 'shelves', 'shelfIds', 'codes', 'room', 'userId', 'row', 'decision', 'to'],
]

function placeOf(name: string): number {
  const place = FIRST.indexOf(name)
  return place === -1 ? FIRST.length : place
}
