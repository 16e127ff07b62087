import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectStores(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'organization_id', 'name'])
      .where('archived_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id'),
  )
}
