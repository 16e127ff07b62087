// The demo that an empty embedded database starts with. A database run by the operator is never touched.

import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seedDemo } from '#seeds/demo.ts'
import type { AuthService } from '#server/auth/auth-service.ts'
import type { BillingEngine } from '#server/billing/create-billing.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'

interface DemoOptions {
  readonly config: Config
  readonly database: Database
  readonly auth: AuthService
  readonly billing: BillingEngine
  readonly seals: SealService
}

export async function seedDemoIfEmpty(options: DemoOptions): Promise<void> {
  const { config, database, auth, billing, seals } = options
  if (config.database.kind !== 'embedded' || !(await isEmpty(database))) return
  await seedDemoWith({ database, auth, billing, seals })
}

export async function seedDemoWith({
  database,
  auth,
  billing,
  seals,
}: Omit<DemoOptions, 'config'>): Promise<void> {
  await seedDemo({
    database,
    seals,
    createUser: (user) => auth.createUser({ ...user, password: DEMO_PASSWORD }),
  })
  await giveDemoPlan(database, billing)
}

const DEMO_PLAN = 'business'

/** Gives the demo a plan without tight limits. If the plans do not include it, the demo stays as it is. */
async function giveDemoPlan(database: Database, billing: BillingEngine): Promise<void> {
  const { products } = billing.accounts.options.catalog
  if (!products.some(({ id }) => id === DEMO_PLAN)) return
  const { rows } = await database.owner.query<{ id: string }>('select id from organization')
  for (const { id } of rows) await billing.give(id, DEMO_PLAN)
}

export async function hasDemo({
  config,
  database,
}: Pick<DemoOptions, 'config' | 'database'>): Promise<boolean> {
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
