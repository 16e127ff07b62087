import { countOf } from '#domain/count-words.ts'
import type { RepairCounts } from '#domain/import/repair.ts'

/** "3 repairs are kept." Those of columns that are not used come back with their column. */
export function describeRepairs({ kept, inUse }: RepairCounts): string {
  const said = `${countOf(kept, 'repair is', 'repairs are')} kept`
  const waiting = kept - inUse
  if (waiting === 0) return `${said}.`
  const many = waiting.toLocaleString('en-US')
  return `${said}; ${many} ${waiting === 1 ? 'comes' : 'come'} back when the column is used again.`
}
