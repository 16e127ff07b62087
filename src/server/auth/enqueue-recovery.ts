import type { Pool } from 'pg'

export const RECOVER_ACCOUNT = 'recover-account'

/** The same work for every address: a job finds out later whether it has an account. */
export async function enqueueRecovery(pool: Pool, email: string): Promise<void> {
  await pool.query('select from app.enqueue($1, $2::json)', [
    RECOVER_ACCOUNT,
    JSON.stringify({ email }),
  ])
}
