import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectStores(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'organization_id', 'name', 'currency', 'baseline_id'])
      .where('archived_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Archived or not. In the scope of the store. */
export function selectStore(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('store').select(['id', 'name', 'archived_at']))
}

/** In the scope of a person who worked there. */
export function selectFormerStore(db: ScopedDatabase, storeId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('former_store')
      .select(['store_name', 'organization_name', 'ended_at'])
      .where('store_id', '=', storeId),
  )
}

export function insertStore(
  db: ScopedDatabase,
  store: {
    readonly id: string
    readonly organizationId: string
    readonly name: string
    readonly currency: string
  },
) {
  const { id, organizationId, name, currency } = store
  return db.rows(
    sqlBuilder.insertInto('store').values({ organization_id: organizationId, id, name, currency }),
  )
}

/** In the scope of the store. */
export function updateStore(
  db: ScopedDatabase,
  change: { readonly name?: string; readonly currency?: string },
) {
  return db.rows(sqlBuilder.updateTable('store').set(change))
}

/** Null reopens the store. */
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
