// Access tokens for the realtime backend: short-lived, signed, and invalid once their session has ended.

import { errors, jwtVerify } from 'jose'
import type { Pool } from 'pg'
import * as z from 'zod'
import type { Identity, VerifiedToken } from './auth-service.ts'
import { createSigningKeys } from './signing-keys.ts'

export const TOKEN_LIFETIME_SECONDS = 15 * 60

const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() })

const SELECT_LIVE_SESSION = {
  name: 'live-session',
  text: `select "updatedAt" < now() - interval '5 minutes' as unnoted
    from auth.session where id = $1 and "userId" = $2 and "expiresAt" > now()`,
}

/** Tokens are shown when a socket is opened and every few minutes after, which tells when a login was last used. */
const NOTE_USE = `
  update auth.session set "updatedAt" = now()
  where id = $1 and "updatedAt" < now() - interval '5 minutes'`

interface VerifierOptions {
  readonly pool: Pool
  /** Issuer and audience: the address of this installation. */
  readonly issuer: string
}

export function createTokenVerifier({ pool, issuer }: VerifierOptions) {
  const keys = createSigningKeys(pool)
  return async (token: string): Promise<VerifiedToken | null> => {
    const verified = await signedClaims(() =>
      jwtVerify(token, keys, { issuer, audience: issuer, algorithms: ['EdDSA'] }),
    )
    if (!verified) return null
    const { sub, sid, exp } = verified
    const session = await pool.query<{ readonly unnoted: boolean }>({
      ...SELECT_LIVE_SESSION,
      values: [sid, sub],
    })
    if (session.rowCount !== 1) return null
    if (session.rows[0]?.unnoted) await pool.query(NOTE_USE, [sid])
    return { userId: sub, sessionId: sid, expiresAt: exp * 1_000 }
  }
}

async function signedClaims(verify: () => Promise<{ payload: unknown }>) {
  try {
    const { payload } = await verify()
    return claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

type Sign = (payload: Record<string, unknown>) => Promise<string>

/** Signing a token for every page would be slow, so a token is reused until a third of its lifetime is left. */
const REUSE_MS = (TOKEN_LIFETIME_SECONDS * 1_000 * 2) / 3
const REMEMBERED_SESSIONS = 5_000

export function createTokenIssuer(sign: Sign) {
  const issued = new Map<string, { readonly token: Promise<string>; readonly at: number }>()
  return async ({ userId, sessionId }: Identity): Promise<string> => {
    const now = Date.now()
    const earlier = issued.get(sessionId)
    if (earlier && now - earlier.at < REUSE_MS) return earlier.token
    const token = sign({ sub: userId, sid: sessionId, iat: Math.floor(now / 1_000) })
    issued.delete(sessionId)
    issued.set(sessionId, { token, at: now })
    const oldest = issued.keys().next().value
    if (issued.size > REMEMBERED_SESSIONS && oldest !== undefined) issued.delete(oldest)
    token.catch(() => issued.delete(sessionId))
    return token
  }
}
