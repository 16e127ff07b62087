// The kinds of search results, most likely first.

export type FindKind = 'action' | 'page' | 'audit' | 'shelf' | 'item' | 'person' | 'store'

export interface Find<Target> {
  readonly id: string
  readonly kind: FindKind
  readonly name: string
  /** Tells two results of the same name apart. */
  readonly note?: string | undefined
  readonly target: Target
}

const SHOWN = 12
/** A limit per kind, so that a store with a thousand shelves does not hide the one item that was meant. */
const OF_A_KIND = 5

/** Results that begin with the text come first, then those with a word that does, then the rest. */
export function matchFinds<Target>(
  finds: readonly Find<Target>[],
  text: string,
): readonly Find<Target>[] {
  const wanted = fold(text)
  const ranked = finds
    .map((find, index) => ({ find, index, rank: rankOf(find, wanted) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
  const seen = new Map<FindKind, number>()
  const chosen = ranked.filter(({ find: { kind } }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= OF_A_KIND
  })
  return chosen.slice(0, SHOWN).map(({ find }) => find)
}

function rankOf({ name, note = '', kind }: Find<unknown>, wanted: string): number {
  // Before anything is typed, only actions and pages: there are too many other things to guess.
  if (wanted === '') return kind === 'action' || kind === 'page' ? 0 : Number.POSITIVE_INFINITY
  const text = fold(name)
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (text.split(' ').some((word) => word.startsWith(wanted))) return 2
  if (text.includes(wanted)) return 3
  return fold(note).includes(wanted) ? 4 : Number.POSITIVE_INFINITY
}

/** "a 01" finds A-01, and "oliv" finds Olivöl. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-_/.]+/gu, ' ')
    .trim()
}
