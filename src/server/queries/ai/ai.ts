// Whether an organization uses a language model, and a log of the requests to it.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'

export function selectAiSettings(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('organization_ai as o')
      .leftJoin('auth.user as u', 'u.id', 'o.changed_by')
      .select(['o.enabled', 'o.changed_at', 'u.name as changed_by_name']),
  )
}

export interface AiChange {
  readonly organizationId: string
  readonly enabled: boolean
  readonly userId: string
  readonly now: Date
}

export function saveAiSettings(
  db: ScopedDatabase,
  { organizationId, enabled, userId, now }: AiChange,
) {
  const change = { enabled, changed_by: userId, changed_at: now }
  return db.rows(
    sqlBuilder
      .insertInto('organization_ai')
      .values({ organization_id: organizationId, ...change })
      .onConflict((oc) => oc.column('organization_id').doUpdateSet(change)),
  )
}

export interface NewAiRequest {
  readonly organizationId: string
  readonly id: string
  readonly auditId: string | null
  readonly userId: string
  readonly kind: 'summary' | 'question' | 'mapping'
  readonly model: string
  readonly promptSha256: string
  readonly outcome: string
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  readonly durationMs: number
  readonly at: Date
}

export function insertAiRequest(db: ScopedDatabase, request: NewAiRequest) {
  return db.rows(
    sqlBuilder.insertInto('ai_request').values({
      organization_id: request.organizationId,
      id: request.id,
      audit_id: request.auditId,
      user_id: request.userId,
      kind: request.kind,
      model: request.model,
      prompt_sha256: request.promptSha256,
      outcome: request.outcome,
      input_tokens: request.inputTokens,
      output_tokens: request.outputTokens,
      duration_ms: request.durationMs,
      at: request.at,
    }),
  )
}

export function selectAiRequests(db: ScopedDatabase, range: KeyRange<TimeKey>) {
  let requests = sqlBuilder
    .selectFrom('ai_request as r')
    .leftJoin('auth.user as u', 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.at',
      'r.kind',
      'r.model',
      'u.name as user_name',
      'r.outcome',
      'r.input_tokens',
      'r.output_tokens',
      'r.duration_ms',
    ])
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
  const { after, until, limit } = range
  if (after) {
    requests = requests.where((eb) =>
      eb(eb.refTuple('r.at', 'r.id'), '<', eb.tuple(after.at, after.id)),
    )
  }
  if (until) {
    requests = requests.where((eb) =>
      eb(eb.refTuple('r.at', 'r.id'), '>=', eb.tuple(until.at, until.id)),
    )
  }
  return db.rows(limit ? requests.limit(limit) : requests)
}

export async function countAiRequests(db: ScopedDatabase): Promise<number> {
  const row = await db.first(
    sqlBuilder.selectFrom('ai_request').select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}
