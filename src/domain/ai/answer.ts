// An answer to a question: sentences with the rows that support them. A model's answer is checked sentence by sentence
// against the rows that its tools returned.

import { maySay, splitSentences } from './checked-sentences.ts'
import { type EvidenceRow, knownFrom, readReferences } from './evidence.ts'

export interface AnswerSentence {
  readonly text: string
  /** References to rows. */
  readonly refs: readonly string[]
}

export interface AnswerDraft {
  readonly sentences: readonly AnswerSentence[]
  readonly rows: readonly EvidenceRow[]
  readonly leftOut: number
}

/** Null when no sentence of it can be shown. */
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

/** In "… short. [r1] Next" the mark belongs to the sentence before it. */
function withMarksInside(text: string): string {
  return text.replaceAll(/([.!?])((?:\s*\[r\d+(?:\s*,\s*r\d+)*\])+)/g, '$2$1')
}
