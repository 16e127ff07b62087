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
}
