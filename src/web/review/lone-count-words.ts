import type { LoneCount } from '#contract/audit-results.ts'
import { countOf } from '#domain/count-words.ts'

const MOST_NAMED = 5

/** "2 shelves were counted once instead of twice: A-1 (Bob went home), A-2". */
export function describeCountedOnce(counts: readonly LoneCount[]): string {
  const shelves = countOf(counts.length, 'shelf was', 'shelves were')
  return `${shelves} counted once instead of twice: ${named(counts, withReason)}.`
}

/** The same for those whose only count is in no figure. */
export function describeLeftAside(counts: readonly LoneCount[]): string {
  const shelves = countOf(counts.length, 'shelf has', 'shelves have')
  return `${shelves} one of two counts, which is in no figure: ${named(counts, nameOf)}.`
}

function named(counts: readonly LoneCount[], say: (count: LoneCount) => string): string {
  const names = counts.slice(0, MOST_NAMED).map(say).join(', ')
  const more = counts.length - MOST_NAMED
  return more > 0 ? `${names} and ${more.toLocaleString('en-US')} more` : names
}

function nameOf({ shelfCode, roomName }: LoneCount): string {
  return shelfCode ?? roomName
}

function withReason(count: LoneCount): string {
  return count.reason === null ? nameOf(count) : `${nameOf(count)} (${count.reason})`
}
