// Features whose usage is what the product holds. They are counted in place, because a separate counter would drift.

import { sql } from 'kysely'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { type Statement, sqlBuilder } from '../db/sql.ts'

type Count = (db: ScopedDatabase) => Promise<number>
type Countable = Statement<{ readonly count: number }>

const COUNTS: Readonly<Record<string, Count>> = {
  stores: (db) => counted(db, countOf('store').where('archived_at', 'is', null)),
  /** Helpers with a day pass take seats as well, while they count. */
  members: async (db) => {
    const [members, helpers] = await Promise.all([
      counted(db, countOf('member')),
      counted(db, runningPasses()),
    ])
    return members + helpers
  },
  items: async (db) => {
    const [kept, coming] = await Promise.all([
      counted(db, countOf('item').where('archived_at', 'is', null)),
      counted(db, itemsToCome()),
    ])
    return kept + coming
  },
}

function runningPasses() {
  return sqlBuilder
    .selectFrom('day_pass')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
}

function countOf(table: 'store' | 'member' | 'item') {
  return sqlBuilder.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'))
}

/** Items that confirmed imports are still going to add: two imports must not both fit into the same remaining room. */
function itemsToCome() {
  const left = sql<number>`ceil(coalesce(summary ->> 'newItems', summary ->> 'newRows')::numeric
    * greatest(rows_total - rows_done, 0) / greatest(rows_total, 1))`
  return sqlBuilder
    .selectFrom('import')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(left), eb.val(0)).as('count'))
    .where('status', '=', 'importing')
}

async function counted(db: ScopedDatabase, query: Countable): Promise<number> {
  return Number((await db.first(query))?.count ?? 0)
}

/**
 * The plan file may only call those observed.
 * @internal
 */
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
