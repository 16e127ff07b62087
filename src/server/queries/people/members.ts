import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import type { TeamFacts } from '#domain/team.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectMembers(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('member as m')
      .innerJoin('auth.user as u', 'u.id', 'm.user_id')
      .select(['u.id', 'u.name', 'u.email', 'u.image', 'm.role', 'm.created_at'])
      .orderBy('m.created_at')
      .orderBy('u.id'),
  )
}

/** How the members sign in, for those who ask something of them. */
export function selectWaysIn(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('member as m')
      .innerJoin('auth.user as u', 'u.id', 'm.user_id')
      .select(['u.id', 'u.email', 'u.twoFactorEnabled', 'u.hasPasskey', 'm.role']),
  )
}

/** How the viewer has signed in. */
export function selectLogin(db: ScopedDatabase, loginId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('auth.session as l')
      .innerJoin('auth.user as u', 'u.id', 'l.userId')
      .select(['u.email', 'u.twoFactorEnabled', 'u.hasPasskey', 'l.byPasskey', 'l.signedInAt'])
      .select('l.signedOnTo')
      .where('l.id', '=', loginId),
  )
}

export function selectStoreMembers(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('store_member')
      .select(['store_id', 'user_id', 'role'])
      .orderBy('created_at')
      .orderBy('user_id'),
  )
}

/** The role of one member, locked until the end of the transaction. */
export function lockMember(db: ScopedDatabase, userId: string) {
  return db.first(
    sqlBuilder.selectFrom('member').select('role').where('user_id', '=', userId).forUpdate(),
  )
}

/** Locks the owners, so that the last two cannot leave at the same time. */
export async function selectTeamFacts(db: ScopedDatabase): Promise<TeamFacts> {
  const owners = await db.rows(
    sqlBuilder
      .selectFrom('member')
      .select('user_id')
      .where('role', '=', 'owner')
      .orderBy('user_id')
      .forUpdate(),
  )
  const all = await db.first(
    sqlBuilder.selectFrom('member').select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return { owners: owners.length, members: all?.count ?? 0 }
}

export function updateMemberRole(db: ScopedDatabase, userId: string, role: OrganizationRole) {
  return db.rows(sqlBuilder.updateTable('member').set({ role }).where('user_id', '=', userId))
}

export function deleteMember(db: ScopedDatabase, userId: string) {
  return db.rows(sqlBuilder.deleteFrom('member').where('user_id', '=', userId))
}

/** An existing member keeps the higher of the two roles. */
export async function upsertMember(
  db: ScopedDatabase,
  member: {
    readonly organizationId: string
    readonly userId: string
    readonly role: OrganizationRole
  },
): Promise<void> {
  const { organizationId, userId, role } = member
  await db.rows(
    sqlBuilder
      .insertInto('member')
      .values({ organization_id: organizationId, user_id: userId, role })
      .onConflict((oc) =>
        role === 'owner'
          ? oc.columns(['organization_id', 'user_id']).doUpdateSet({ role })
          : oc.doNothing(),
      ),
  )
}

export async function upsertStoreMember(
  db: ScopedDatabase,
  member: {
    readonly organizationId: string
    readonly storeId: string
    readonly userId: string
    readonly role: StoreRole
  },
): Promise<void> {
  const { organizationId, storeId, userId, role } = member
  await db.rows(
    sqlBuilder
      .insertInto('store_member')
      .values({ organization_id: organizationId, store_id: storeId, user_id: userId, role })
      .onConflict((oc) =>
        oc.columns(['organization_id', 'store_id', 'user_id']).doUpdateSet({ role }),
      ),
  )
}

/** An existing team member keeps the higher of the two roles. */
export async function joinStore(
  db: ScopedDatabase,
  member: Parameters<typeof upsertStoreMember>[1],
): Promise<void> {
  if (member.role === 'manager') return upsertStoreMember(db, member)
  const { organizationId, storeId, userId, role } = member
  await db.rows(
    sqlBuilder
      .insertInto('store_member')
      .values({ organization_id: organizationId, store_id: storeId, user_id: userId, role })
      .onConflict((oc) => oc.doNothing()),
  )
}

export async function deleteStoreMember(
  db: ScopedDatabase,
  storeId: string,
  userId: string,
): Promise<boolean> {
  const gone = await db.rows(
    sqlBuilder
      .deleteFrom('store_member')
      .where('store_id', '=', storeId)
      .where('user_id', '=', userId)
      .returning('user_id'),
  )
  return gone.length > 0
}
