import type { DisputedShelf } from '#contract/audit-results.ts'
import { countOf } from '#domain/count-words.ts'

const MOST_NAMED = 5

/** What is said of some of them, each kind apart. */
export type Describe = (shelves: readonly DisputedShelf[]) => string

/** "2 shelves were counted once instead of twice: A-1 (Bob went home), A-2." */
export const describeCountedOnce: Describe = (shelves) =>
  `${countOf(shelves.length, 'shelf was', 'shelves were')} counted once instead of twice: ${named(shelves, withReason)}.`

/** "1 shelf has two counts that differed, of which a manager chose one: A-1 (Closing time)." */
export const describeChosen: Describe = (shelves) =>
  `${countOf(shelves.length, 'shelf has', 'shelves have')} two counts that differed, of which a manager chose one: ${named(shelves, withReason)}.`

/** The same for those whose only count is in no figure. */
export const describeLeftAside: Describe = (shelves) =>
  `${countOf(shelves.length, 'shelf has', 'shelves have')} one of two counts, which is in no figure: ${named(shelves, nameOf)}.`

/** The same for those whose two counts are in none. */
export const describeDiffering: Describe = (shelves) =>
  `${countOf(shelves.length, 'shelf has', 'shelves have')} two counts that differ, which are in no figure: ${named(shelves, nameOf)}.`

function named(shelves: readonly DisputedShelf[], say: (shelf: DisputedShelf) => string): string {
  const names = shelves.slice(0, MOST_NAMED).map(say).join(', ')
  const more = shelves.length - MOST_NAMED
  return more > 0 ? `${names} and ${more.toLocaleString('en-US')} more` : names
}

function nameOf({ shelfCode, roomName }: DisputedShelf): string {
  return shelfCode ?? roomName
}

function withReason(shelf: DisputedShelf): string {
  return shelf.reason === null ? nameOf(shelf) : `${nameOf(shelf)} (${shelf.reason})`
}
