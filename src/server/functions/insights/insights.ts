// Insights: made again when counts have changed, dismissed with a reason, and restored.

import { api } from '#contract/api.ts'
import { enqueueMaterializing } from '#server/jobs/materialize-results-job.ts'
import {
  deleteDismissal,
  saveDismissal,
  selectFactsKey,
  selectInsightAge,
} from '#server/queries/insights/insights.ts'
import { implementAction, implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { getEvidence, listInsights, requireFinding } from './insight-lists.ts'

/** While people count, insights are made at most this often, and less often if making them takes long. */
const REST_MS = 5_000
const REST_FACTOR = 4

const refresh = implementAction(api.insights.refresh, {
  authorize: inAudit,
  run: async ({ scope: { organizationId, auditId }, services }) => {
    const key = { organizationId, auditId }
    const { isCurrent, isResting } = await services.database.change(
      { kind: 'audit', ...key },
      async (db) => {
        const run = await selectInsightAge(db)
        const ageMs = run ? services.now().getTime() - run.computed_at.getTime() : null
        const rest = Math.max(REST_MS, (run?.took_ms ?? 0) * REST_FACTOR)
        return {
          isCurrent: run?.facts_key === (await selectFactsKey(db, auditId)),
          isResting: ageMs !== null && ageMs < rest,
        }
      },
    )
    if (isCurrent || isResting) return { isCurrent }
    await Promise.all([
      services.insights.make(key),
      // People who watch results during the count need the lines materialized as well.
      services.database.change({ kind: 'audit', ...key }, (db) => enqueueMaterializing(db, key)),
    ])
    return { isCurrent: true }
  },
})

const dismiss = implementMutation(api.insights.dismiss, {
  authorize: inAudit,
  run: async ({ db, scope, args: { findingKey, reason }, services }) => {
    const { organizationId, auditId, userId, managedStoreIds } = scope
    const { title, sentence, finding } = await requireFinding(db, managedStoreIds, findingKey)
    const now = services.now()
    await saveDismissal(db, { organizationId, auditId, findingKey, reason, userId, now })
    await noteInJournal(
      { db, scope, services },
      {
        action: 'insights.dismiss',
        storeId: finding.storeId,
        details: { kind: finding.kind, title, sentence, reason },
      },
    )
    return null
  },
})

const restore = implementMutation(api.insights.restore, {
  authorize: inAudit,
  run: async ({ db, scope, args: { findingKey }, services }) => {
    const { title, finding } = await requireFinding(db, scope.managedStoreIds, findingKey)
    await deleteDismissal(db, findingKey)
    await noteInJournal(
      { db, scope, services },
      {
        action: 'insights.restore',
        storeId: finding.storeId,
        details: { kind: finding.kind, title },
      },
    )
    return null
  },
})

export const insights = [listInsights, getEvidence, refresh, dismiss, restore]
