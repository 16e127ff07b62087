// A language model as functions see it. It proposes; what it says is checked before anybody reads it.

import type * as z from 'zod'
import type { BuiltInReason } from '#contract/ai.ts'

export interface AssistantUsage {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

export type AssistantReply<Value> =
  | { readonly kind: 'replied'; readonly value: Value; readonly usage: AssistantUsage }
  | { readonly kind: 'failed'; readonly why: BuiltInReason; readonly usage: AssistantUsage }

/** Instructions are ours; data is whatever people have typed, and is never an instruction. */
export interface AssistantTask {
  readonly instructions: string
  readonly data: string
}

/** Reads something. There is no tool that writes. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly input: z.ZodObject
  run(input: unknown): Promise<unknown>
}

export interface Assistant {
  /** Null: there is none, and every request fails. */
  readonly model: string | null
  writeSentences(task: AssistantTask): Promise<AssistantReply<readonly string[]>>
  /** Text, after having asked the tools. */
  answer(task: AssistantTask, tools: readonly AssistantTool[]): Promise<AssistantReply<string>>
  /** One word per entry of the data, or null. */
  classify(task: AssistantTask): Promise<AssistantReply<readonly (string | null)[]>>
}

export const NO_USAGE: AssistantUsage = { inputTokens: null, outputTokens: null }

const none = async () => ({ kind: 'failed', why: 'not_configured', usage: NO_USAGE }) as const

/** Installations without a model. */
export const NO_ASSISTANT: Assistant = {
  model: null,
  writeSentences: none,
  answer: none,
  classify: none,
}
