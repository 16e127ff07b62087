import type { RepairCounts } from '#domain/import/repair.ts'
import type { Messages } from '../kit/use-messages.ts'

/** "3 fixes are kept." Fixes in unused columns return together with their column. */
export function describeRepairs({ kept, inUse }: RepairCounts, t: Messages<'imports'>): string {
  const waiting = kept - inUse
  if (waiting === 0) return t('check.repairs', { count: kept })
  return t('check.repairsWaiting', { count: kept, waiting })
}
