// Finds the API key of a request. What a key may do, and whether it still holds, is read anew with every call: here is
// only remembered whose secret it is.

import type { Pool } from 'pg'
import { Fault } from '#domain/fault.ts'
import type { Identity } from '../auth/auth-service.ts'
import { keySession } from '../functions/viewer.ts'
import { hashSecret } from '../secret-token.ts'

export interface KeyCaller {
  readonly keyId: string
  readonly organizationId: string
  readonly identity: Identity
}

export interface Keyring {
  /** Throws `unauthenticated` for a secret that is no key's, or no longer. */
  callerOf(secret: string): Promise<KeyCaller>
}

/** After that the use is noted again. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

interface KeyRow {
  readonly id: string
  readonly user_id: string
  readonly organization_id: string
}

export function createKeyring(pool: Pool, nowMs: () => number = Date.now): Keyring {
  const remembered = new Map<string, { readonly caller: KeyCaller; readonly untilMs: number }>()
  return {
    async callerOf(secret) {
      const hash = hashSecret(secret)
      const known = remembered.get(hash)
      if (known && known.untilMs > nowMs()) return known.caller
      const caller = await find(pool, hash)
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(hash, { caller, untilMs: nowMs() + REMEMBERED_MS })
      return caller
    },
  }
}

async function find(pool: Pool, hash: string): Promise<KeyCaller> {
  const { rows } = await pool.query<KeyRow>({
    name: 'find_api_key',
    text: 'select * from app.find_api_key($1)',
    values: [hash],
  })
  const [row] = rows
  if (!row) throw new Fault('unauthenticated', 'This API key is not valid.')
  const identity = { userId: row.user_id, sessionId: keySession(row.id) }
  return { keyId: row.id, organizationId: row.organization_id, identity }
}
