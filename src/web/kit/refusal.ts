import { parseFault } from '#domain/fault.ts'
import { textOfFailure } from './text-of-failure.ts'

/** Why something was not done, and beside which field that is said. */
export interface Refusal {
  readonly text: string
  readonly field: string | undefined
}

export function refusalOf(thrown: unknown): Refusal {
  const field = parseFault(thrown)?.details?.field
  return { text: textOfFailure(thrown), field: typeof field === 'string' ? field : undefined }
}
