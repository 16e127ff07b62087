// The public demo, and the samples of people who have signed up.

import { isVisitor } from '#domain/demo.ts'
import {
  removeVisitorsDemo,
  seedSampleShop,
  seedVisitorsDemo,
  startDemoRound,
} from '#seeds/sample-shop.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { createDemo, type DemoService } from '#server/demo/demo-service.ts'
import { createSamples } from '#server/demo/samples.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import type { Samples } from '#server/functions/services.ts'
import type { Engine } from '#server/realtime/engine.ts'

interface DemoParts {
  readonly database: Database
  readonly engine: Engine
  readonly seals: SealService
  readonly say: SayTrouble
}

/** Undefined if the demo is switched off; an existing one is then deleted. */
export async function composeDemo(
  { showsDemo }: Config,
  { database, engine, seals, say }: DemoParts,
): Promise<DemoService | undefined> {
  if (!showsDemo) {
    await removeVisitorsDemo(database)
    return undefined
  }
  return createDemo({
    owner: database.owner,
    functions: engine,
    isWatched: () => [...engine.connections].some(({ userId }) => isVisitor(userId)),
    make: () => seedVisitorsDemo({ database, seals }),
    startRound: (places) => startDemoRound({ database, seals }, places),
    log: say,
  })
}

export function composeSamples(database: Database, seals: SealService): Samples {
  return createSamples({
    owner: database.owner,
    limits: createRateLimits(database.auth),
    make: (identity) => seedSampleShop({ database, seals }, identity),
  })
}
