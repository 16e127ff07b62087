import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectOrganization(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('organization').select(['id', 'name', 'created_at', 'suspended_reason']),
  )
}

export function updateOrganizationName(db: ScopedDatabase, name: string) {
  return db.rows(sqlBuilder.updateTable('organization').set({ name }))
}

const BE_PATIENT = rawStatement<Record<string, never>, [string]>()({
  name: 'be_patient_with_deletion',
  text: `select set_config('statement_timeout', $1, true)`,
  reads: [],
})

/** There may be years of counts. */
const DELETION_PATIENCE_MS = 120_000

export async function deleteOrganization(db: ScopedDatabase): Promise<void> {
  await db.raw(BE_PATIENT, [String(DELETION_PATIENCE_MS)])
  await db.rows(sqlBuilder.deleteFrom('organization'))
}

/** In the scope of the person whose preference it is. */
export function selectPreference(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('preference').select('active_organization_id'))
}

export function savePreference(db: ScopedDatabase, userId: string, organizationId: string) {
  return db.rows(
    sqlBuilder
      .insertInto('preference')
      .values({ user_id: userId, active_organization_id: organizationId })
      .onConflict((oc) =>
        oc.column('user_id').doUpdateSet({ active_organization_id: organizationId }),
      ),
  )
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
