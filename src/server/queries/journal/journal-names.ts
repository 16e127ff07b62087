// Looks up names for the ids in the arguments of a mutation.

import { nameOfEndpoint } from '#domain/webhooks/endpoint.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

type Select = (db: ScopedDatabase, id: string) => Promise<{ name: string | null } | undefined>

/** By argument, with the key that the journal uses for the name. */
export const NAMED_THINGS: readonly {
  readonly argument: string
  readonly fact: string
  readonly select: Select
}[] = [
  {
    argument: 'roomId',
    fact: 'room',
    select: (db, id) => db.first(sqlBuilder.selectFrom('room').select('name').where('id', '=', id)),
  },
  {
    argument: 'shelfId',
    fact: 'shelf',
    select: (db, id) =>
      db.first(sqlBuilder.selectFrom('shelf').select('code as name').where('id', '=', id)),
  },
  {
    argument: 'itemId',
    fact: 'item',
    select: (db, id) => db.first(sqlBuilder.selectFrom('item').select('name').where('id', '=', id)),
  },
  {
    argument: 'fileId',
    fact: 'file',
    select: (db, id) => db.first(sqlBuilder.selectFrom('file').select('name').where('id', '=', id)),
  },
  {
    argument: 'importId',
    fact: 'file',
    select: (db, id) =>
      db.first(sqlBuilder.selectFrom('import').select('file_name as name').where('id', '=', id)),
  },
  {
    argument: 'endpointId',
    fact: 'endpoint',
    select: async (db, id) => {
      const endpoint = sqlBuilder.selectFrom('webhook_endpoint').select('url').where('id', '=', id)
      const found = await db.first(endpoint)
      return found && { name: nameOfEndpoint(found.url) }
    },
  },
  {
    argument: 'groupId',
    fact: 'group',
    select: (db, id) =>
      db.first(
        sqlBuilder.selectFrom('scim_group').select('display_name as name').where('id', '=', id),
      ),
  },
  {
    argument: 'domainId',
    fact: 'domain',
    select: (db, id) =>
      db.first(
        sqlBuilder.selectFrom('organization_domain').select('domain as name').where('id', '=', id),
      ),
  },
  {
    argument: 'invitationId',
    fact: 'email',
    select: (db, id) =>
      db.first(sqlBuilder.selectFrom('invitation').select('email as name').where('id', '=', id)),
  },
]

/** In the scope of the store itself. */
export function selectStoreName(db: ScopedDatabase): Promise<{ name: string } | undefined> {
  return db.first(sqlBuilder.selectFrom('store').select('name'))
}
