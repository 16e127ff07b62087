// What a language model may help with. Every answer also works without a model and says where it came from.

import * as z from 'zod'
import type { AnswerSentence } from '#domain/ai/answer.ts'
import type { EvidenceRow } from '#domain/ai/evidence.ts'
import type { ProposedColumns } from '#domain/ai/proposed-columns.ts'
import { LANGUAGES } from '#messages/languages.ts'
import { inAudit } from './audit-arguments.ts'
import { action, defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText, storableText } from './text.ts'

/** Why an answer is the built-in one. */
export const BUILT_IN_REASONS = [
  /** This installation has no model. */
  'not_configured',
  /** The owner of the organization has not switched it on. */
  'switched_off',
  /** The plan includes no more requests. */
  'limit_reached',
  'too_slow',
  'unreachable',
  'refused',
  /** The model's server rejected this installation's key. */
  'not_admitted',
  'cut_off',
  /** The model's answer could not be checked against the data. */
  'not_usable',
  /** The caller asked for the built-in answer instead of waiting for the model. */
  'not_waited_for',
] as const
export type BuiltInReason = (typeof BUILT_IN_REASONS)[number]

export type AnswerSource =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'built_in'; readonly why: BuiltInReason }

export interface WrittenSummary {
  readonly source: AnswerSource
  readonly sentences: readonly string[]
  /** Sentences of the model that the facts do not support. */
  readonly leftOut: number
}

export interface Answer {
  readonly source: AnswerSource
  readonly sentences: readonly AnswerSentence[]
  readonly rows: readonly EvidenceRow[]
  readonly leftOut: number
  /** What else can be asked. */
  readonly suggestions: readonly string[]
}

export interface MappingProposal {
  readonly source: AnswerSource
  /** One entry per column; null when nothing is proposed for it. */
  readonly columns: ProposedColumns
}

export interface AiSettings {
  readonly enabled: boolean
  readonly changedAt: number | null
  readonly changedByName: string | null
}

export const AI_REQUEST_KINDS = ['summary', 'question', 'mapping'] as const
type AiRequestKind = (typeof AI_REQUEST_KINDS)[number]

export interface AiRequest {
  readonly id: string
  readonly at: number
  readonly kind: AiRequestKind
  readonly model: string
  readonly userName: string | null
  readonly outcome: 'used' | BuiltInReason
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  readonly durationMs: number
}

const ofOrganization = z.strictObject({ orgId: id })

/** What rules write is in this language, or else in English. */
const inLanguage = inAudit.extend({ language: z.enum(LANGUAGES).optional() })

export const ai = defineModule('ai', {
  getSettings: query<AiSettings>()({ access: 'organizations:read', args: ofOrganization }),
  setEnabled: mutation<null>()({
    access: 'organizations:update',
    args: ofOrganization.extend({ enabled: z.boolean() }),
  }),
  /** Requests made to the model, newest first; neither prompts nor answers are kept. */
  listRequests: query<Page<AiRequest>>()({
    access: 'organizations:update',
    args: ofOrganization.extend({ paginationOpts: paginationOptions(20) }),
  }),
  /** Null when this installation has no model. */
  getModel: action<{ readonly model: string | null }>()({
    access: 'user',
    args: z.strictObject({}),
  }),
  /** The results in sentences written by rule, limited to what the viewer may see. */
  getSummary: query<{ readonly sentences: readonly string[] }>()({
    access: 'audits:read',
    args: inLanguage,
  }),
  /** The same, written by the model when it is available. */
  summarize: action<WrittenSummary>()({ access: 'audits:read', args: inLanguage }),
  /** A question about one audit. */
  ask: action<Answer>()({
    access: 'audits:read',
    /** Skips the model, for users who do not want to wait for it. */
    args: inLanguage.extend({ question: someText(500), byRule: z.literal(true).optional() }),
  }),
  /** Proposes how to use a file's columns where the rules are not sure. */
  proposeMapping: action<MappingProposal>()({
    access: 'audits:manage',
    args: z.strictObject({
      storeId: id,
      kind: z.enum(['catalogue', 'baseline']),
      decimal: z.enum(['.', ',']),
      columns: z
        .array(
          z.strictObject({
            header: storableText(200),
            samples: z.array(storableText(100)).max(8),
          }),
        )
        .min(1)
        .max(200),
    }),
  }),
})
