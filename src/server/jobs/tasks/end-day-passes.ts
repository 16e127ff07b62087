import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { endOverduePasses } from '#server/day-passes/end-overdue-passes.ts'

export const END_DAY_PASSES = 'end-day-passes'
export const END_DAY_PASSES_CRON = `* * * * * ${END_DAY_PASSES}`

export function endDayPassesTask(pools: { readonly owner: Pool; readonly app: Pool }): Task {
  return async () => {
    await endOverduePasses(pools, new Date())
  }
}
