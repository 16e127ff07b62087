// What an entry of the journal is about, in one line: the same on the screen and in the file.

import { sayFact } from './journal-fact-words.ts'

export interface JournalFacts {
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
  /** Whom it is about; null: nobody, or their account is gone. */
  readonly personName: string | null
}

/** The thing itself first, the rest as it was kept. */
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
