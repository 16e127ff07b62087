// One file with everything that an installation keeps, and the way back.

import type pg from 'pg'
import { type ConnectionTarget, newClient } from '../db/connection-target.ts'
import { DatabaseRefused } from '../db/database-refused.ts'
import { ensureRoles } from '../db/roles.ts'
import { findTool, runTool } from './postgres-tools.ts'

/** The log of changes names transactions of one server, and means nothing in another. */
const WITHOUT = ['--exclude-table-data=app.change_log']

export async function backUp(connection: ConnectionTarget, file: string): Promise<void> {
  const server = await onServer(connection, factsOf)
  refuseLimited(server, 'A backup')
  const args = ['--format=custom', ...WITHOUT, `--file=${file}`]
  await runTool(findTool('pg_dump', server.major), args, connection)
}

/** Into an empty database, all of it or nothing. */
export async function restore(connection: ConnectionTarget, file: string): Promise<void> {
  const server = await onServer(connection, async (client) => {
    const facts = await factsOf(client)
    refuseLimited(facts, 'A restore')
    if (!facts.empty) {
      throw new DatabaseRefused(
        'This database is in use. Restore into an empty one; nothing was changed.',
      )
    }
    await ensureRoles(client)
    return facts
  })
  const args = ['--exit-on-error', '--single-transaction']
  await runTool(findTool('pg_restore', server.major), [...args, file], connection)
  // Phones may have read changes of the catalogue that the backup does not have: they load it anew.
  await onServer(connection, (client) =>
    client.query('update catalogue_version set era = gen_random_uuid()'),
  )
}

interface ServerFacts {
  readonly major: number
  /** Whether row-level security does not apply to this user. */
  readonly sees_all: boolean
  readonly empty: boolean
}

async function factsOf(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as major,
       rolsuper or rolbypassrls as sees_all, to_regclass('public.schema_version') is null as empty
     from pg_roles where rolname = current_user`,
  )
  return rows[0] ?? { major: 0, sees_all: false, empty: false }
}

/** Without this right, rows of tenants would be missing. */
function refuseLimited({ sees_all }: ServerFacts, what: string): void {
  if (sees_all) return
  throw new DatabaseRefused(
    `${what} needs a superuser, or a role with BYPASSRLS: set DATABASE_ADMIN_URL to the same database with such a user.`,
  )
}

async function onServer<Result>(
  connection: ConnectionTarget,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = newClient(connection, {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
