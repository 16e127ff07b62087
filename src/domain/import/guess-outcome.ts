import { type ImportKind, missingColumns } from './mapping.ts'
import type { MappingGuess } from './mapping-guess.ts'

/** Whether the first guess is good enough to continue, or a person has to look at it. */
export type GuessOutcome = 'ready' | 'asks' | 'refused'

export function outcomeOf(guess: MappingGuess, kind: ImportKind): GuessOutcome {
  const { columns, mapping, refusal, questions, unclearNumbers } = guess
  if (refusal !== null) return 'refused'
  const isClear = columns.every(({ certainty }) => certainty !== 'check')
  const isWhole = missingColumns(mapping.columns, kind).length === 0
  const isOpen = questions.length > 0 || unclearNumbers.length > 0
  return isClear && isWhole && !isOpen ? 'ready' : 'asks'
}
