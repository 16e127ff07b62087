// Why a model gave no answer, as far as that can be told from what was thrown.

import { APICallError } from 'ai'
import { type AssistantReply, NO_USAGE } from '../functions/ai/assistant.ts'

export function failureOf(error: unknown): Extract<AssistantReply<never>, { kind: 'failed' }> {
  return { kind: 'failed', why: whyOf(error), usage: NO_USAGE }
}

function whyOf(error: unknown) {
  if (error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)) return 'too_slow'
  if (!APICallError.isInstance(error)) return 'not_usable'
  const { statusCode, cause } = error
  // A status is an answer of the server: it does not want to, unless it says that it is broken. Without
  // one nobody answered.
  if (statusCode === undefined || statusCode >= 500) return 'unreachable'
  if (statusCode === 401 || statusCode === 403) return 'not_admitted'
  if (statusCode >= 400) return 'refused'
  // What fetch throws while an answer comes in: the connection is gone.
  return cause instanceof TypeError ? 'cut_off' : 'not_usable'
}
