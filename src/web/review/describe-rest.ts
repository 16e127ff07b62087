import { countOf } from '#domain/count-words.ts'

interface Rest {
  /** Lines that the decision does not fit. */
  readonly skipped: number
  /** Lines that somebody has decided or counted since they were chosen. */
  readonly changed: number
}

/** What stays as it was when many lines are decided at once. */
export function describeRest({ skipped, changed }: Rest): string {
  const parts = [
    skipped > 0 && `${countOf(skipped, 'line')} cannot be decided so`,
    changed > 0 &&
      `${countOf(changed, 'line')} ${changed === 1 ? 'has' : 'have'} changed meanwhile`,
  ]
  const stays = skipped + changed === 1 ? 'It stays as it is.' : 'They stay as they are.'
  return `${parts.filter(Boolean).join(', ')}. ${stays}`
}
