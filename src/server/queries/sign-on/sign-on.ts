// Identity providers of organizations, the domains they speak for, and who comes by them.

import type { InvitedStore } from '#domain/invitation.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectDomains(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('organization_domain')
      .select(['id', 'domain', 'token', 'proved_at'])
      .orderBy('domain'),
  )
}

export function selectDomain(db: ScopedDatabase, domainId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('organization_domain')
      .select(['id', 'domain', 'token', 'proved_at'])
      .where('id', '=', domainId),
  )
}

export async function selectProvedDomains(db: ScopedDatabase): Promise<readonly string[]> {
  const rows = await selectDomains(db)
  return rows.filter(({ proved_at }) => proved_at !== null).map(({ domain }) => domain)
}

export function insertDomain(
  db: ScopedDatabase,
  domain: {
    readonly organizationId: string
    readonly id: string
    readonly domain: string
    readonly token: string
  },
) {
  const { organizationId, ...rest } = domain
  return db.rows(
    sqlBuilder
      .insertInto('organization_domain')
      .values({ ...rest, organization_id: organizationId }),
  )
}

/** Throws a unique violation where another organization has proved it. */
export function saveProof(db: ScopedDatabase, domainId: string, at: Date) {
  return db.rows(
    sqlBuilder.updateTable('organization_domain').set({ proved_at: at }).where('id', '=', domainId),
  )
}

export function deleteDomain(db: ScopedDatabase, domainId: string) {
  return db.rows(sqlBuilder.deleteFrom('organization_domain').where('id', '=', domainId))
}

function providers() {
  return sqlBuilder
    .selectFrom('identity_provider')
    .select(['id', 'protocol', 'name', 'is_on', 'tested_at', 'last_test'])
    .select(['lets_join', 'join_stores'])
    .select(['issuer', 'client_id', 'client_secret', 'entity_id', 'sign_on_url', 'certificates'])
}

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof selectProvider>>>

/** An organization has one at most. */
export function selectProvider(db: ScopedDatabase) {
  return db.first(providers())
}

/** Until the end of the transaction. */
export function lockProvider(db: ScopedDatabase) {
  return db.first(providers().forUpdate())
}

/** What is kept of either protocol; the columns of the other are null. */
export interface ProviderSettings {
  readonly protocol: 'oidc' | 'saml'
  readonly name: string
  readonly issuer: string | null
  readonly client_id: string | null
  readonly client_secret: string | null
  readonly entity_id: string | null
  readonly sign_on_url: string | null
  readonly certificates: readonly string[] | null
}

export function insertProvider(
  db: ScopedDatabase,
  provider: ProviderSettings & {
    readonly organizationId: string
    readonly id: string
    readonly createdBy: string
  },
) {
  const { organizationId, createdBy, ...rest } = provider
  return db.rows(
    sqlBuilder
      .insertInto('identity_provider')
      .values({ ...rest, organization_id: organizationId, created_by: createdBy }),
  )
}

export function updateProvider(
  db: ScopedDatabase,
  change: Partial<ProviderSettings> & {
    readonly is_on?: boolean
    readonly tested_at?: Date | null
    readonly last_test?: string | null
  },
) {
  return db.rows(sqlBuilder.updateTable('identity_provider').set(change))
}

export function updateJoining(
  db: ScopedDatabase,
  letsJoin: boolean,
  stores: readonly InvitedStore[],
) {
  return db.rows(
    sqlBuilder
      .updateTable('identity_provider')
      .set({ lets_join: letsJoin, join_stores: JSON.stringify(stores) }),
  )
}

export function deleteProvider(db: ScopedDatabase) {
  return db.rows(sqlBuilder.deleteFrom('identity_provider'))
}

/** Forgets whom the provider meant: with another one the same subject may be somebody else. */
export function deleteIdentities(db: ScopedDatabase) {
  return db.rows(sqlBuilder.deleteFrom('sign_on_identity'))
}

/** The people who came by the provider. */
function selectIdentities(db: ScopedDatabase) {
  return db.rows(sqlBuilder.selectFrom('sign_on_identity').select(['user_id', 'last_used_at']))
}

export async function selectSignedOn(db: ScopedDatabase): Promise<ReadonlySet<string>> {
  return new Set((await selectIdentities(db)).map(({ user_id }) => user_id))
}

export async function selectSubject(
  db: ScopedDatabase,
  subject: string,
): Promise<string | undefined> {
  const row = await db.first(
    sqlBuilder.selectFrom('sign_on_identity').select('user_id').where('subject', '=', subject),
  )
  return row?.user_id
}

export function saveIdentity(
  db: ScopedDatabase,
  identity: {
    readonly organizationId: string
    readonly providerId: string
    readonly subject: string
    readonly userId: string
    readonly at: Date
  },
) {
  const { organizationId, providerId, subject, userId, at } = identity
  return db.rows(
    sqlBuilder
      .insertInto('sign_on_identity')
      .values({
        organization_id: organizationId,
        provider_id: providerId,
        subject,
        user_id: userId,
        last_used_at: at,
      })
      .onConflict((oc) =>
        oc
          .columns(['organization_id', 'provider_id', 'subject'])
          .doUpdateSet({ last_used_at: at, user_id: userId }),
      ),
  )
}

interface Attempt {
  readonly organizationId: string
  readonly id: string
  readonly providerId: string
  readonly tokenHash: string
  readonly browserHash: string | null
  readonly testedBy: string | null
  readonly nonce: string
  readonly verifier: string
  readonly returnTo: string | null
  readonly expiresAt: Date
}

export async function insertAttempt(
  db: ScopedDatabase,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await db.rows(sqlBuilder.deleteFrom('sign_on_attempt').where('expires_at', '<', now))
  await db.rows(
    sqlBuilder.insertInto('sign_on_attempt').values({
      organization_id: attempt.organizationId,
      id: attempt.id,
      provider_id: attempt.providerId,
      token_hash: attempt.tokenHash,
      browser_hash: attempt.browserHash,
      tested_by: attempt.testedBy,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      return_to: attempt.returnTo,
      expires_at: attempt.expiresAt,
    }),
  )
}

/** Each is taken once. In the scope of the token that names it. */
export function takeAttempt(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .deleteFrom('sign_on_attempt')
      .returning(['organization_id', 'id', 'provider_id', 'browser_hash', 'tested_by'])
      .returning(['nonce', 'verifier', 'return_to', 'expires_at', 'answer']),
  )
}

/** Whether somebody waits for it. In the scope of the token that names the attempt. */
export async function saveAnswer(
  db: ScopedDatabase,
  organizationId: string,
  answer: string,
): Promise<boolean> {
  const waiting = await db.rows(
    sqlBuilder
      .updateTable('sign_on_attempt')
      .set({ answer })
      .where('organization_id', '=', organizationId)
      .where('answer', 'is', null)
      .returning('id'),
  )
  return waiting.length > 0
}

const SIGN_ON_FOR = rawStatement<{ organization_id: string; provider_id: string }, [string]>()({
  name: 'sign_on_for',
  text: 'select organization_id, provider_id from app.sign_on_for($1)',
  reads: [],
})

/** By a proved domain whose provider is on. In any scope. */
export async function selectSignOnFor(db: ScopedDatabase, domain: string) {
  return (await db.raw(SIGN_ON_FOR, [domain]))[0]
}

export function selectAccount(db: ScopedDatabase, by: 'id' | 'email', value: string) {
  return db.first(
    sqlBuilder
      .selectFrom('auth.user as u')
      .select(['u.id', 'u.email', 'u.name', 'u.emailVerified', 'u.role'])
      .where(by === 'id' ? 'u.id' : 'u.email', '=', value),
  )
}

export async function isMember(db: ScopedDatabase, userId: string): Promise<boolean> {
  const row = await db.first(
    sqlBuilder.selectFrom('member').select('role').where('user_id', '=', userId),
  )
  return row !== undefined
}

const INSERT_PERSON = rawStatement<Record<string, never>, [string, string, string]>()({
  name: 'insert_signed_on',
  text: 'select app.insert_signed_on($1, $2, $3)',
  reads: [],
})

export async function insertPerson(
  db: ScopedDatabase,
  {
    userId,
    name,
    email,
  }: { readonly userId: string; readonly name: string; readonly email: string },
): Promise<void> {
  await db.raw(INSERT_PERSON, [userId, name, email])
}

const TAKE_OVER = rawStatement<Record<string, never>, [string]>()({
  name: 'take_over_unconfirmed',
  text: 'select app.take_over_unconfirmed($1)',
  reads: [],
})

export async function takeOverUnconfirmed(db: ScopedDatabase, userId: string): Promise<void> {
  await db.raw(TAKE_OVER, [userId])
}
