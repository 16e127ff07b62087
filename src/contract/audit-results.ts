// The results of an audit, by store.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage, SetAsideFacts } from '#domain/checklist.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { inAudit } from './audit-arguments.ts'
import { query } from './define.ts'

/** The baseline that a store is compared with. */
export interface BaselineFacts {
  /** The baseline's id. */
  readonly id: string
  readonly storeId: string
  readonly version: number
  readonly fileName: string | null
  /** Whether it has quantities for each shelf. */
  readonly byShelf: boolean
  readonly items: number
  readonly quantity: number
  readonly importedAt: number | null
  /** Whether it belongs to the store rather than to this audit. */
  readonly fromStore: boolean
}

/**
 * Figures over lines. Quantities are in units, values in the currency at the cost that was frozen in the audit. Counts
 * are compared with what is expected on shelves that were handed in.
 */
export interface ResultFigures {
  /** Null when the stores use different currencies; then no values are added up. */
  readonly currency: string | null
  /** Every line that is expected or was counted. */
  readonly lines: number
  readonly counted: number
  /** Counted, and as expected. */
  readonly matched: number
  /** Counted, and fewer than expected. */
  readonly missing: number
  /** Counted, and more than expected. */
  readonly extra: number
  /** Counted but not in the baseline; also included in `extra` or `matched`. */
  readonly unexpected: number
  /** Expected but not counted, which is not the same as 0. Lines that a manager set to 0 are counted. */
  readonly uncounted: number
  /** Null without a baseline. */
  readonly expectedQuantity: number | null
  readonly expectedValue: number | null
  /** The part of it that was counted on shelves that were handed in; shrinkage is a share of this. */
  readonly comparedValue: number | null
  /** Null when nothing was counted. */
  readonly countedQuantity: number | null
  readonly countedValue: number | null
  /** Sums over counted lines that are in the audit's baseline or new to it; null without a baseline. */
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  /** Lines with a variance but without a known cost; no value includes them. */
  readonly unvalued: number
  /** Shares from 0 to 1; null when the divisor is 0. */
  readonly accuracyByLine: number | null
  readonly accuracyByUnit: number | null
  readonly shrinkage: number | null
  /** Expected on shelves that were handed in, but not found there. Each line needs a decision. */
  readonly notFound: UncountedFigures
  /** Everything that is not counted and not decided, in whole or in part, wherever it is expected. */
  readonly notCounted: UncountedFigures
}

/** Lines that are not counted, in whole or in part. */
interface UncountedFigures {
  readonly lines: number
  /** What it is expected to be worth; null with several currencies, or when no cost is known. */
  readonly value: number | null
  /** Lines without a known cost; the value does not include them. */
  readonly unvalued: number
}

export interface DecisionCounts {
  /** Lines that block completion: undecided, stale, or with a recount still to come. */
  readonly open: number
  readonly stale: number
  readonly recount: number
  readonly accepted: number
  readonly rejected: number
  readonly zero: number
  readonly recounted: number
}

export interface StoreResults {
  /** The store's id. */
  readonly id: string
  readonly name: string
  readonly baseline: BaselineFacts | null
  readonly coverage: Coverage
  readonly figures: ResultFigures
  readonly decisions: DecisionCounts
  /** Unknown codes; none of the figures above includes them. */
  readonly unknownLines: number
  readonly unknownQuantity: number
}

/** An independent shelf whose counts did not settle the result on their own. */
export interface DisputedShelf {
  /** One of its counts; once the audit is sealed, the same as the shelf's path. */
  readonly id: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  /** How many of the two counts are in. 1: the other was never made. 2: they differ and there was no tie-breaker. */
  readonly counts: 1 | 2
  /** Whether a manager accepted one of the counts; otherwise no figure includes the shelf. */
  readonly stands: boolean
  readonly reason: string | null
}

/** A shelf that was left out, or that could not be fully reached. */
export interface UnreachedShelf {
  /** Its assignment. */
  readonly id: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  readonly status: AssignmentStatus
  readonly reason: string
}

export interface AuditResults {
  readonly auditId: string
  readonly status: AuditStatus
  /** Sealed results are frozen by value and do not change any more. */
  readonly sealed: boolean
  readonly tolerance: Tolerance
  readonly coverage: Coverage
  /** The currencies of the viewer's stores, each once. */
  readonly currencies: readonly string[]
  readonly figures: ResultFigures
  readonly decisions: DecisionCounts
  readonly unknownLines: number
  readonly unknownQuantity: number
  readonly disputed: readonly DisputedShelf[]
  readonly unreached: readonly UnreachedShelf[]
  /**
   * Counts that wait for a manager; no figure above includes them. Empty for viewers who manage none of the stores.
   */
  readonly setAside: SetAsideFacts
  /** The audit's stores that the viewer may enter. */
  readonly stores: readonly StoreResults[]
}

export const auditResultFunctions = {
  /** The headline figures, by store. */
  getResults: query<AuditResults>()({ access: 'audits:read', args: inAudit }),
}
