import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SealService } from '#server/functions/results/seal-service.ts'
import { makeDailyRoots } from '#server/seals/daily-roots.ts'

export const CLOSE_SEAL_DAYS = 'close-seal-days'
/** Runs soon after the day ends, and every hour after that to make up for missed days. */
export const CLOSE_SEAL_DAYS_CRON = `4 * * * * ${CLOSE_SEAL_DAYS}`

interface CloseOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly seals: SealService
  readonly warn: (line: string) => void
  readonly now?: () => Date
}

export function closeSealDaysTask({ now = () => new Date(), ...options }: CloseOptions): Task {
  return async () => {
    await makeDailyRoots({ ...options, now })
  }
}

/** Called when a node starts, because it may have been away for days. */
export async function enqueueClosing(owner: Pool): Promise<void> {
  await owner.query(`select app.enqueue($1, '{}', $1)`, [CLOSE_SEAL_DAYS])
}
