import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockAudit, selectAudit } from '#server/queries/audits/audits.ts'

/** Locks an audit until the end of the transaction, so that concurrent changes run one after the other. */
export async function lockedAudit(db: ScopedDatabase, auditId: string) {
  await lockAudit(db, auditId)
  const audit = await selectAudit(db)
  if (!audit) throw new Fault('not_found')
  return audit
}
