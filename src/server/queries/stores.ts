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

export function insertStore(
  db: ScopedDatabase,
  store: { readonly id: string; readonly organizationId: string; readonly name: string },
) {
  const { id, organizationId, name } = store
  return db.rows(
    sqlBuilder.insertInto('store').values({ organization_id: organizationId, id, name }),
  )
}

/** In the scope of the store. */
export function updateStoreName(db: ScopedDatabase, name: string) {
  return db.rows(sqlBuilder.updateTable('store').set({ name }))
}

/** Null: it is open again. */
export function archiveStore(db: ScopedDatabase, at: Date | null) {
  return db.rows(sqlBuilder.updateTable('store').set({ archived_at: at }))
}

/** In the scope of an organization or of one store. */
export function selectArchivedStores(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'name', 'archived_at'])
      .where('archived_at', 'is not', null)
      .orderBy('archived_at', 'desc')
      .orderBy('id'),
  )
}
