import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** The person of the scope. */
export function selectUser(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('auth.user')
      .select(['id', 'name', 'email', 'emailVerified', 'image', 'createdAt', 'twoFactorEnabled']),
  )
}

/** Passkeys of the person of the scope, oldest first. */
export function selectPasskeys(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('auth.passkey')
      .select(['id', 'name', 'createdAt', 'lastUsedAt'])
      .orderBy('createdAt')
      .orderBy('id'),
  )
}

/** Open logins of the person of the scope, newest first: all, or those that an organization's provider has opened. */
export function selectLogins(
  db: ScopedDatabase,
  { now, signedOnTo }: { readonly now: Date; readonly signedOnTo: string | undefined },
) {
  const open = sqlBuilder
    .selectFrom('auth.session')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt', 'byPasskey', 'signedOnTo'])
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
  return db.rows(signedOnTo === undefined ? open : open.where('signedOnTo', '=', signedOnTo))
}
