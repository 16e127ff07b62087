// The demo for everybody, and the samples of people who have signed up.

import { isVisitor } from '#domain/demo.ts'
import {
  removeVisitorsDemo,
  seedSampleShop,
  seedVisitorsDemo,
  startDemoRound,
} from '#seeds/sample-shop.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { underLock } from '#server/demo/demo-lock.ts'
import { createDemo, type DemoService } from '#server/demo/demo-service.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import type { Samples } from '#server/functions/services.ts'
import type { Engine } from '#server/realtime/engine.ts'

interface DemoParts {
  readonly database: Database
  readonly engine: Engine
  readonly seals: SealService
  readonly say: SayTrouble
}

/** Undefined where none is wanted: then one of before goes. */
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

/** One for each person, however often they ask. */
export function composeSamples(database: Database, seals: SealService): Samples {
  return {
    make: (identity) =>
      underLock(database.owner, `sample of ${identity.userId}`, async () => {
        const { rows } = await database.owner.query<{ id: string }>(
          `select s.id from member m
           join organization o on o.id = m.organization_id and o.purpose = 'sample'
           join store s on s.organization_id = o.id and s.archived_at is null
           where m.user_id = $1 and m.role = 'owner' order by s.created_at limit 1`,
          [identity.userId],
        )
        return rows[0]?.id ?? (await seedSampleShop({ database, seals }, identity)).storeId
      }),
  }
}
