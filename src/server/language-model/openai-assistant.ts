// Works with any server that speaks the chat protocol of OpenAI, including local ones. Nothing is retried: people wait
// for a page, and the built-in answer is available at once.

import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, isStepCount, jsonSchema, type ToolSet, tool } from 'ai'
import * as z from 'zod'
import type { AiConfig } from '../config/config.ts'
import type { Assistant, AssistantTask, AssistantTool } from '../functions/ai/assistant.ts'
import { type AssistantReply, NO_USAGE } from '../functions/ai/assistant.ts'

export interface Patience {
  /** For everything that one request takes, tools included. */
  readonly answerMs: number
  readonly mappingMs: number
}

const PATIENCE: Patience = { answerMs: 30_000, mappingMs: 10_000 }
const MOST_STEPS = 6
const MOST_TOKENS = 1_200

const sentences = z.object({ sentences: z.array(z.string().max(2_000)).min(1).max(40) })
const columns = z.object({ columns: z.array(z.string().max(100).nullable()).max(200) })

export function createOpenAiAssistant(
  { baseUrl, model, apiKey }: AiConfig,
  patience: Patience = PATIENCE,
): Assistant {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
  })
  const languageModel = provider.chatModel(model)

  async function ask(
    { instructions, data }: AssistantTask,
    timeoutMs: number,
    tools: ToolSet = {},
  ): Promise<AssistantReply<string>> {
    try {
      const { text, finishReason, totalUsage } = await generateText({
        model: languageModel,
        instructions,
        prompt: data,
        tools,
        stopWhen: isStepCount(MOST_STEPS),
        maxOutputTokens: MOST_TOKENS,
        temperature: 0,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
      })
      const { inputTokens = null, outputTokens = null } = totalUsage
      const usage = { inputTokens, outputTokens }
      if (finishReason === 'content-filter') return { kind: 'failed', why: 'refused', usage }
      if (finishReason === 'length') return { kind: 'failed', why: 'cut_off', usage }
      if (text.trim() === '') return { kind: 'failed', why: 'not_usable', usage }
      return { kind: 'replied', value: text, usage }
    } catch (error) {
      return failureOf(error)
    }
  }

  /** Many servers ignore a schema, so it is part of the instructions, and the JSON is parsed from the text. */
  async function askFor<Shape>(
    task: AssistantTask,
    schema: z.ZodType<Shape>,
    timeoutMs: number,
  ): Promise<AssistantReply<Shape>> {
    const reply = await ask(task, timeoutMs)
    if (reply.kind === 'failed') return reply
    const parsed = schema.safeParse(readJson(reply.value))
    if (parsed.success) return { ...reply, value: parsed.data }
    return { kind: 'failed', why: 'not_usable', usage: reply.usage }
  }

  return {
    model,
    writeSentences: async (task) =>
      mapReply(await askFor(task, sentences, patience.answerMs), (value) => value.sentences),
    answer: (task, tools) => ask(task, patience.answerMs, toolSet(tools)),
    classify: async (task) =>
      mapReply(await askFor(task, columns, patience.mappingMs), (value) => value.columns),
  }
}

function toolSet(tools: readonly AssistantTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema(z.toJSONSchema(input) as Parameters<typeof jsonSchema>[0]),
        // The model gets a tool's refusal as its result, so that it never ends the answer.
        execute: (given) => run(given),
      }),
    ]),
  )
}

function mapReply<From, To>(reply: AssistantReply<From>, map: (value: From) => To) {
  return reply.kind === 'failed' ? reply : { ...reply, value: map(reply.value) }
}

// The reason why a model gave no answer, as far as the error shows it.
function failureOf(error: unknown): Extract<AssistantReply<never>, { kind: 'failed' }> {
  return { kind: 'failed', why: whyOf(error), usage: NO_USAGE }
}

function whyOf(error: unknown) {
  if (error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)) return 'too_slow'
  if (!APICallError.isInstance(error)) return 'not_usable'
  const { statusCode, cause } = error
  // With a status the server has answered: it refuses, or reports that it is broken. Without one there was no answer.
  if (statusCode === undefined || statusCode >= 500) return 'unreachable'
  if (statusCode === 401 || statusCode === 403) return 'not_admitted'
  if (statusCode >= 400) return 'refused'
  // Fetch throws this when the connection is lost during an answer.
  return cause instanceof TypeError ? 'cut_off' : 'not_usable'
}

/** Parses the object in a text, since models often add words or a code fence. Undefined if there is none. */
function readJson(text: string): unknown {
  const from = text.indexOf('{')
  const until = text.lastIndexOf('}')
  if (from < 0 || until < from) return undefined
  try {
    return JSON.parse(text.slice(from, until + 1))
  } catch {
    return undefined
  }
}
