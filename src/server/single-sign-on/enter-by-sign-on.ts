// Turns what a provider said of somebody into a person and, where the owners want that, a member. In one transaction,
// in the scope of the organization.

import { Fault, parseFault } from '#domain/fault.ts'
import { refuseForeignJoiner } from '#domain/requirements.ts'
import {
  decideSignOn,
  type KnownAccount,
  refuseSignOn,
  type SignOnClaims,
  type SignOnEntry,
} from '#domain/sign-on.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { openStores } from '../functions/people/invitation-views.ts'
import type { Entitlements } from '../functions/services.ts'
import { insertJournal } from '../queries/journal/journal.ts'
import { joinStore, upsertMember } from '../queries/people/members.ts'
import {
  lockOrganization,
  savePreference,
  selectOrganization,
} from '../queries/people/organizations.ts'
import { isTakenOut } from '../queries/scim/scim.ts'
import {
  insertPerson,
  isMember,
  lockProvider,
  type ProviderRow,
  saveIdentity,
  selectAccount,
  selectProvedDomains,
  selectSubject,
  takeOverUnconfirmed,
} from '../queries/sign-on/sign-on.ts'

export interface Entered {
  readonly userId: string
  /** Set where an account that was there before can be opened by the provider from now on. */
  readonly linked?: { readonly organizationName: string; readonly takesOver: boolean }
}

interface Entry {
  readonly organizationId: string
  readonly provider: ProviderRow
  readonly claims: SignOnClaims
}

export interface EnterOptions {
  readonly entitlements: Entitlements
  /** Addresses of people who operate the installation, also before they have an account. */
  readonly operators: readonly string[]
  readonly now: () => Date
  readonly newId: () => string
}

export async function enterBySignOn(
  db: ScopedDatabase,
  entry: Entry,
  options: EnterOptions,
): Promise<Entered> {
  const { organizationId, claims } = entry
  // People who come for the first time take turns, so that none of them is made twice and no seat is given twice.
  await lockOrganization(db)
  const organization = await selectOrganization(db)
  const provider = await lockProvider(db)
  if (!organization || !provider || !isSame(provider, entry.provider)) refuseSignOn('off')
  const decided = decideSignOn({
    claims,
    domains: await selectProvedDomains(db),
    linked: await accountBy(db, 'id', await selectSubject(db, claims.subject), options),
    byAddress: await accountBy(db, 'email', claims.email?.trim().toLowerCase(), options),
    letsJoin: provider.lets_join,
    isReservedAddress: options.operators.includes(claims.email?.trim().toLowerCase() ?? ''),
  })
  const known = decided.kind === 'create' ? undefined : decided.userId
  // Whoever the directory has taken out does not come back by themselves.
  if (await isTakenOut(db, { userId: known, email: claims.email?.trim() ?? '' })) {
    refuseSignOn('removed')
  }
  const userId = decided.kind === 'create' ? options.newId() : decided.userId
  if (decided.kind === 'create') await insertPerson(db, { ...decided, userId })
  if (decided.kind === 'link' && decided.takesOver) await takeOverUnconfirmed(db, userId)
  const person = { userId, email: decided.kind === 'create' ? decided.email : (claims.email ?? '') }
  if (joins(decided)) await join(db, { ...entry, provider, person }, options)
  const at = options.now()
  const { subject } = claims
  await saveIdentity(db, { organizationId, providerId: provider.id, subject, userId, at })
  await note(db, { organizationId, userId, decided }, options)
  if (decided.kind !== 'link') return { userId }
  return { userId, linked: { organizationName: organization.name, takesOver: decided.takesOver } }
}

function joins(decided: SignOnEntry): boolean {
  return decided.kind === 'create' || (decided.kind === 'link' && decided.joins)
}

/** Whether it is still the one that has answered. */
function isSame(provider: ProviderRow, asked: ProviderRow): boolean {
  return (
    provider.is_on &&
    provider.id === asked.id &&
    provider.issuer === asked.issuer &&
    provider.client_id === asked.client_id &&
    provider.entity_id === asked.entity_id &&
    String(provider.certificates) === String(asked.certificates)
  )
}

async function accountBy(
  db: ScopedDatabase,
  by: 'id' | 'email',
  value: string | undefined,
  { operators }: EnterOptions,
): Promise<KnownAccount | undefined> {
  if (value === undefined) return undefined
  const user = await selectAccount(db, by, value)
  if (!user) return undefined
  return {
    userId: user.id,
    email: user.email,
    isConfirmed: user.emailVerified,
    isOperator: user.role === 'admin' || operators.includes(user.email.toLowerCase()),
    isMember: await isMember(db, user.id),
  }
}

interface Joining extends Entry {
  readonly person: { readonly userId: string; readonly email: string }
}

async function join(
  db: ScopedDatabase,
  { organizationId, provider, person: { userId, email } }: Joining,
  { entitlements }: EnterOptions,
): Promise<void> {
  const organization = await selectOrganization(db)
  if (organization?.suspended_reason != null) refuseSignOn('suspended')
  try {
    refuseForeignJoiner(organization?.email_domains ?? [], { email, isConfirmed: true })
  } catch {
    refuseSignOn('foreign_domain')
  }
  const seat = { db, organizationId, feature: 'members', amount: 1 } as const
  await entitlements.require(seat).catch((error: unknown) => {
    const fault = error instanceof Fault ? error : parseFault(error)
    if (fault?.code === 'limit_reached') refuseSignOn('no_seat')
    throw error
  })
  await upsertMember(db, { organizationId, userId, role: 'member' })
  for (const { storeId, role } of await openStores(db, provider.join_stores)) {
    await joinStore(db, { organizationId, storeId, userId, role })
  }
  await savePreference(db.within({ kind: 'user', userId }), userId, organizationId)
}

interface Noted {
  readonly organizationId: string
  readonly userId: string
  readonly decided: SignOnEntry
}

async function note(
  db: ScopedDatabase,
  { organizationId, userId, decided }: Noted,
  { newId }: EnterOptions,
): Promise<void> {
  if (decided.kind === 'return') return
  await insertJournal(db, {
    ...{ organizationId, userId, auditId: null, storeId: null, id: newId() },
    action: joins(decided) ? 'signOn.join' : 'signOn.link',
    details: {},
  })
}
