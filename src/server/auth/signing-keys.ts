// The public signing keys for verifying tokens. Kept in memory, and read again if a token names an unknown key, since
// another node may have created it.

import { setTimeout as delay } from 'node:timers/promises'
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Pool } from 'pg'
import * as z from 'zod'

const SELECT_KEYS = 'select id, "publicKey" from auth.jwks'

/** Limits reads, so that tokens with invented key names cannot cause many of them. */
const RELOAD_PAUSE_MS = 1_000

const keyRows = z.array(z.object({ id: z.string(), publicKey: z.string() }))
const publicKey = z.object({ kty: z.string() }).catchall(z.string())

export function createSigningKeys(pool: Pool): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | undefined
  let loading: Promise<JWTVerifyGetKey> | undefined
  let loadedAt = 0

  async function load(): Promise<JWTVerifyGetKey> {
    await delay(Math.max(0, loadedAt + RELOAD_PAUSE_MS - Date.now()))
    const keys = keyRows.parse((await pool.query(SELECT_KEYS)).rows)
    loadedAt = Date.now()
    known = createLocalJWKSet({
      keys: keys.map((key) => ({ ...publicKey.parse(JSON.parse(key.publicKey)), kid: key.id })),
    })
    return known
  }

  function reload(): Promise<JWTVerifyGetKey> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  return async (header, token) => {
    try {
      return await (known ?? (await reload()))(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await reload())(header, token)
    }
  }
}
