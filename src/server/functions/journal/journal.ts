// Who did what and when, for every mutation except counts.

import { journalDetails } from '#domain/journal-details.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { insertJournal, type JournalEntry } from '#server/queries/journal/journal.ts'
import { NAMED_THINGS, selectStoreName } from '#server/queries/journal/journal-names.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import type { Services } from '../services.ts'

export interface JournaledAction {
  /** In the form `module.function`. */
  readonly action: string
  /** Omitted if it concerns more than one store. */
  readonly storeId?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes an entry about an audit, in the same transaction. */
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

/** Writes an entry for an organization, also for a person who may not be a member, in the same transaction. */
export async function noteInOrganization(
  { db, services }: { readonly db: ScopedDatabase; readonly services: Services },
  entry: Pick<JournalEntry, 'organizationId' | 'userId' | 'action' | 'details'>,
): Promise<void> {
  await insertJournal(db, { ...entry, id: services.newId(), auditId: null, storeId: null })
  db.notes.journaled = true
}

/** `own_record` is for counts and heartbeats, whose own rows say who, what and when. */
export type JournalRule<Args, Result> =
  | 'own_record'
  | ((call: { readonly args: Args; readonly result: Result }) => Readonly<Record<string, unknown>>)

interface Doing<Args> {
  readonly db: ScopedDatabase
  /** In the form `module:function`. */
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
  /** Names of the things that the mutation is about. */
  readonly names?: Names
  readonly result: Result
  readonly services: Services
}

/** Null if the thing has no name. */
type Names = Readonly<Record<string, string | null>>

/**
 * Called before the mutation runs, so that the entry has the names from before the change. Names are stored by value,
 * so that an entry stays readable after its shelf is renamed.
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

/** Writes an entry for every mutation that has not written its own. */
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

/** The organization whose journal gets the entry: the one in the scope, or the only one that the mutation entered. */
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
