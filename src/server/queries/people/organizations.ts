import type { Requirements } from '#domain/requirements.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectOrganization(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('organization')
      .select(['id', 'name', 'created_at', 'suspended_reason', 'purpose', 'email_domains']),
  )
}

export function selectRequirements(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('organization')
      .select(['requires_two_step', 'session_hours', 'email_domains', 'requires_single_sign_on']),
  )
}

export function updateRequirements(db: ScopedDatabase, requirements: Requirements) {
  const { twoStep, sessionHours, emailDomains, singleSignOn } = requirements
  return db.rows(
    sqlBuilder.updateTable('organization').set({
      requires_two_step: twoStep,
      session_hours: sessionHours,
      email_domains: emailDomains,
      requires_single_sign_on: singleSignOn,
    }),
  )
}

/** Until the end of the transaction, for what is counted before one more is added. */
export async function lockOrganization(db: ScopedDatabase): Promise<void> {
  await db.first(sqlBuilder.selectFrom('organization').select('id').forNoKeyUpdate())
}

export function updateOrganizationName(db: ScopedDatabase, name: string) {
  return db.rows(sqlBuilder.updateTable('organization').set({ name }))
}

/** There may be years of counts to delete. */
const DELETION_PATIENCE_MS = 120_000

export async function deleteOrganization(db: ScopedDatabase): Promise<void> {
  await db.allowTime(DELETION_PATIENCE_MS)
  await db.rows(sqlBuilder.deleteFrom('organization'))
}

const LOCK_OWNER = rawStatement<Record<string, never>, [string]>()({
  name: 'lock_owner_of_organizations',
  text: `select pg_advisory_xact_lock(hashtextextended('organizations of ' || $1, 0))`,
  reads: [],
})

const COUNT_OWNED = rawStatement<{ owned: number }, [string]>()({
  name: 'count_owned_organizations',
  text: 'select app.count_owned_organizations($1) as owned',
  reads: [],
})

/**
 * Counts the organizations of a person, without samples, in the scope of the person. Locks first, so that another one
 * created at the same time waits, and then counts this one.
 */
export async function countOwnedOrganizations(db: ScopedDatabase, userId: string): Promise<number> {
  await db.raw(LOCK_OWNER, [userId])
  const [row] = await db.raw(COUNT_OWNED, [userId])
  return row?.owned ?? 0
}

/** The lock under which the sample of a person is made, which takes seconds and several transactions. */
export function sampleLock(userId: string): string {
  return `sample of ${userId}`
}

const TAKE_FREE_LOCK = rawStatement<{ taken: boolean }, [string]>()({
  name: 'take_free_sample_lock',
  text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
  reads: [],
})

/** Whether no sample of the person is being made; until the end of the transaction none is then begun. */
export async function holdOffSamples(db: ScopedDatabase, userId: string): Promise<boolean> {
  const [row] = await db.raw(TAKE_FREE_LOCK, [sampleLock(userId)])
  return row?.taken ?? false
}

/** In the scope of the person. */
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
