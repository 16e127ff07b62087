// One trial per browser, regardless of the account.

import { rawStatement } from '../db/raw-statement.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'

const CLAIM = rawStatement<{ readonly claimed: boolean }, [string, string, string]>()({
  name: 'claim_trial',
  text: 'select app.claim_trial($1, $2, $3) as claimed',
  reads: [],
})

const TAKEN = rawStatement<{ readonly product_id: string }, [string, string]>()({
  name: 'select_trials_taken',
  text: 'select trials_taken as product_id from app.trials_taken($1, $2)',
  reads: [],
})

export async function claimTrial(
  db: ScopedDatabase,
  productId: string,
  fingerprint: string,
  organizationId: string,
): Promise<boolean> {
  const [row] = await db.raw(CLAIM, [productId, fingerprint, organizationId])
  return row?.claimed ?? false
}

export async function trialsTaken(
  db: ScopedDatabase,
  fingerprint: string,
  organizationId: string,
): Promise<readonly string[]> {
  const rows = await db.raw(TAKEN, [fingerprint, organizationId])
  return rows.map(({ product_id }) => product_id)
}
