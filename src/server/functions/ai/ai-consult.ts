// One request to the model: admitted, sent, checked and logged. On any failure the built-in answer is used, with the
// reason.

import { createHash } from 'node:crypto'
import type { AnswerSource, BuiltInReason } from '#contract/ai.ts'
import type { Prompt } from '#domain/ai/prompts.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { insertAiRequest, type NewAiRequest, selectAiSettings } from '#server/queries/ai/ai.ts'
import type { GiveBack, Services } from '../services.ts'
import type { Assistant, AssistantReply } from './assistant.ts'

interface Request {
  readonly services: Services
  readonly organizationId: string
  readonly userId: string
  readonly auditId: string | null
  readonly kind: NewAiRequest['kind']
  readonly prompt: Prompt
}

export interface Consultation<Said, Used> extends Request {
  readonly ask: (assistant: Assistant) => Promise<AssistantReply<Said>>
  /** Returns null if none of it can be used. */
  readonly check: (said: Said) => Used | null
}

export type Consulted<Used> =
  | { readonly used: Used; readonly source: Extract<AnswerSource, { kind: 'model' }> }
  | { readonly used: null; readonly source: Extract<AnswerSource, { kind: 'built_in' }> }

export async function consult<Said, Used>(
  consultation: Consultation<Said, Used>,
): Promise<Consulted<Used>> {
  const { services, organizationId, ask, check } = consultation
  const { assistant, database } = services
  const { model } = assistant
  if (model === null) return builtIn('not_configured')
  const scope = { kind: 'organization', organizationId } as const
  const admission = await admit(consultation)
  if ('closed' in admission) return builtIn(admission.closed)
  const began = services.now()
  const reply = await ask(assistant)
  const used = reply.kind === 'replied' ? check(reply.value) : null
  const why = reply.kind === 'replied' ? 'not_usable' : reply.why
  const outcome = used === null ? why : 'used'
  const note = { ...noteOf(consultation, began), model, outcome, ...reply.usage }
  await database.change(scope, async (db) => {
    await insertAiRequest(db, note)
    if (used === null) await admission.giveBack(db)
  })
  return used === null ? builtIn(why) : { used, source: { kind: 'model', model } }
}

/** The built-in answer without a request to the model; does not use up the plan. */
export const NOT_WAITED_FOR = builtIn('not_waited_for')

function builtIn(why: BuiltInReason) {
  return { used: null, source: { kind: 'built_in', why } } as const
}

type Admission = { readonly closed: BuiltInReason } | { readonly giveBack: GiveBack }

/**
 * Requires the model to be switched on and the plan to allow a request. One request is used up, and given back if
 * nothing from the model is delivered.
 */
async function admit({ services, organizationId }: Request): Promise<Admission> {
  const scope = { kind: 'organization', organizationId } as const
  try {
    return await services.database.change(scope, async (db: ScopedDatabase) => {
      if (!(await selectAiSettings(db))?.enabled) return { closed: 'switched_off' }
      const need = { db, organizationId, feature: 'ai_requests', amount: 1 } as const
      return { giveBack: await services.entitlements.reserve(need) }
    })
  } catch (error) {
    if (error instanceof Fault && error.code === 'limit_reached') {
      return { closed: 'limit_reached' }
    }
    throw error
  }
}

function noteOf({ services, organizationId, userId, auditId, kind, prompt }: Request, began: Date) {
  const at = services.now()
  const hash = createHash('sha256').update(prompt.instructions).update('\n').update(prompt.data)
  return {
    organizationId,
    id: services.newId(),
    auditId,
    userId,
    kind,
    promptSha256: hash.digest('hex'),
    durationMs: Math.max(0, at.getTime() - began.getTime()),
    at,
  }
}
