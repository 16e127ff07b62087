// An answer to a question: sentences with the rows they stand on. A model's is checked sentence by
// sentence against the rows that its tools have given it.

import { maySay, splitSentences } from './checked-sentences.ts'
import { type EvidenceRow, knownFrom, readReferences } from './evidence.ts'

export interface AnswerSentence {
  readonly text: string
  /** Names of rows. */
  readonly refs: readonly string[]
}

export interface AnswerDraft {
  readonly sentences: readonly AnswerSentence[]
  readonly rows: readonly EvidenceRow[]
  readonly leftOut: number
}

/** Null: nothing of it can be shown. */
export function checkAnswer(text: string, rows: readonly EvidenceRow[]): AnswerDraft | null {
  const known = knownFrom(rows)
  const byRef = new Map(rows.map((row) => [row.ref, row]))
  const sentences = splitSentences(withMarksInside(text)).map(readReferences)
  const kept = sentences.filter(
    ({ text: said, refs }) => refs.every((ref) => byRef.has(ref)) && maySay(said, known),
  )
  if (kept.length === 0) return null
  const cited = new Set(kept.flatMap(({ refs }) => refs))
  return {
    sentences: kept,
    rows: rows.filter(({ ref }) => cited.has(ref)),
    leftOut: sentences.length - kept.length,
  }
}

/** "… short. [r1] Next" belongs to the sentence before. */
function withMarksInside(text: string): string {
  return text.replaceAll(/([.!?])((?:\s*\[r\d+(?:\s*,\s*r\d+)*\])+)/g, '$2$1')
}
