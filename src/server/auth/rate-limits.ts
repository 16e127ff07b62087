// Counts calls per key in the database, so that all nodes share the counts. One statement per call.

import type { Pool } from 'pg'
import * as z from 'zod'

export interface RateRule {
  /** Length of the window in seconds. */
  readonly window: number
  readonly max: number
}

interface RateVerdict {
  readonly allowed: boolean
  /** Seconds until the window ends. */
  readonly retryAfter: number | null
}

export interface RateLimits {
  consume(key: string, rule: RateRule): Promise<RateVerdict>
  /** Takes back a call that should not count. */
  giveBack(key: string): Promise<void>
}

const CONSUME = {
  name: 'rate-limit-consume',
  text: `
    insert into auth."rateLimit" as counted (key, count, "windowStart") values ($1, 1, now())
    on conflict (key) do update set
      count = case when counted."windowStart" + $2 * interval '1 second' <= now()
        then 1 else counted.count + 1 end,
      "windowStart" = case when counted."windowStart" + $2 * interval '1 second' <= now()
        then now() else counted."windowStart" end
    returning count,
      ceil(extract(epoch from "windowStart" + $2 * interval '1 second' - now()))::int as seconds`,
}

const GIVE_BACK = 'update auth."rateLimit" set count = count - 1 where key = $1 and count > 0'

const FORGET = `delete from auth."rateLimit" where "windowStart" < now() - interval '1 hour'`

/** One call in this many also deletes entries that have expired. */
const FORGET_EVERY = 500

const row = z.object({ count: z.int(), seconds: z.int() })

export function createRateLimits(pool: Pool): RateLimits {
  let calls = 0
  return {
    async consume(key, rule) {
      const result = await pool.query({ ...CONSUME, values: [key, rule.window] })
      const { count, seconds } = row.parse(result.rows[0])
      calls += 1
      if (calls % FORGET_EVERY === 0) await pool.query(FORGET)
      return count <= rule.max
        ? { allowed: true, retryAfter: null }
        : { allowed: false, retryAfter: Math.max(1, seconds) }
    },
    async giveBack(key) {
      await pool.query(GIVE_BACK, [key])
    },
  }
}
