import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectApiKeys(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('api_key as k')
      .leftJoin('auth.user as u', 'u.id', 'k.created_by')
      .select([
        'k.id',
        'k.name',
        'k.scopes',
        'k.store_ids',
        'k.hint',
        'k.created_at',
        'u.name as created_by_name',
        'k.expires_at',
        'k.last_used_at',
        'k.revoked_at',
      ])
      .orderBy('k.created_at', 'desc')
      .orderBy('k.id', 'desc'),
  )
}

export async function countOpenKeys(db: ScopedDatabase, now: Date): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('api_key')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
  )
  return Number(row?.count ?? 0)
}

/** Undefined if there is no such key, or if it was revoked before. */
export function revokeApiKey(db: ScopedDatabase, keyId: string, at: Date) {
  return db.first(
    sqlBuilder
      .updateTable('api_key')
      .set({ revoked_at: at })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .returning('name'),
  )
}

interface NewKey {
  readonly organizationId: string
  readonly id: string
  /** The user that the key acts under. */
  readonly userId: string
  readonly name: string
  readonly secretHash: string
  readonly hint: string
  readonly scopes: readonly string[]
  readonly storeIds: readonly string[] | null
  readonly createdBy: string
  readonly expiresAt: Date | null
}

// A function, because the app's role may not add users.
const CREATE = rawStatement<object, unknown[]>()({
  name: 'create_api_key',
  text: 'select app.create_api_key($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  reads: [],
})

export async function createApiKey(db: ScopedDatabase, key: NewKey): Promise<void> {
  await db.raw(CREATE, [
    ...[key.organizationId, key.id, key.userId, key.name, key.secretHash, key.hint],
    ...[key.scopes, key.storeIds, key.createdBy, key.expiresAt],
  ])
}
