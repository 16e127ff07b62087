// Limits per account, in addition to those per address: many addresses do not let an attacker guess any faster. They
// count by e-mail whether or not an account exists, so they reveal nothing about it.

import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { toApiError } from './api-error.ts'
import type { RateLimits, RateRule } from './rate-limits.ts'

const MINUTE = 60

/**
 * An attacker could use this to block another person from signing in for a few minutes. Open sessions continue, and
 * recovery by mail still works, since it has a limit of its own.
 */
const RULES: Readonly<Record<string, RateRule>> = {
  '/sign-in/email': { window: 5 * MINUTE, max: 10 },
  '/sign-up/email': { window: 15 * MINUTE, max: 10 },
  '/day-pass/keep': { window: 15 * MINUTE, max: 10 },
  '/request-password-reset': { window: 15 * MINUTE, max: 3 },
  '/send-verification-email': { window: 15 * MINUTE, max: 3 },
  '/recovery/request': { window: 15 * MINUTE, max: 3 },
}

const named = z.object({ email: z.string() })

export interface AccountLimits {
  /** Throws if the account named in a request has reached its limit. */
  count(path: string, body: unknown): Promise<void>
  /** Takes the attempt back, because the right password was no guess. */
  forgive(path: string, body: unknown): Promise<void>
}

export function createAccountLimits(rateLimits: RateLimits): AccountLimits {
  return {
    async count(path, body) {
      const rule = RULES[path]
      const key = keyOf(path, body)
      if (!rule || !key) return
      const { allowed, retryAfter } = await rateLimits.consume(key, rule)
      if (allowed) return
      const headers = { 'retry-after': String(retryAfter ?? rule.window) }
      throw toApiError(new Fault('rate_limited'), headers)
    },
    async forgive(path, body) {
      const key = keyOf(path, body)
      if (key) await rateLimits.giveBack(key)
    },
  }
}

/** Hashed, so that the table of counts is not a list of addresses. */
function keyOf(path: string, body: unknown): string | undefined {
  const { data } = named.safeParse(body)
  if (!data) return undefined
  const account = createHash('sha256').update(data.email.trim().toLowerCase()).digest('base64url')
  return `account|${path}|${account}`
}
