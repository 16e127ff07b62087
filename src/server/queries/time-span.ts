import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { TimeSpan } from '#contract/time-span.ts'

/** Whether a time is in a span; always, where there is none. */
export function isInSpan(
  at: Expression<Date | null>,
  { fromMs, untilMs }: TimeSpan = {},
): Expression<SqlBool> {
  const from = fromMs === undefined ? sql`true` : sql`${at} >= ${new Date(fromMs)}`
  const until = untilMs === undefined ? sql`true` : sql`${at} < ${new Date(untilMs)}`
  return sql<boolean>`(${from} and ${until})`
}
