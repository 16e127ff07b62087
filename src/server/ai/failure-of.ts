// Why a model gave no answer, as far as that can be told from what was thrown.

import { APICallError } from 'ai'
import { type AssistantReply, NO_USAGE } from '../functions/assistant.ts'

export function failureOf(error: unknown): Extract<AssistantReply<never>, { kind: 'failed' }> {
  return { kind: 'failed', why: whyOf(error), usage: NO_USAGE }
}

function whyOf(error: unknown) {
  if (error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)) return 'too_slow'
  // A status is an answer of the server: it does not want to, unless it says that it is broken. Without
  // one nobody answered.
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined || error.statusCode >= 500) return 'unreachable'
    return error.statusCode >= 400 ? 'refused' : 'not_usable'
  }
  return 'not_usable'
}
