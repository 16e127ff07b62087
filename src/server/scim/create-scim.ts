// The calls of a directory: people and groups of one organization, each in a transaction of its own.

import type { Pool } from 'pg'
import { ScimFault } from '#domain/scim/scim-fault.ts'
import { parseScimFilter } from '#domain/scim/scim-filter.ts'
import { patchScimGroup, readScimGroup, type ScimGroupFields } from '#domain/scim/scim-group.ts'
import {
  patchScimUser,
  readOperations,
  readScimUser,
  type ScimUserFields,
} from '#domain/scim/scim-user.ts'
import { type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { reseatGroups, type SeatOptions, seatPerson } from '../functions/scim/seat-people.ts'
import { lockOrganization } from '../queries/people/organizations.ts'
import {
  deleteScimGroup,
  replaceGroupMembers,
  type ScimGroupRow,
  type ScimUserRow,
  saveScimGroup,
  saveScimUser,
  selectDirectory,
  selectGroupMembers,
  selectScimGroup,
  selectScimGroups,
  selectScimUser,
  selectScimUserByName,
  selectScimUsers,
} from '../queries/scim/scim.ts'
import { hashSecret } from '../secret-token.ts'

interface ScimOptions extends SeatOptions {
  readonly pool: Pool
  readonly now: () => Date
}

export interface ScimGroupDetails extends ScimGroupRow {
  readonly members: readonly { readonly id: string; readonly userName: string }[]
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createScim(options: ScimOptions) {
  const { pool, now, newId } = options
  const inScope = <Result>(organizationId: string, run: (db: ScopedDatabase) => Promise<Result>) =>
    inTransaction(pool, (client) =>
      run(scopedDatabase(client, { kind: 'organization', organizationId }, new Set())),
    )
  /** Changes take turns, so that no seat is given twice. */
  const changing = <Result>(organizationId: string, run: (db: ScopedDatabase) => Promise<Result>) =>
    inScope(organizationId, async (db) => {
      await lockOrganization(db)
      return run(db)
    })

  async function userOf(db: ScopedDatabase, id: string): Promise<ScimUserRow> {
    const row = ID.test(id) ? await selectScimUser(db, id.toLowerCase()) : undefined
    if (!row || row.deleted_at !== null) throw new ScimFault(404, 'There is no such user.')
    return row
  }

  async function keepUser(
    db: ScopedDatabase,
    organizationId: string,
    user: {
      readonly id: string
      readonly userId: string | null
      readonly fields: ScimUserFields
      readonly isDeleted?: boolean
    },
  ): Promise<ScimUserRow> {
    const twin = await selectScimUserByName(db, user.fields.userName)
    if (twin && twin.id !== user.id) {
      throw new ScimFault(409, 'There is a user of this name already.', 'uniqueness')
    }
    const seated = { organizationId, scimUserId: user.id, userId: user.userId, fields: user.fields }
    const userId = await seatPerson(db, seated, options)
    await saveScimUser(db, { ...user, organizationId, userId, at: now() })
    const saved = await selectScimUser(db, user.id)
    if (!saved) throw new Error('a user that was just saved is gone')
    return saved
  }

  function changeUser(
    organizationId: string,
    id: string,
    change: (before: ScimUserFields) => ScimUserFields,
    isDeleted = false,
  ): Promise<ScimUserRow> {
    return changing(organizationId, async (db) => {
      const row = await userOf(db, id)
      const fields = change(fieldsOf(row))
      return keepUser(db, organizationId, { id: row.id, userId: row.user_id, fields, isDeleted })
    })
  }

  async function groupOf(db: ScopedDatabase, id: string): Promise<ScimGroupDetails> {
    const row = ID.test(id) ? await selectScimGroup(db, id.toLowerCase()) : undefined
    if (!row) throw new ScimFault(404, 'There is no such group.')
    return (await withMembers(db, [row]))[0] ?? { ...row, members: [] }
  }

  async function keepGroup(
    db: ScopedDatabase,
    organizationId: string,
    group: {
      readonly id: string
      readonly fields: ScimGroupFields
      readonly before: readonly string[]
    },
  ): Promise<ScimGroupDetails> {
    const { id, fields, before } = group
    const value = fields.displayName
    const [twin] = await selectScimGroups(db, { attribute: 'displayName', value })
    if (twin && twin.id !== id) {
      throw new ScimFault(409, 'There is a group of this name already.', 'uniqueness')
    }
    const known = new Map((await selectScimUsers(db, undefined)).map((row) => [row.id, row]))
    const memberIds = fields.memberIds.map((one) => one.toLowerCase())
    if (memberIds.some((one) => !known.has(one))) {
      throw new ScimFault(400, 'A member of the group is not a user here.', 'invalidValue')
    }
    await saveScimGroup(db, { ...fields, organizationId, id, at: now() })
    await replaceGroupMembers(db, { organizationId, groupId: id, memberIds })
    const touched = [...new Set([...before, ...memberIds])].flatMap((one) => known.get(one) ?? [])
    await reseatGroups(db, organizationId, touched, options)
    return groupOf(db, id)
  }

  function changeGroup(
    organizationId: string,
    id: string,
    change: (before: ScimGroupFields) => ScimGroupFields,
  ): Promise<ScimGroupDetails> {
    return changing(organizationId, async (db) => {
      const { members, ...row } = await groupOf(db, id)
      const before = members.map((member) => member.id)
      const fields = change({
        displayName: row.display_name,
        externalId: row.external_id,
        memberIds: before,
      })
      return keepGroup(db, organizationId, { id: row.id, fields, before })
    })
  }

  return {
    /** Null for a secret that is nobody's. */
    directoryOf: (secret: string) =>
      inTransaction(pool, (client) =>
        selectDirectory(
          scopedDatabase(client, { kind: 'user', userId: '' }, new Set()),
          hashSecret(secret),
        ),
      ),

    listUsers: (organizationId: string, filter: string | undefined) =>
      inScope(organizationId, (db) => selectScimUsers(db, parseScimFilter(filter))),
    getUser: (organizationId: string, id: string) =>
      inScope(organizationId, (db) => userOf(db, id)),
    createUser: (organizationId: string, body: unknown) =>
      changing(organizationId, async (db) => {
        const fields = readScimUser(body)
        const earlier = await selectScimUserByName(db, fields.userName)
        if (earlier && earlier.deleted_at === null) {
          throw new ScimFault(409, 'There is a user of this name already.', 'uniqueness')
        }
        const id = earlier?.id ?? newId()
        return keepUser(db, organizationId, { id, userId: earlier?.user_id ?? null, fields })
      }),
    replaceUser: (organizationId: string, id: string, body: unknown) =>
      changeUser(organizationId, id, (before) => readScimUser(body, before)),
    patchUser: (organizationId: string, id: string, body: unknown) =>
      changeUser(organizationId, id, (before) => patchScimUser(before, readOperations(body))),
    async deleteUser(organizationId: string, id: string): Promise<void> {
      await changeUser(organizationId, id, (before) => ({ ...before, isActive: false }), true)
    },

    listGroups: (organizationId: string, filter: string | undefined) =>
      inScope(organizationId, async (db) =>
        withMembers(db, await selectScimGroups(db, parseScimFilter(filter))),
      ),
    getGroup: (organizationId: string, id: string) =>
      inScope(organizationId, (db) => groupOf(db, id)),
    createGroup: (organizationId: string, body: unknown) =>
      changing(organizationId, (db) =>
        keepGroup(db, organizationId, { id: newId(), fields: readScimGroup(body), before: [] }),
      ),
    replaceGroup: (organizationId: string, id: string, body: unknown) =>
      changeGroup(organizationId, id, (before) =>
        readScimGroup(body, { ...before, memberIds: [] }),
      ),
    patchGroup: (organizationId: string, id: string, body: unknown) =>
      changeGroup(organizationId, id, (before) => patchScimGroup(before, readOperations(body))),
    deleteGroup: (organizationId: string, id: string) =>
      changing(organizationId, async (db) => {
        const group = await groupOf(db, id)
        const members = new Set(group.members.map((member) => member.id))
        const people = await selectScimUsers(db, undefined)
        await deleteScimGroup(db, group.id)
        await reseatGroups(
          db,
          organizationId,
          people.filter((person) => members.has(person.id)),
          options,
        )
      }),
  }
}

export type Scim = ReturnType<typeof createScim>

function fieldsOf(row: ScimUserRow): ScimUserFields {
  return {
    userName: row.user_name,
    email: row.email,
    externalId: row.external_id,
    givenName: row.given_name,
    familyName: row.family_name,
    displayName: row.display_name,
    isActive: row.is_active,
  }
}

async function withMembers(
  db: ScopedDatabase,
  rows: readonly ScimGroupRow[],
): Promise<readonly ScimGroupDetails[]> {
  const members = Map.groupBy(await selectGroupMembers(db), (one) => one.group_id)
  return rows.map((row) => ({
    ...row,
    members: (members.get(row.id) ?? []).map((one) => ({
      id: one.scim_user_id,
      userName: one.user_name,
    })),
  }))
}
