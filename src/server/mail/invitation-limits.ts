// Limits invitations per hour, so that they cannot be used to flood a mailbox or to send spam in our name.

import { createHash } from 'node:crypto'
import { Fault } from '#domain/fault.ts'
import type { RateLimits, RateRule } from '../auth/rate-limits.ts'

const HOUR = 3_600

/** Counted across all organizations. */
const TO_ONE_ADDRESS: RateRule = { window: HOUR, max: 10 }
/** The people of many stores may be invited at once. */
const BY_ONE_PERSON: RateRule = { window: HOUR, max: 500 }

export interface InvitationLimits {
  /** Throws if the limit has been reached. */
  count(invitation: { readonly to: string; readonly inviterId: string }): Promise<void>
}

export function createInvitationLimits(rateLimits: RateLimits): InvitationLimits {
  async function take(key: string, rule: RateRule, message: string): Promise<void> {
    const { allowed } = await rateLimits.consume(`invitation|${key}`, rule)
    if (!allowed) throw new Fault('rate_limited', message)
  }
  return {
    async count({ to, inviterId }) {
      const often = `${to} was invited often in the last hour. Leave it out, or try again later.`
      await take(`to|${hashOf(to)}`, TO_ONE_ADDRESS, often)
      const many = 'You have sent many invitations in the last hour. Try again later.'
      await take(`by|${inviterId}`, BY_ONE_PERSON, many)
    },
  }
}

/** Hashed, so that the table of counts is not a list of addresses. */
function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')
}
