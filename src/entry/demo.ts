// The demo that an empty embedded database starts with. A database run by the operator is never touched.

import { KEY_PREFIX, keyHint } from '#domain/api/api-key.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seedDemo } from '#seeds/demo.ts'
import type { AuthService } from '#server/auth/auth-service.ts'
import type { BillingEngine } from '#server/billing/create-billing.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import { newId } from '#server/new-id.ts'
import { createApiKey } from '#server/queries/api/api-keys.ts'
import { createSecretToken, hashSecret } from '#server/secret-token.ts'

interface DemoOptions {
  readonly config: Config
  readonly database: Database
  readonly auth: Pick<AuthService, 'createUser'>
  readonly billing: BillingEngine
  readonly seals: SealService
}

/** The lines to print once, about a demo that was just made. */
export async function seedDemoIfEmpty(options: DemoOptions): Promise<readonly string[]> {
  const { config, database, auth, billing, seals } = options
  if (config.database.kind !== 'embedded' || !(await isEmpty(database))) return []
  return seedDemoWith({ database, auth, billing, seals })
}

export async function seedDemoWith({
  database,
  auth,
  billing,
  seals,
}: Omit<DemoOptions, 'config'>): Promise<readonly string[]> {
  await seedDemo({
    database,
    seals,
    createUser: (user) => auth.createUser({ ...user, password: DEMO_PASSWORD }),
  })
  await giveDemoPlan(database, billing)
  return [`API key of the demo, shown only this once: ${await makeDemoKey(database)}`]
}

/** A key that may do everything a key can, to try the API with. */
async function makeDemoKey(database: Database): Promise<string> {
  const { rows } = await database.owner.query<{ organization_id: string; user_id: string }>(
    `select m.organization_id, m.user_id from member m join auth."user" u on u.id = m.user_id
     where u.email = $1`,
    [DEMO_ACCOUNTS[0].email],
  )
  const [owner] = rows
  if (!owner) throw new Error('The demo has no owner')
  const secret = `${KEY_PREFIX}${createSecretToken().secret}`
  const { organization_id: organizationId, user_id: createdBy } = owner
  await inTransaction(database.app, (client) =>
    createApiKey(scopedDatabase(client, { kind: 'organization', organizationId }, new Set()), {
      ...{ organizationId, id: newId(), userId: newId(), name: 'Demo', createdBy },
      ...{ secretHash: hashSecret(secret), hint: keyHint(secret), scopes: KEY_SCOPES },
      ...{ storeIds: null, expiresAt: null },
    }),
  )
  return secret
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
