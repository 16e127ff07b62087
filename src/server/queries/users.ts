import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** The person whose scope this is. */
export function selectUser(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('auth.user').select(['id', 'name', 'email', 'image', 'createdAt']),
  )
}
