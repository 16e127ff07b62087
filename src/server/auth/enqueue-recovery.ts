import type { Pool } from 'pg'

export const RECOVER_ACCOUNT = 'recover-account'

/** Does the same work for every address; the job finds out later whether there is an account. */
export async function enqueueRecovery(pool: Pool, email: string): Promise<void> {
  await pool.query('select from app.enqueue($1, $2::json)', [
    RECOVER_ACCOUNT,
    JSON.stringify({ email }),
  ])
}
