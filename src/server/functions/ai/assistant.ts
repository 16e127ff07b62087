// The language model as functions see it. It only proposes: what it writes is checked before anyone reads it.

import type * as z from 'zod'
import type { BuiltInReason } from '#contract/ai.ts'

export interface AssistantUsage {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

export type AssistantReply<Value> =
  | { readonly kind: 'replied'; readonly value: Value; readonly usage: AssistantUsage }
  | { readonly kind: 'failed'; readonly why: BuiltInReason; readonly usage: AssistantUsage }

/** Instructions come from the product. Data is whatever people have typed, and must never act as instructions. */
export interface AssistantTask {
  readonly instructions: string
  readonly data: string
}

/** A tool for reading. No tool writes. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly input: z.ZodObject
  run(input: unknown): Promise<unknown>
}

export interface Assistant {
  /** Null if there is no model; every request then fails. */
  readonly model: string | null
  writeSentences(task: AssistantTask): Promise<AssistantReply<readonly string[]>>
  /** Returns text, after any number of tool calls. */
  answer(task: AssistantTask, tools: readonly AssistantTool[]): Promise<AssistantReply<string>>
  /** One word per entry of the data, or null for an entry it cannot classify. */
  classify(task: AssistantTask): Promise<AssistantReply<readonly (string | null)[]>>
}

export const NO_USAGE: AssistantUsage = { inputTokens: null, outputTokens: null }

const none = async () => ({ kind: 'failed', why: 'not_configured', usage: NO_USAGE }) as const

/** For installations without a model. */
export const NO_ASSISTANT: Assistant = {
  model: null,
  writeSentences: none,
  answer: none,
  classify: none,
}
