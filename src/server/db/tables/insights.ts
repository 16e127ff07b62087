// Findings of an audit, and requests to a language model.

import type { ColumnType } from 'kysely'
import type { Created } from './created.ts'

export interface InsightTables {
  insight_run: {
    organization_id: string
    audit_id: string
    facts_key: string
    result: ColumnType<unknown, string, string>
    computed_at: Date
    took_ms: number
  }
  insight_dismissal: {
    organization_id: string
    audit_id: string
    finding_key: string
    reason: string
    dismissed_by: string | null
    dismissed_at: Date
  }
  organization_ai: {
    organization_id: string
    enabled: boolean
    changed_by: string | null
    changed_at: Date
  }
  ai_request: {
    organization_id: string
    id: string
    audit_id: string | null
    user_id: string | null
    kind: 'summary' | 'question' | 'mapping'
    model: string
    prompt_sha256: string
    outcome: string
    input_tokens: number | null
    output_tokens: number | null
    duration_ms: number
    at: Created
  }
}
