import type { MappingGuess } from './guess-mapping.ts'
import { type ImportKind, missingColumns } from './mapping.ts'

/** Whether a first guess is good enough to go on with, or somebody has to look at it. */
export type GuessOutcome = 'ready' | 'asks'

export function outcomeOf({ columns, mapping }: MappingGuess, kind: ImportKind): GuessOutcome {
  const isClear = columns.every(({ certainty }) => certainty !== 'check')
  return isClear && missingColumns(mapping.columns, kind).length === 0 ? 'ready' : 'asks'
}
