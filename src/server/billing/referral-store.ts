// Referral codes, and who was referred by whom, in the database.

import { billingFault } from '#domain/billing/billing-fault.ts'
import type { ReferralProgram } from '#domain/billing/catalog.ts'
import { rawStatement } from '../db/raw-statement.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import type { OpenAccount } from './accounts.ts'

export const CODE_OF = rawStatement<
  { readonly code: string; readonly created_at_ms: number },
  [string, string, string, number]
>()({
  name: 'referral_code_of',
  text: 'select code, created_at_ms from app.referral_code_of($1, $2, $3, $4)',
  reads: [],
})

export const FIND_CODE = rawStatement<
  { readonly owner_id: string; readonly program_id: string },
  [string]
>()({
  name: 'find_referral_code',
  text: 'select owner_id, program_id from app.find_referral_code($1)',
  reads: [],
})

export const COUNT = rawStatement<{ readonly counted: boolean }, [string, number]>()({
  name: 'count_redemption',
  text: 'select app.count_redemption($1, $2) as counted',
  reads: [],
})

export async function insertRedemption(
  redeemer: OpenAccount,
  referrer: OpenAccount,
  facts: {
    readonly id: string
    readonly code: string
    readonly program: ReferralProgram
    readonly isNow: boolean
  },
): Promise<void> {
  const { id, code, program, isNow } = facts
  const { customer } = redeemer.draft
  const inserted = await redeemer.db.rows(
    sqlBuilder
      .insertInto('billing_redemption')
      .values({
        organization_id: customer.id,
        program_id: program.id,
        id,
        code,
        referrer_id: referrer.draft.customer.id,
        reward_applied: isNow,
        created_at_ms: redeemer.passing.now,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id'),
  )
  if (inserted.length === 0) {
    const message = 'A code of this program has been redeemed already.'
    throw billingFault('customer_already_redeemed_referral_code', message)
  }
  await referrer.db.rows(
    sqlBuilder.insertInto('billing_referral').values({
      organization_id: referrer.draft.customer.id,
      redemption_id: id,
      program_id: program.id,
      redeemer_id: customer.id,
      redeemer_name: customer.name,
      reward_applied: isNow,
      created_at_ms: referrer.passing.now,
    }),
  )
}

export function selectOpenRedemptions(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('billing_redemption')
      .select(['program_id', 'referrer_id'])
      .where('reward_applied', '=', false),
  )
}

/** False if it was marked before. A deleted referrer has nothing to mark. */
export async function markRewarded(
  redeemer: ScopedDatabase,
  referrer: ScopedDatabase | null,
  programId: string,
): Promise<boolean> {
  const [marked] = await redeemer.rows(
    sqlBuilder
      .updateTable('billing_redemption')
      .set({ reward_applied: true })
      .where('program_id', '=', programId)
      .where('reward_applied', '=', false)
      .returning('id'),
  )
  if (!marked) return false
  await referrer?.rows(
    sqlBuilder
      .updateTable('billing_referral')
      .set({ reward_applied: true })
      .where('redemption_id', '=', marked.id),
  )
  return true
}
