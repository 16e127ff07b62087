// What holds for the second step of signing in besides the rules of the library.

import { createHash } from 'node:crypto'
import type { User } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { Pool } from 'pg'
import { Fault } from '#domain/fault.ts'
import { toApiError } from './api-error.ts'
import type { RateLimits } from './rate-limits.ts'

export const TWO_FACTOR = {
  enable: '/two-factor/enable',
  disable: '/two-factor/disable',
  code: '/two-factor/verify-totp',
  recoveryCode: '/two-factor/verify-backup-code',
  newRecoveryCodes: '/two-factor/generate-backup-codes',
} as const

/** Passwords and codes together, from all addresses. */
const GUESSES = { window: 60, max: 10 }

/** The library takes the code before and the one after, too. */
const CODE_LIVES = { window: 120, max: 1 }

const CODE_SHAPE = /^\d{6}$/

/** Browsers that need no code, and sign-ins that wait for one. */
const FORGET = 'delete from auth.verification where value = $1'

// The library writes the same once more, in a statement of its own that a crash may keep from happening.
const FINISH = {
  on: `
    with others as (delete from auth.session where "userId" = $1)
    update auth."twoFactor" set verified = true where "userId" = $1`,
  off: 'delete from auth."twoFactor" where "userId" = $1',
} as const

interface TwoFactorRuleOptions {
  readonly pool: Pool
  readonly rateLimits: RateLimits
  readonly tell: (user: User, isOn: boolean, request: Request | undefined) => Promise<void>
}

interface UpdateFacts {
  readonly path?: string
  readonly request?: Request | undefined
}

export interface TwoFactorRules {
  /** Refuses a person who has guessed too often. */
  countGuess(userId: string): Promise<void>
  /** Refuses a code that was shown before, so that whoever has watched it being typed cannot use it. */
  spend(userId: string, code: unknown): Promise<void>
  forgetTrusted(userId: string): Promise<void>
  /**
   * The library updates a user at these paths only to turn the second step on or off. Whoever was in before it was on has
   * given no code, so turning it on ends all sessions; the one that did it gets another.
   */
  afterUpdate(user: User, facts: UpdateFacts | null): Promise<void>
}

export function createTwoFactorRules(options: TwoFactorRuleOptions): TwoFactorRules {
  const { pool, rateLimits, tell } = options
  const forgetTrusted = async (userId: string) => void (await pool.query(FORGET, [userId]))
  return {
    async countGuess(userId) {
      const { allowed, retryAfter } = await rateLimits.consume(`two-factor|${userId}`, GUESSES)
      if (allowed) return
      const headers = { 'retry-after': String(retryAfter ?? GUESSES.window) }
      throw toApiError(new Fault('rate_limited'), headers)
    },
    async spend(userId, code) {
      if (typeof code !== 'string' || !CODE_SHAPE.test(code)) throw wrongCode()
      const hash = createHash('sha256').update(`${userId}|${code}`).digest('base64url')
      const { allowed } = await rateLimits.consume(`two-factor-code|${hash}`, CODE_LIVES)
      if (!allowed) throw wrongCode()
    },
    forgetTrusted,
    async afterUpdate(user, facts) {
      const isOn = facts?.path === TWO_FACTOR.code
      if (!isOn && facts?.path !== TWO_FACTOR.disable) return
      await pool.query(isOn ? FINISH.on : FINISH.off, [user.id])
      await forgetTrusted(user.id)
      await tell(user, isOn, facts.request)
    },
  }
}

/** As the library says it: a code that was used looks like any other that is wrong. */
function wrongCode(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
}
