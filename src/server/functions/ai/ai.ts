// What a language model helps with, and whether an organization allows it.

import { AI_REQUEST_KINDS, type AiRequest, BUILT_IN_REASONS } from '#contract/ai.ts'
import { api } from '#contract/api.ts'
import { mappingPrompt } from '#domain/ai/prompts.ts'
import { fitColumns } from '#domain/ai/proposed-columns.ts'
import {
  countAiRequests,
  saveAiSettings,
  selectAiRequests,
  selectAiSettings,
} from '#server/queries/ai/ai.ts'
import { pageOf, rangeOf, TIME_CURSOR } from '#server/queries/keyset.ts'
import {
  asUser,
  implementAction,
  implementMutation,
  implementQuery,
  inOrganization,
  inStore,
} from '../implement.ts'
import { consult } from './ai-consult.ts'
import { ask } from './ai-questions.ts'
import { getSummary, summarize } from './ai-summaries.ts'

// Proposes a mapping for the columns that the rules were not sure about.
const proposeMapping = implementAction(api.ai.proposeMapping, {
  authorize: inStore,
  run: async ({ scope, args: { columns, kind, decimal }, services }) => {
    const prompt = mappingPrompt(columns, kind)
    const samples = columns.map((column) => column.samples)
    const { used, source } = await consult({
      services,
      organizationId: scope.organizationId,
      userId: scope.userId,
      auditId: null,
      kind: 'mapping',
      prompt,
      ask: (assistant) => assistant.classify(prompt),
      check: (said) => {
        const fitting = fitColumns(said, samples, decimal)
        return fitting.some((one) => one !== null) ? fitting : null
      },
    })
    return { source, columns: used ?? columns.map(() => null) }
  },
})

const getSettings = implementQuery(api.ai.getSettings, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db }) => {
    const row = await selectAiSettings(db)
    return {
      enabled: row?.enabled ?? false,
      changedAt: row?.changed_at.getTime() ?? null,
      changedByName: row?.changed_by_name ?? null,
    }
  },
})

const setEnabled = implementMutation(api.ai.setEnabled, {
  authorize: inOrganization,
  run: async ({ db, scope: { organizationId, userId }, args: { enabled }, services }) => {
    await saveAiSettings(db, { organizationId, enabled, userId, now: services.now() })
    return null
  },
})

const listRequests = implementQuery(api.ai.listRequests, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db, args: { paginationOpts } }) => {
    const rows = await selectAiRequests(db, rangeOf(paginationOpts, TIME_CURSOR))
    return pageOf(rows, paginationOpts, {
      total: await countAiRequests(db),
      cursorOf: ({ at, id }) => TIME_CURSOR.write({ at, id }),
      show: toRequest,
    })
  },
})

function toRequest(row: Awaited<ReturnType<typeof selectAiRequests>>[number]): AiRequest {
  return {
    id: row.id,
    at: row.at.getTime(),
    kind: AI_REQUEST_KINDS.find((kind) => kind === row.kind) ?? 'question',
    model: row.model,
    userName: row.user_name,
    outcome: BUILT_IN_REASONS.find((why) => why === row.outcome) ?? 'used',
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    durationMs: row.duration_ms,
  }
}

const getModel = implementAction(api.ai.getModel, {
  authorize: asUser,
  run: async ({ services }) => ({ model: services.assistant.model }),
})

export const ai = [
  getSettings,
  setEnabled,
  listRequests,
  getModel,
  getSummary,
  summarize,
  ask,
  proposeMapping,
]
