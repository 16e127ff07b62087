// What an answer is based on: rows of product data with their numbers and a link to where they are shown.

import type { KnownFacts } from './checked-sentences.ts'
import type { Fact } from './fact.ts'

export type EvidenceLink =
  | {
      readonly kind: 'line'
      readonly storeId: string
      readonly itemId: string
      /** Search text that finds it in the list of lines: its SKU, or its name. */
      readonly find: string
    }
  | { readonly kind: 'results' }
  | { readonly kind: 'findings' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'unknown_codes' }

export interface EvidenceRow {
  /** How an answer refers to it: "r3". */
  readonly ref: string
  readonly label: string
  /** Plain words next to the numbers. */
  readonly note: string | null
  readonly facts: readonly Fact[]
  readonly place: EvidenceLink
}

/** A row before it gets its reference. */
export type FoundRow = Omit<EvidenceRow, 'ref'>

/** The facts and names in these rows. */
export function knownFrom(rows: readonly EvidenceRow[]): KnownFacts {
  return {
    facts: rows.flatMap(({ facts }) => facts),
    names: new Set(rows.map(({ label }) => label.trim())),
  }
}

const REFERENCE = /\s*\[(r\d+(?:\s*,\s*r\d+)*)\]/g

/** Splits "Tea is 2 short [r1]" into the sentence and the rows it cites. */
export function readReferences(sentence: string): {
  readonly text: string
  readonly refs: readonly string[]
} {
  const refs = [...sentence.matchAll(REFERENCE)].flatMap(([, list = '']) => list.split(/\s*,\s*/))
  return { text: sentence.replaceAll(REFERENCE, '').trim(), refs: [...new Set(refs)] }
}
