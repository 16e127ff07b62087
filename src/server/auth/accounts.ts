// Operations on an account besides signing in and out.

import type { Pool } from 'pg'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import type { EndedLogin, NewUser, PasswordChange } from './auth-service.ts'
import type { AuthLibrary } from './library.ts'
import { refuseBadPassword } from './password-rule.ts'
import type { RateLimits } from './rate-limits.ts'

interface AccountOptions {
  readonly pool: Pool
  readonly library: AuthLibrary
  readonly rateLimits: RateLimits
  readonly beforeDeleteUser: (userId: string) => Promise<void>
}

/** Limits guessing the current password from a stolen session as strictly as at sign-in. */
const GUESSES = { window: 60, max: 10 }

const SELECT_HASH = `
  select password from auth.account where "userId" = $1 and "providerId" = 'credential'`

const SAVE_PASSWORD = `
  with saved as (
    update auth.account set password = $2, "updatedAt" = now()
    where "userId" = $1 and "providerId" = 'credential'
  ), forgotten as (
    delete from auth.verification where value = $1
  )
  delete from auth.session where $4 and "userId" = $1 and id <> $3`

// A lost device would otherwise be let in by its password alone, if it was trusted.
const END_SESSION = `
  with ended as (
    delete from auth.session
    where id = $1 and "userId" = $2 and ($3::uuid is null or "signedOnTo" = $3) returning 1
  )
  delete from auth.verification where value = $2 and exists (select from ended)`

const hashRow = z.object({ password: z.string() })

export function createAccounts({ pool, library, rateLimits, beforeDeleteUser }: AccountOptions) {
  async function changePassword(change: PasswordChange): Promise<void> {
    const { userId, sessionId, currentPassword, newPassword } = change
    const { allowed } = await rateLimits.consume(`change-password:${userId}`, GUESSES)
    if (!allowed) throw new Fault('rate_limited')
    refuseBadPassword(newPassword)
    const { password } = await library.$context
    const { rows } = await pool.query(SELECT_HASH, [userId])
    const { data: account } = hashRow.safeParse(rows[0])
    const matches =
      account && (await password.verify({ hash: account.password, password: currentPassword }))
    if (!matches) {
      throw new Fault('invalid_argument', 'Invalid password', { field: 'currentPassword' })
    }
    const hash = await password.hash(newPassword)
    await pool.query(SAVE_PASSWORD, [userId, hash, sessionId, change.revokeOtherSessions])
  }

  async function deleteUser(userId: string): Promise<void> {
    await beforeDeleteUser(userId)
    await pool.query('delete from auth."user" where id = $1', [userId])
  }

  async function revokeSession({ userId, sessionId, signedOnTo }: EndedLogin): Promise<void> {
    await pool.query(END_SESSION, [sessionId, userId, signedOnTo ?? null])
  }

  async function createUser(user: NewUser): Promise<{ readonly id: string }> {
    refuseBadPassword(user.password)
    const { internalAdapter, password } = await library.$context
    const { id } = await internalAdapter.createUser(
      { name: user.name, email: user.email.toLowerCase(), emailVerified: true },
      { method: 'email-password' },
    )
    const hash = await password.hash(user.password)
    const account = { userId: id, accountId: id, providerId: 'credential', password: hash }
    await internalAdapter.linkAccount(account)
    return { id }
  }

  return { changePassword, deleteUser, revokeSession, createUser }
}
