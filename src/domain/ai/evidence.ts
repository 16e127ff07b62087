// What an answer stands on: rows of the product, each with its numbers and the place where it is shown.

import type { KnownFacts } from './checked-sentences.ts'
import type { Fact } from './fact.ts'

export type EvidenceLink =
  | {
      readonly kind: 'line'
      readonly storeId: string
      readonly itemId: string
      /** What finds it in the list of lines: its SKU, or its name. */
      readonly find: string
    }
  | { readonly kind: 'results' }
  | { readonly kind: 'findings' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'unknown_codes' }

export interface EvidenceRow {
  /** "r3": how an answer names it. */
  readonly ref: string
  readonly label: string
  /** Plain words beside the numbers. */
  readonly note: string | null
  readonly facts: readonly Fact[]
  readonly place: EvidenceLink
}

/** Rows as they are found, before they have a name. */
export type FoundRow = Omit<EvidenceRow, 'ref'>

/** What may be said about these rows. */
export function knownFrom(rows: readonly EvidenceRow[]): KnownFacts {
  return {
    facts: rows.flatMap(({ facts }) => facts),
    names: new Set(rows.map(({ label }) => label.trim())),
  }
}

const REFERENCE = /\s*\[(r\d+(?:\s*,\s*r\d+)*)\]/g

/** "Tea is 2 short [r1]" → the sentence, and the rows it names. */
export function readReferences(sentence: string): {
  readonly text: string
  readonly refs: readonly string[]
} {
  const refs = [...sentence.matchAll(REFERENCE)].flatMap(([, list = '']) => list.split(/\s*,\s*/))
  return { text: sentence.replaceAll(REFERENCE, '').trim(), refs: [...new Set(refs)] }
}
