// Everything needed to check seals independently: public keys, daily roots, and the path from a seal to its root.
// Nothing here says whom a seal belongs to.

import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { INCLUSION_ADDRESS, KEYS_ADDRESS, ROOTS_ADDRESS } from '#domain/seal-addresses.ts'
import type { SealService } from '../functions/results/seal-service.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { selectInclusion, selectRoots } from '../seals/daily-roots.ts'
import type { HostContext, HostEnv, HostMiddleware } from './host-env.ts'

interface SealRouteOptions {
  readonly seals: SealService
  /** The owner of the schema. */
  readonly pool: Pool
}

/** About a year of roots. */
const ROOTS_AT_ONCE = 400
/** Limited, because anyone may ask, and this uses the connections of the jobs. */
const ASKED_AT_ONCE = { atOnce: 2, atOncePerKey: 2, longestLine: 500 }
const rootQuery = z.object({ before: z.iso.date().optional() })
const fileOfSeal = z.string().regex(/^[0-9a-f]{64}\.json$/)

export function sealRoutes({ seals, pool }: SealRouteOptions): Hono<HostEnv> {
  const queue = new FairQueue(ASKED_AT_ONCE)
  const inTurn: HostMiddleware = (_c, next) => queue.run('visitors', next)
  return new Hono<HostEnv>()
    .use(KEYS_ADDRESS, inTurn)
    .use(ROOTS_ADDRESS, inTurn)
    .use(`${INCLUSION_ADDRESS}:file`, inTurn)
    .get(KEYS_ADDRESS, async (c) => {
      publish(c)
      return c.json({ format: 'shelfcount-seal-keys', keys: await seals.keys() })
    })
    .get(ROOTS_ADDRESS, async (c) => {
      const query = requireInput(rootQuery, c.req.query())
      const before = query.before ?? null
      const roots = await selectRoots(pool, { before, limit: ROOTS_AT_ONCE })
      const oldest = roots.length === ROOTS_AT_ONCE ? roots.at(-1)?.day : undefined
      publish(c)
      return c.json({
        format: 'shelfcount-seal-roots',
        roots,
        next: oldest === undefined ? null : `${ROOTS_ADDRESS}?before=${oldest}`,
      })
    })
    .get(`${INCLUSION_ADDRESS}:file`, async (c) => {
      const file = fileOfSeal.safeParse(c.req.param('file'))
      const seal = file.success ? file.data.slice(0, -'.json'.length) : ''
      const inclusion = file.success ? await selectInclusion(pool, seal) : null
      if (!inclusion) throw new Fault('not_found')
      publish(c)
      return c.json({ format: 'shelfcount-seal-inclusion', ...inclusion })
    })
}

/** Pages of other origins may read it too. */
function publish(c: HostContext): void {
  c.header('access-control-allow-origin', '*')
  c.header('cache-control', 'public, max-age=300')
}
