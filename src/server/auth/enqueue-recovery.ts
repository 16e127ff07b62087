import type { Pool } from 'pg'

export const RECOVER_ACCOUNT = 'recover-account'

/** The same work for every address: who has an account is found out later, by nobody who waits. */
export async function enqueueRecovery(pool: Pool, email: string): Promise<void> {
  await pool.query('select from app.enqueue($1, $2::json)', [
    RECOVER_ACCOUNT,
    JSON.stringify({ email }),
  ])
}
