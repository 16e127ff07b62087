// Who did what and when, for every mutation but the counts.

import { journalDetails } from '#domain/journal-details.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { insertJournal, type JournalEntry } from '#server/queries/journal/journal.ts'
import { NAMED_THINGS, selectStoreName } from '#server/queries/journal/journal-names.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import type { Services } from '../services.ts'

export interface JournaledAction {
  /** `module.function`. */
  readonly action: string
  /** Left out: it concerns more than one store. */
  readonly storeId?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes down what somebody has done to an audit, in the same transaction. */
export async function noteInJournal(
  call: {
    readonly db: ScopedDatabase
    readonly scope: Pick<AuthorizedAudit, 'organizationId' | 'auditId' | 'userId'>
    readonly services: Services
  },
  { action, storeId, details }: JournaledAction,
): Promise<void> {
  const { organizationId, auditId, userId } = call.scope
  await insertJournal(call.db, {
    organizationId,
    id: call.services.newId(),
    auditId,
    storeId: storeId ?? null,
    userId,
    action,
    details: details ?? {},
  })
  call.db.notes.journaled = true
}

/** What somebody has done to an organization that they may not be in, in the same transaction. */
export async function noteInOrganization(
  { db, services }: { readonly db: ScopedDatabase; readonly services: Services },
  entry: Pick<JournalEntry, 'organizationId' | 'userId' | 'action' | 'details'>,
): Promise<void> {
  await insertJournal(db, { ...entry, id: services.newId(), auditId: null, storeId: null })
  db.notes.journaled = true
}

/** Own record: counts and signs of life, which say themselves who, what and when. */
export type JournalRule<Args, Result> =
  | 'own_record'
  | ((call: { readonly args: Args; readonly result: Result }) => Readonly<Record<string, unknown>>)

interface Doing<Args> {
  readonly db: ScopedDatabase
  /** `module:function`. */
  readonly name: string
  readonly scope: {
    readonly viewer: { readonly userId: string } | undefined
    readonly organizationId?: string
    readonly auditId?: string
    readonly storeId?: string
  }
  readonly args: Args
}

interface DoneMutation<Args, Result> extends Doing<Args> {
  readonly rule: Exclude<JournalRule<Args, Result>, 'own_record'> | undefined
  /** What the things are called that it is about. */
  readonly names?: Names
  readonly result: Result
  readonly services: Services
}

/** Null: it has none. */
type Names = Readonly<Record<string, string | null>>

/**
 * Asked before it is done, so that the journal calls a thing by the name that it had. Kept by value:
 * what was done to a shelf stays readable when the shelf has another name.
 */
export async function namesFor(doing: Doing<unknown>): Promise<Names> {
  const { db, name, scope, args } = doing
  const { organizationId, storeId } = scope
  if (organizationId === undefined || !isRecord(args)) return {}
  const own = db.within({ kind: 'organization', organizationId })
  const names: Record<string, string | null> = {}
  for (const { argument, fact, select } of NAMED_THINGS) {
    const id = args[argument]
    const found = typeof id === 'string' ? await select(own, id) : undefined
    if (found) names[fact] = found.name
  }
  if (name.startsWith('stores:') && storeId !== undefined) {
    const found = await selectStoreName(db)
    if (found) names.store = found.name
  }
  return names
}

/** Writes down every mutation that has not said itself what it did. */
export async function journalMutation<Args, Result>(
  done: DoneMutation<Args, Result>,
): Promise<void> {
  const { db, name, rule, scope, names, args, result, services } = done
  const userId = scope.viewer?.userId
  const organizationId = organizationOf(done)
  if (db.notes.journaled || !userId || !organizationId) return
  await insertJournal(db.within({ kind: 'organization', organizationId }), {
    organizationId,
    id: services.newId(),
    auditId: scope.auditId ?? null,
    storeId: scope.storeId ?? null,
    userId,
    action: name.replace(':', '.'),
    details: { ...(rule ? rule({ args, result }) : journalDetails(args, result)), ...names },
  })
}

/** Whose journal it belongs to: where it acted, or the one organization that it entered. */
function organizationOf({
  db,
  scope,
  args,
}: Pick<DoneMutation<unknown, unknown>, 'db' | 'scope' | 'args'>): string | undefined {
  if (scope.organizationId !== undefined) return scope.organizationId
  const named = isRecord(args) ? args.organizationId : undefined
  if (typeof named === 'string') return named
  const [entered, another] = db.notes.organizations
  return another === undefined ? entered : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
