import type { Pool, PoolClient } from 'pg'

/** The language in the profile of this address, or else in the sender's profile; null if neither has one. */
export type ReadersLanguage = (email: string, writerId?: string) => Promise<string | null>

export function createReadersLanguage(auth: Pool | PoolClient): ReadersLanguage {
  return async (email, writerId) => {
    const { rows } = await auth.query<{ readonly language: string }>(
      `select language from auth."user"
       where language is not null and (email = $1 or id = $2)
       order by email = $1 desc limit 1`,
      [email, writerId ?? null],
    )
    return rows[0]?.language ?? null
  }
}
