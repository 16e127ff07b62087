// Finds the API key of a request. What a key may do, and whether it still holds, is read anew with every call: here is
// only remembered whose secret it is.

import type { Pool } from 'pg'
import { Fault } from '#domain/fault.ts'
import type { Identity } from '../auth/auth-service.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import { keySession } from '../functions/viewer.ts'
import { hashSecret } from '../secret-token.ts'

export interface KeyCaller {
  readonly keyId: string
  readonly organizationId: string
  readonly identity: Identity
  readonly scopes: readonly string[]
}

export interface Keyring {
  /** Throws `unauthenticated` for a secret that is no key's, or no longer, and `rate_limited` for who tries many. */
  callerOf(secret: string, clientAddress: string): Promise<KeyCaller>
  /** The same, with what the database says now: for a caller who is not asked again. */
  presentCallerOf(secret: string, clientAddress: string): Promise<PresentCaller>
}

interface PresentCaller extends KeyCaller {
  /** Null for a key without an end. */
  readonly expiresAt: number | null
}

export interface KeyringOptions {
  readonly pool: Pool
  readonly limits: RateLimits
  readonly nowMs?: () => number
}

/** As signing in: per address, which many may share. A secret that was right is no guess. */
const GUESSES = { window: 60, max: 30 }

/** After that the use is noted again. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

interface KeyRow {
  readonly id: string
  readonly user_id: string
  readonly organization_id: string
  readonly scopes: readonly string[]
  readonly expires_ms: number | null
}

export function createKeyring({ pool, limits, nowMs = Date.now }: KeyringOptions): Keyring {
  const remembered = new Map<string, { readonly caller: KeyCaller; readonly untilMs: number }>()
  const lookingUp = new Map<string, Promise<KeyCaller>>()

  const lookUp = async (hash: string, clientAddress: string): Promise<KeyCaller> => {
    const known = remembered.delete(hash)
    const caller = known
      ? await find(pool, hash)
      : await guessed(limits, clientAddress, () => find(pool, hash))
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(hash, { caller, untilMs: nowMs() + REMEMBERED_MS })
    return caller
  }

  return {
    async callerOf(secret, clientAddress) {
      const hash = hashSecret(secret)
      const known = remembered.get(hash)
      if (known && known.untilMs > nowMs()) return known.caller
      // A program that begins with many calls at once has sent one secret, not many guesses.
      const sought = lookingUp.get(hash) ?? lookUp(hash, clientAddress)
      lookingUp.set(hash, sought)
      return sought.finally(() => lookingUp.delete(hash))
    },
    presentCallerOf: (secret, clientAddress) =>
      guessed(limits, clientAddress, () => find(pool, hashSecret(secret))),
  }
}

async function guessed<Caller>(
  limits: RateLimits,
  clientAddress: string,
  find: () => Promise<Caller>,
): Promise<Caller> {
  const name = `api-key/${clientAddress}`
  const { allowed, retryAfter } = await limits.consume(name, GUESSES)
  if (!allowed) {
    const retryAfterSeconds = retryAfter ?? GUESSES.window
    const message = 'Too many API keys were wrong. Try again in a moment.'
    throw new Fault('rate_limited', message, { retryAfterSeconds })
  }
  const caller = await find()
  await limits.giveBack(name)
  return caller
}

async function find(pool: Pool, hash: string): Promise<PresentCaller> {
  const { rows } = await pool.query<KeyRow>({
    name: 'use_api_key',
    text: `select k.*, (app.api_key_viewer(k.user_id, k.id) ->> 'expires_ms')::float8 as expires_ms
      from app.use_api_key($1) k`,
    values: [hash],
  })
  const [row] = rows
  if (!row) throw new Fault('unauthenticated', 'This API key is not valid.')
  const identity = { userId: row.user_id, sessionId: keySession(row.id) }
  const { id: keyId, organization_id: organizationId, scopes, expires_ms: expiresAt } = row
  return { keyId, organizationId, identity, scopes, expiresAt }
}
