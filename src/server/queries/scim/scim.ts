// People and groups as a directory knows them. In the scope of the organization.

import { sql } from 'kysely'
import type { InvitedStore } from '#domain/invitation.ts'
import type { ScimFilter } from '#domain/scim/scim-filter.ts'
import type { ScimUserFields } from '#domain/scim/scim-user.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const USE_TOKEN = rawStatement<{ organization_id: string | null }, [string]>()({
  name: 'use_scim_token',
  text: 'select app.use_scim_token($1) as organization_id',
  reads: [],
})

/** The organization of a secret, by its hash. In any scope. */
export async function selectDirectory(db: ScopedDatabase, hash: string): Promise<string | null> {
  return (await db.raw(USE_TOKEN, [hash]))[0]?.organization_id ?? null
}

const END_SIGNED_ON = rawStatement<Record<string, never>, [string, string]>()({
  name: 'end_signed_on',
  text: 'select app.end_signed_on($1, $2)',
  reads: [],
})

export async function endSignedOn(
  db: ScopedDatabase,
  userId: string,
  organizationId: string,
): Promise<void> {
  await db.raw(END_SIGNED_ON, [userId, organizationId])
}

export function selectToken(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('scim_token').select(['hint', 'created_at', 'last_used_at']),
  )
}

export async function replaceToken(
  db: ScopedDatabase,
  token: {
    readonly organizationId: string
    readonly hash: string
    readonly hint: string
    readonly createdBy: string
  },
): Promise<void> {
  await db.rows(sqlBuilder.deleteFrom('scim_token'))
  await db.rows(
    sqlBuilder.insertInto('scim_token').values({
      organization_id: token.organizationId,
      secret_hash: token.hash,
      hint: token.hint,
      created_by: token.createdBy,
    }),
  )
}

export function deleteToken(db: ScopedDatabase) {
  return db.rows(sqlBuilder.deleteFrom('scim_token').returning('hint'))
}

function users() {
  return sqlBuilder
    .selectFrom('scim_user')
    .select(['id', 'user_id', 'user_name', 'email', 'external_id', 'given_name', 'family_name'])
    .select(['display_name', 'is_active', 'deleted_at', 'created_at', 'updated_at'])
}

export type ScimUserRow = NonNullable<Awaited<ReturnType<typeof selectScimUser>>>

function filteredUsers(filter: ScimFilter | undefined) {
  const all = users().where('deleted_at', 'is', null)
  switch (filter?.attribute) {
    case undefined:
      return all
    case 'userName':
      return all.where(sql`lower(user_name)`, '=', filter.value.toLowerCase())
    case 'email':
      return all.where(sql`lower(email)`, '=', filter.value.toLowerCase())
    case 'externalId':
      return all.where('external_id', '=', filter.value)
    case 'displayName':
      return all.where('display_name', '=', filter.value)
    case 'id':
      return all.where(sql`id::text`, '=', filter.value)
  }
}

export function selectScimUsers(db: ScopedDatabase, filter: ScimFilter | undefined) {
  return db.rows(filteredUsers(filter).orderBy('created_at').orderBy('id'))
}

export function selectScimUser(db: ScopedDatabase, id: string) {
  return db.first(users().where('id', '=', id))
}

/** Also one that was deleted. */
export function selectScimUserByName(db: ScopedDatabase, userName: string) {
  return db.first(users().where(sql`lower(user_name)`, '=', userName.toLowerCase()))
}

/** Another person of the directory who has this account. */
export function selectScimUserOf(db: ScopedDatabase, userId: string, otherThan: string) {
  return db.first(
    users()
      .where('user_id', '=', userId)
      .where('id', '<>', otherThan)
      .where('deleted_at', 'is', null),
  )
}

/**
 * Whether the directory has taken somebody out: by the account, or by the address where there is none yet. Whoever was
 * made anew under another name is in.
 */
export async function isTakenOut(
  db: ScopedDatabase,
  { userId, email }: { readonly userId: string | undefined; readonly email: string },
): Promise<boolean> {
  const rows = await db.rows(
    users().where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', email.toLowerCase()),
        ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
      ]),
    ),
  )
  return rows.length > 0 && rows.every(({ is_active }) => !is_active)
}

interface UserRow {
  readonly organizationId: string
  readonly id: string
  readonly userId: string | null
  readonly fields: ScimUserFields
  readonly isDeleted?: boolean
  readonly at: Date
}

export async function saveScimUser(db: ScopedDatabase, row: UserRow): Promise<void> {
  const { organizationId, id, userId, fields, isDeleted = false, at } = row
  const kept = {
    user_id: userId,
    user_name: fields.userName,
    email: fields.email,
    external_id: fields.externalId,
    given_name: fields.givenName,
    family_name: fields.familyName,
    display_name: fields.displayName,
    is_active: fields.isActive,
    deleted_at: isDeleted ? at : null,
    updated_at: at,
  }
  await db.rows(
    sqlBuilder
      .insertInto('scim_user')
      .values({ organization_id: organizationId, id, ...kept })
      .onConflict((oc) => oc.columns(['organization_id', 'id']).doUpdateSet(kept)),
  )
}

function groups() {
  return sqlBuilder
    .selectFrom('scim_group')
    .select(['id', 'display_name', 'external_id', 'stores', 'created_at', 'updated_at'])
}

export type ScimGroupRow = NonNullable<Awaited<ReturnType<typeof selectScimGroup>>>

export function selectScimGroups(db: ScopedDatabase, filter?: ScimFilter) {
  const all = groups().orderBy('created_at').orderBy('id')
  switch (filter?.attribute) {
    case undefined:
      return db.rows(all)
    case 'displayName':
      return db.rows(all.where(sql`lower(display_name)`, '=', filter.value.toLowerCase()))
    case 'externalId':
      return db.rows(all.where('external_id', '=', filter.value))
    case 'id':
      return db.rows(all.where(sql`id::text`, '=', filter.value))
    default:
      return Promise.resolve([])
  }
}

export function selectScimGroup(db: ScopedDatabase, id: string) {
  return db.first(groups().where('id', '=', id))
}

export function selectGroupMembers(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('scim_group_member as m')
      .innerJoin('scim_user as u', (join) =>
        join
          .onRef('u.organization_id', '=', 'm.organization_id')
          .onRef('u.id', '=', 'm.scim_user_id'),
      )
      .select(['m.group_id', 'm.scim_user_id', 'u.user_name'])
      .orderBy('m.scim_user_id'),
  )
}

export async function saveScimGroup(
  db: ScopedDatabase,
  group: {
    readonly organizationId: string
    readonly id: string
    readonly displayName: string
    readonly externalId: string | null
    readonly at: Date
  },
): Promise<void> {
  const { organizationId, id, at } = group
  const kept = { display_name: group.displayName, external_id: group.externalId, updated_at: at }
  await db.rows(
    sqlBuilder
      .insertInto('scim_group')
      .values({ organization_id: organizationId, id, ...kept })
      .onConflict((oc) => oc.columns(['organization_id', 'id']).doUpdateSet(kept)),
  )
}

export async function replaceGroupMembers(
  db: ScopedDatabase,
  {
    organizationId,
    groupId,
    memberIds,
  }: {
    readonly organizationId: string
    readonly groupId: string
    readonly memberIds: readonly string[]
  },
): Promise<void> {
  await db.rows(sqlBuilder.deleteFrom('scim_group_member').where('group_id', '=', groupId))
  if (memberIds.length === 0) return
  await db.rows(
    sqlBuilder.insertInto('scim_group_member').values(
      memberIds.map((id) => ({
        organization_id: organizationId,
        group_id: groupId,
        scim_user_id: id,
      })),
    ),
  )
}

export function deleteScimGroup(db: ScopedDatabase, id: string) {
  return db.rows(sqlBuilder.deleteFrom('scim_group').where('id', '=', id))
}

export function updateGroupStores(
  db: ScopedDatabase,
  groupId: string,
  stores: readonly InvitedStore[],
) {
  return db.rows(
    sqlBuilder
      .updateTable('scim_group')
      .set({ stores: JSON.stringify(stores) })
      .where('id', '=', groupId),
  )
}

export function selectSeatsOf(db: ScopedDatabase, userId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('store_member')
      .select(['store_id', 'role'])
      .where('user_id', '=', userId),
  )
}
