import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectOrganization(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('organization').select(['id', 'name', 'created_at']))
}

export async function insertOrganization(
  db: ScopedDatabase,
  organization: { readonly id: string; readonly name: string; readonly ownerId: string },
): Promise<void> {
  const { id, name, ownerId } = organization
  await db.rows(sqlBuilder.insertInto('organization').values({ id, name }))
  await db.rows(
    sqlBuilder
      .insertInto('member')
      .values({ organization_id: id, user_id: ownerId, role: 'owner' }),
  )
}
