// What an audit found, by store.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage, SetAsideFacts } from '#domain/checklist.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { inAudit } from './audit-arguments.ts'
import { query } from './define.ts'

/** The expectation that a store is compared with. */
export interface BaselineFacts {
  /** The baseline's id. */
  readonly id: string
  readonly storeId: string
  readonly version: number
  readonly fileName: string | null
  /** Whether it says what lies on each shelf. */
  readonly byShelf: boolean
  readonly items: number
  readonly quantity: number
  readonly importedAt: number | null
  /** Whether it came with the store and not with this audit. */
  readonly fromStore: boolean
}

/**
 * Figures over lines. Quantities in units, values in the currency at the cost frozen in the audit. What is
 * compared is what should lie on the shelves that were handed in.
 */
export interface ResultFigures {
  /** What the values are in; null: the stores count in different ones, so nothing is added up. */
  readonly currency: string | null
  /** Everything that is expected or was counted. */
  readonly lines: number
  readonly counted: number
  /** Counted, and as expected. */
  readonly matched: number
  /** Counted, and fewer than expected. */
  readonly missing: number
  /** Counted, and more than expected. */
  readonly extra: number
  /** Counted, and not in the baseline; also in `extra` or `matched`. */
  readonly unexpected: number
  /** Expected and not counted, which is not 0; those that somebody has set to 0 are counted. */
  readonly uncounted: number
  /** Null: no baseline. */
  readonly expectedQuantity: number | null
  readonly expectedValue: number | null
  /** Of that, what was counted on shelves that were handed in: what shrinkage is a share of. */
  readonly comparedValue: number | null
  /** Null: nothing counted. */
  readonly countedQuantity: number | null
  readonly countedValue: number | null
  /** Sums over counted lines that are in the audit's baseline or new to it; null without a baseline. */
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  /** Lines with a variance whose cost nobody knows: they are in no value. */
  readonly unvalued: number
  /** Shares from 0 to 1; null where there is nothing to divide by. */
  readonly accuracyByLine: number | null
  readonly accuracyByUnit: number | null
  readonly shrinkage: number | null
  /** Of the shelves that were handed in: expected there, and nobody found it. To be decided. */
  readonly notFound: UncountedFigures
  /** All that nobody has counted or spoken for, in whole or in part, wherever it should lie. */
  readonly notCounted: UncountedFigures
}

/** Lines of which something was not counted. */
interface UncountedFigures {
  readonly lines: number
  /** What it should be worth; null: of different currencies, or nobody knows any of the costs. */
  readonly value: number | null
  /** Lines whose cost nobody knows: they are not in the value. */
  readonly unvalued: number
}

export interface DecisionCounts {
  /** Lines that hinder completion: nothing said, stale, or a recount that is still to come. */
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
  /** Codes that no item has: in no figure above. */
  readonly unknownLines: number
  readonly unknownQuantity: number
}

/** A shelf for two people whose counts did not agree by themselves. */
export interface DisputedShelf {
  /** A count of it; the same as the shelf's path once the audit is sealed. */
  readonly id: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  /** How many of the two are in: the other never came, or they differ and nobody broke the tie. */
  readonly counts: 1 | 2
  /** Whether a manager lets one stand; otherwise nothing of the shelf is in a figure. */
  readonly stands: boolean
  readonly reason: string | null
}

/** A shelf that was left out, or of which a part could not be reached. */
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
  /** Frozen by value: it does not move any more. */
  readonly sealed: boolean
  readonly tolerance: Tolerance
  readonly coverage: Coverage
  /** What the money of the viewer's stores is in, each once. */
  readonly currencies: readonly string[]
  readonly figures: ResultFigures
  readonly decisions: DecisionCounts
  readonly unknownLines: number
  readonly unknownQuantity: number
  readonly disputed: readonly DisputedShelf[]
  readonly unreached: readonly UnreachedShelf[]
  /** Counts that wait for a manager, in no figure above; none for those who manage none of the stores. */
  readonly setAside: SetAsideFacts
  /** The viewer's stores of the audit. */
  readonly stores: readonly StoreResults[]
}

export const auditResultFunctions = {
  /** The headline, by store. */
  getResults: query<AuditResults>()({ access: 'audits:read', args: inAudit }),
}
