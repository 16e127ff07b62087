// Who did what and when, for every mutation but the counts.

import { journalDetails } from '#domain/journal-details.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { insertJournal } from '#server/queries/journal.ts'
import type { AuthorizedAudit } from './authorize.ts'
import type { Services } from './services.ts'

export interface Deed {
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
  { action, storeId, details }: Deed,
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

/** Own record: counts and signs of life, which say themselves who, what and when. */
export type JournalRule<Args, Result> =
  | 'own_record'
  | ((call: { readonly args: Args; readonly result: Result }) => Readonly<Record<string, unknown>>)

interface DoneMutation<Args, Result> {
  readonly db: ScopedDatabase
  /** `module:function`. */
  readonly name: string
  readonly rule: JournalRule<Args, Result> | undefined
  readonly scope: {
    readonly viewer: { readonly userId: string } | undefined
    readonly organizationId?: string
    readonly auditId?: string
    readonly storeId?: string
  }
  readonly args: Args
  readonly result: Result
  readonly services: Services
}

/** Writes down every mutation that has not said itself what it did. */
export async function journalMutation<Args, Result>(
  done: DoneMutation<Args, Result>,
): Promise<void> {
  const { db, name, rule, scope, args, result, services } = done
  const userId = scope.viewer?.userId
  const organizationId = organizationOf(done)
  if (rule === 'own_record' || db.notes.journaled || !userId || !organizationId) return
  await insertJournal(db.within({ kind: 'organization', organizationId }), {
    organizationId,
    id: services.newId(),
    auditId: scope.auditId ?? null,
    storeId: scope.storeId ?? null,
    userId,
    action: name.replace(':', '.'),
    details: rule ? rule({ args, result }) : journalDetails(args, result),
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
