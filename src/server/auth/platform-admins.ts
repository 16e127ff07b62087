// The operators of this installation: people added on the command line, and people with an address from the
// configuration once they have confirmed it. An address alone proves nothing, since anyone can sign up with it.

import type { Pool } from 'pg'

const APPLY = `
  with wanted as (
    select u.id,
      exists (select from auth.platform_admin p where p.user_id = u.id)
        or (u."emailVerified" and u.email = any($1)) as admin
    from auth."user" u where $2::text is null or u.id = $2
  )
  update auth."user" u set role = case when w.admin then 'admin' end
  from wanted w where u.id = w.id and w.admin is distinct from (u.role is not distinct from 'admin')`

export interface PlatformAdmins {
  /** Grants and revokes the role, for all users or one. */
  apply(userId?: string): Promise<void>
}

export function createPlatformAdmins(pool: Pool, emails: readonly string[]): PlatformAdmins {
  const configured = emails.map((email) => email.toLowerCase())
  return {
    async apply(userId) {
      await pool.query(APPLY, [configured, userId ?? null])
    },
  }
}

/** False if there is no account with this address. */
export async function markPlatformAdmin(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into auth.platform_admin (user_id) select id from auth."user" where email = $1
     on conflict (user_id) do update set user_id = excluded.user_id`,
    [email.toLowerCase()],
  )
  return rowCount === 1
}

/** False if no account with this address was marked. */
export async function unmarkPlatformAdmin(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from auth.platform_admin p using auth."user" u
     where u.id = p.user_id and u.email = $1`,
    [email.toLowerCase()],
  )
  return rowCount === 1
}
