import { countOf } from '#domain/count-words.ts'
import type { UndoneItems } from '#domain/import/import-status.ts'

/** What became of the items of a list, and what could not be undone. */
export function describeUndone({ removed, restored, kept }: UndoneItems): string {
  const gone = removed > 0 ? `${countOf(removed, 'new item')} removed.` : ''
  const as = restored === 1 ? 'is as it was before' : 'are as they were before'
  const back = restored > 0 ? `${countOf(restored, 'item')} ${as}.` : ''
  const why = 'changed since, or part of an audit.'
  const stayed = kept > 0 ? `${countOf(kept, 'item')} stayed: ${why}` : ''
  return [gone, back, stayed].filter(Boolean).join(' ')
}
