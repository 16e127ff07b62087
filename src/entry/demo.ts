// The demo that an empty embedded database starts with. A database that somebody else runs is never
// touched.

import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seedDemo } from '#seeds/demo.ts'
import type { AuthService } from '#server/auth/auth-service.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'

interface DemoOptions {
  readonly config: Config
  readonly database: Database
  readonly auth: AuthService
}

export async function seedDemoIfEmpty({ config, database, auth }: DemoOptions): Promise<void> {
  if (config.database.kind !== 'embedded' || !(await isEmpty(database))) return
  await seedDemoWith(database, auth)
}

export function seedDemoWith(database: Database, auth: AuthService): Promise<void> {
  return seedDemo({
    database,
    createUser: (user) => auth.createUser({ ...user, password: DEMO_PASSWORD }),
  })
}

export async function hasDemo({ config, database }: Omit<DemoOptions, 'auth'>): Promise<boolean> {
  if (config.database.kind !== 'embedded') return false
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const { rowCount } = await database.auth.query('select from auth."user" where email = any($1)', [
    emails,
  ])
  return (rowCount ?? 0) > 0
}

export function demoLines(): readonly string[] {
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email}  (${role})`)
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts]
}
