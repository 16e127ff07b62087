// Single-use links that let the owner of a mailbox sign in again.

import type { Pool, PoolClient } from 'pg'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../new-id.ts'
import { createSecretToken, hashSecret } from '../secret-token.ts'

const ENDED = 'This link has been used or is too old. Ask for a new one.'

// Each insert also deletes expired links.
const INSERT = `
  with forgotten as (delete from auth.recovery where expires_at < now())
  insert into auth.recovery (token_hash, email, expires_at)
  values ($1, $2, now() + interval '1 hour')`

const SELECT = `
  select r.email, u.id as user_id from auth.recovery r
  left join auth."user" u on u.email = r.email
  where r.token_hash = $1 and r.expires_at > now()`

/** Of two concurrent calls, one finds the row deleted. */
const CONSUME = `
  delete from auth.recovery where token_hash = $1 and expires_at > now() returning email`

const SAVE_PASSWORD = `
  insert into auth.account (id, "accountId", "providerId", "userId", password)
  values ($3, $1, 'credential', $1, $2)
  on conflict ("providerId", "accountId") do update set password = $2, "updatedAt" = now()`

const recoveryRow = z.object({ email: z.string(), user_id: z.string().nullable() })
const emailRow = z.object({ email: z.string() })
const idRow = z.object({ id: z.string() })

type RecoveryLook =
  | { readonly state: 'account' | 'no_account'; readonly email: string }
  | { readonly state: 'ended' }

export interface Recoveries {
  /** Creates a link and returns its secret. */
  issue(email: string): Promise<string>
  look(secret: string): Promise<RecoveryLook>
  /** Sets the password and ends every session. On a fault nothing is changed. */
  complete(secret: string, passwordHash: string): Promise<{ readonly userId: string }>
  /** Uses a link up for a new account. Returns false if it is not a link for this address. */
  consume(secret: string, email: string): Promise<boolean>
}

export function createRecoveries(pool: Pool): Recoveries {
  return {
    async issue(email) {
      const { secret, hash } = createSecretToken()
      await pool.query(INSERT, [hash, email.toLowerCase()])
      return secret
    },
    async look(secret) {
      const { rows } = await pool.query(SELECT, [hashSecret(secret)])
      const { data: found } = recoveryRow.safeParse(rows[0])
      if (!found) return { state: 'ended' }
      return { state: found.user_id ? 'account' : 'no_account', email: found.email }
    },
    complete: (secret, passwordHash) =>
      inTransaction(pool, (client) => letIn(client, secret, passwordHash)),
    async consume(secret, email) {
      const { rowCount } = await pool.query(
        'delete from auth.recovery where token_hash = $1 and email = $2 and expires_at > now()',
        [hashSecret(secret), email.toLowerCase()],
      )
      return rowCount === 1
    },
  }
}

async function letIn(client: PoolClient, secret: string, passwordHash: string) {
  const consumed = await client.query(CONSUME, [hashSecret(secret)])
  const { data: recovery } = emailRow.safeParse(consumed.rows[0])
  if (!recovery) throw endedRecovery()
  const verified = await client.query(
    'update auth."user" set "emailVerified" = true, "updatedAt" = now() where email = $1 returning id',
    [recovery.email],
  )
  const { data: user } = idRow.safeParse(verified.rows[0])
  if (!user) throw new Fault('not_found', 'There is no account with this address any more.')
  await client.query(SAVE_PASSWORD, [user.id, passwordHash, newId()])
  await client.query('delete from auth.session where "userId" = $1', [user.id])
  // Deletes other links sent in the meantime, because another person could use them.
  await client.query('delete from auth.recovery where email = $1', [recovery.email])
  await client.query('delete from auth.verification where value = $1', [user.id])
  return { userId: user.id }
}

export function endedRecovery(field = 'token'): Fault {
  return new Fault('invalid_argument', ENDED, { field })
}
