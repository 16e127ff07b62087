import { parseFault } from '#domain/fault.ts'
import type { SayFailure } from './say-failure.ts'
import { textOfFailure } from './text-of-failure.ts'

/** Why something was refused, and beside which field to say so. */
export interface Refusal {
  readonly text: string
  readonly field: string | undefined
}

/** Pages whose texts do not come from messages yet show it in English. */
export function refusalOf(thrown: unknown, sayFailure: SayFailure = textOfFailure): Refusal {
  const field = parseFault(thrown)?.details?.field
  return { text: sayFailure(thrown), field: typeof field === 'string' ? field : undefined }
}
