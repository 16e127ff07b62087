import { type CompletionStep, isWorthTelling } from '#domain/completion.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { deleteCompletionRun, saveCompletionRun } from '#server/queries/results/completion-runs.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import type { Services } from '../services.ts'

interface CompletionCall {
  readonly db: ScopedDatabase
  readonly scope: Pick<AuthorizedAudit, 'organizationId' | 'auditId'>
  readonly services: Services
  readonly lines: number
  readonly byName: string
}

/**
 * Completes an audit and shows the progress on its screens. Progress is written in transactions of its own, since
 * this one is visible only after its commit. A failure to write progress is ignored.
 */
export async function withCompletionProgress<Result>(
  { db, scope, services, lines, byName }: CompletionCall,
  complete: (tell: (step: CompletionStep) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const { organizationId, auditId } = scope
  const place = { kind: 'audit', organizationId, auditId } as const
  const startedAt = services.now()
  const beside = async (change: (own: ScopedDatabase) => Promise<unknown>) => {
    if (isWorthTelling(lines)) await services.database.change(place, change).catch(() => {})
  }
  try {
    const result = await complete((step) =>
      beside((own) => saveCompletionRun(own, { organizationId, auditId, step, startedAt, byName })),
    )
    await deleteCompletionRun(db)
    return result
  } catch (error) {
    await beside(deleteCompletionRun)
    throw error
  }
}
