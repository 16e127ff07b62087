// Features whose usage is what the product holds. They are counted where they are: a number kept beside
// would drift.

import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'

type Count = (db: ScopedDatabase) => Promise<number>

const COUNTS: Readonly<Record<string, Count>> = {
  stores: (db) =>
    counted(
      db.first(
        sqlBuilder
          .selectFrom('store')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('archived_at', 'is', null),
      ),
    ),
  members: (db) =>
    counted(
      db.first(
        sqlBuilder.selectFrom('member').select((eb) => eb.fn.countAll<number>().as('count')),
      ),
    ),
  items: (db) =>
    counted(
      db.first(
        sqlBuilder
          .selectFrom('item')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('archived_at', 'is', null),
      ),
    ),
}

async function counted(row: Promise<{ readonly count: number } | undefined>): Promise<number> {
  return Number((await row)?.count ?? 0)
}

/** The plan file may only call those observed. */
export const OBSERVABLE: readonly string[] = Object.keys(COUNTS)

export async function countObserved(
  db: ScopedDatabase,
  featureIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(
    featureIds.map(async (id) => [id, (await COUNTS[id]?.(db)) ?? 0] as const),
  )
  return new Map(counts)
}
