// The database roles of the app. They belong to the whole cluster, so they are created outside of the migrations, which
// belong to one database.

import type { Client } from 'pg'
import { DatabaseRefused } from './database-refused.ts'

export const APP_ROLE = 'shelfcount_app'
export const AUTH_ROLE = 'shelfcount_auth'

const DUPLICATE_OBJECT = '42710'
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

export async function ensureRoles(client: Client): Promise<void> {
  for (const role of [APP_ROLE, AUTH_ROLE]) await ensureRole(client, role)
}

async function ensureRole(client: Client, role: string): Promise<void> {
  try {
    const found = await client.query('select from pg_roles where rolname = $1', [role])
    if (found.rowCount === 0) await createRole(client, role)
    const member = await client.query("select pg_has_role($1, 'member') as yes", [role])
    if (!member.rows[0]?.yes) await client.query(`grant ${role} to current_user`)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new DatabaseRefused(
      `The database user may not create the role ${role}. Give it CREATEROLE, or let an ` +
        `administrator run: create role ${role} nologin; grant ${role} to <that user>;`,
      { cause: error },
    )
  }
}

/** Another database of the same cluster may create the same role at the same time. */
async function createRole(client: Client, role: string): Promise<void> {
  try {
    await client.query(`create role ${role} nologin`)
  } catch (error) {
    const code = codeOf(error)
    if (code !== DUPLICATE_OBJECT && code !== UNIQUE_VIOLATION) throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
