import { api } from '#contract/api.ts'
import { type CallRow, MANAGERS_ONLY, NOBODY, OWNERS_ONLY, row, STRANGERS } from './refusals.ts'
import type { Stage } from './stage.ts'

export async function assistantRows(stage: Stage): Promise<readonly CallRow[]> {
  const { orgId, storeId } = stage
  const { auditId } = stage.reviewedLine
  const findingKey = await keepFinding(stage)
  return [
    row(api.ai.getSettings, STRANGERS, { orgId }),
    row(api.ai.setEnabled, OWNERS_ONLY, { orgId, enabled: true }),
    row(api.ai.listRequests, OWNERS_ONLY, { orgId }),
    row(api.ai.getModel, NOBODY, {}),
    // Blind is the default: no way of asking tells counters what the results do not.
    row(api.ai.getSummary, MANAGERS_ONLY, { auditId }),
    row(api.ai.summarize, MANAGERS_ONLY, { auditId }),
    row(api.ai.ask, MANAGERS_ONLY, { auditId, question: 'What is missing?' }),
    row(api.ai.proposeMapping, MANAGERS_ONLY, {
      storeId,
      kind: 'baseline',
      decimal: '.',
      columns: [{ header: 'Qty', samples: ['1'] }],
    }),
    row(api.insights.list, MANAGERS_ONLY, { auditId }),
    row(api.insights.getEvidence, MANAGERS_ONLY, { auditId, findingKey }),
    row(api.insights.refresh, MANAGERS_ONLY, { auditId }),
    row(api.insights.dismiss, MANAGERS_ONLY, { auditId, findingKey, reason: 'Looked there' }),
    row(api.insights.restore, MANAGERS_ONLY, { auditId, findingKey }),
  ]
}

/** Keeps insights of an audit, with one finding in them. */
async function keepFinding({ database, orgId, reviewedLine }: Stage): Promise<string> {
  const { auditId, storeId } = reviewedLine
  const key = 'matrix finding'
  const evidence = { eventIds: [], figures: {} }
  const finding = { kind: 're_read', key, storeId, lines: [], evidence, confidence: 1 }
  const result = {
    findings: [{ title: 'A finding', sentence: 'It is there.', finding }],
    totalFindings: 1,
    ranking: [],
    totalRanked: 0,
    names: { items: {}, shelves: {} },
  }
  await database.owner.query(
    `insert into insight_run (organization_id, audit_id, facts_key, result, computed_at, took_ms)
     values ($1, $2, 'old', $3, now(), 1)`,
    [orgId, auditId, JSON.stringify(result)],
  )
  return key
}
