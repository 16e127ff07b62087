// A possible explanation of a difference: a mechanism, what it would have changed, and how much better the corrected
// line fits honest differences than the observed one.

import type { AuditLine } from './counted-audit.ts'
import type { CaseSlip, KeyingSlip } from './finding.ts'

/** Events are numbers in the log. */
export type ProposalDetail =
  | {
      readonly kind: 'keying'
      readonly event: number
      readonly entered: number
      readonly meant: number
      readonly slip: KeyingSlip
    }
  | {
      readonly kind: 'case_pack'
      readonly events: Int32Array
      readonly entered: number
      readonly pack: number
      readonly slip: CaseSlip
    }
  | { readonly kind: 'misplaced' | 'moved' | 'sibling'; readonly quantity: number }
  | { readonly kind: 're_read'; readonly event: number; readonly gapMs: number | null }
  /** Found by looking at a whole shelf or at a code, with its probability already known. */
  | { readonly kind: 'settled'; readonly by: SettledBy }

/** One side of a proposal: how much its count should change. */
export interface ProposedChange {
  readonly line: AuditLine
  readonly change: number
}

export interface Proposal {
  readonly detail: ProposalDetail
  /** Determines the prior; kinds of slips are learned separately. */
  readonly mechanism: Mechanism
  /** One line, or both lines of a pair. */
  readonly changes: readonly ProposedChange[]
  /** Odds against an honest difference, before the prior of its mechanism. */
  readonly weight: number
  /** How probable a counting mistake is as its cause, if the way of entering tells. */
  readonly mistakeShare?: number | undefined
}

export const MECHANISMS = [
  'transposed',
  'repeated',
  'missing',
  'extra',
  'neighbour',
  'decimal_point',
  'cases_as_units',
  'units_as_cases',
  'misplaced',
  'moved',
  'sibling',
  're_read',
  'settled',
] as const
export type Mechanism = (typeof MECHANISMS)[number]

/** How often each mechanism had an opportunity. */
export type Exposure = Readonly<Record<Mechanism, number>>

export type SettledBy = 'shelf_twice' | 'missed_run' | 'unknown_code' | 'barcode'
