// Warnings that come with a scan. None blocks; each is recorded with its event. Some say why a count waits for
// a manager.

import { type AssignmentStatus, isClosed } from './assignment.ts'
import type { Milli } from './quantity.ts'

/** Why a count is set aside until a manager decides: see quarantine.ts. */
export const SET_ASIDE_REASONS = [
  'after_submission',
  /** A manager had approved the shelf. */
  'after_approval',
  'while_stopped',
  'impossible_time',
  'impossible_quantity',
  'handed_in_by_another',
  'held_by_another',
  'nobody_holds',
  /** It corrects what nobody can have seen. */
  'impossible_correction',
] as const
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number]

export type ScanWarning =
  | SetAsideReason
  | 'already_counted'
  | 'wrong_location'
  | 'unexpected_item'
  | 'not_in_recount'
  | 'unknown_code'
  | 'large_quantity'
  | 'serial_repeated'
  | 'closed_shelf'
  | 'earlier_holder'

export interface ScanFacts {
  readonly kind: 'add' | 'set'
  readonly line: string
  readonly quantity: Milli
  /** What one reading of the code stands for. */
  readonly packSize: Milli
  /** Scanned or stepped: one piece after the other, which naturally repeats. */
  readonly quantityMode: 'scanned' | 'stepped' | 'typed' | null
  /** What this line stands at in the assignment; null: not counted yet. */
  readonly countedBefore: Milli | null
  readonly serialSeen: boolean
  /** Whether the item usually lies on other shelves of the store only. */
  readonly isElsewhere?: boolean
  /** Whether there is a baseline, and it does not have the item. */
  readonly isUnexpected?: boolean
  /** Whether this is a recount of single items, and not of this one. */
  readonly isUnlisted?: boolean
  readonly assignmentStatus: AssignmentStatus
}

const LARGE_TIMES = 10
/** Below this nothing is large. */
const LARGE_FROM: Milli = 100_000

export function warningsOf(facts: ScanFacts): readonly ScanWarning[] {
  const warnings: readonly (readonly [ScanWarning, boolean])[] = [
    ['already_counted', isCountedTwice(facts)],
    ['wrong_location', facts.isElsewhere ?? false],
    ['unexpected_item', facts.isUnexpected ?? false],
    ['not_in_recount', (facts.isUnlisted ?? false) && !isUnknownLine(facts.line)],
    ['unknown_code', isUnknownLine(facts.line)],
    ['large_quantity', isLarge(facts)],
    ['serial_repeated', facts.serialSeen],
    ['closed_shelf', isClosed(facts.assignmentStatus)],
  ]
  return warnings.flatMap(([warning, holds]) => (holds ? [warning] : []))
}

/** Undefined: nothing says that it waits. */
export function setAsideReasonOf(warnings: readonly ScanWarning[]): SetAsideReason | undefined {
  return SET_ASIDE_REASONS.find((reason) => warnings.includes(reason))
}

/** Of a count that a manager has let count: it does not wait any more. */
export function withoutSetAside(warnings: readonly ScanWarning[]): readonly ScanWarning[] {
  const reasons: readonly ScanWarning[] = SET_ASIDE_REASONS
  return warnings.filter((warning) => !reasons.includes(warning))
}

/** The line of a code that no item has. */
export function unknownLine(codeKey: string): string {
  return `?${codeKey}`
}

export function isUnknownLine(line: string): boolean {
  return line.startsWith('?')
}

/** Said by what stands on the shelf already: one number after the other would find out how much. */
const TOLD_BY_COUNTS: readonly ScanWarning[] = ['already_counted', 'large_quantity']

/**
 * While blind, a counter is not told what would tell an expected zero; and of a shelf whose counts they do not
 * see, nothing that those counts tell.
 */
export function shownWarnings(
  warnings: readonly ScanWarning[],
  { blind, seesCounts }: { readonly blind: boolean; readonly seesCounts: boolean },
): readonly ScanWarning[] {
  const isHidden = (warning: ScanWarning) =>
    (blind && warning === 'unexpected_item') || (!seesCounts && TOLD_BY_COUNTS.includes(warning))
  return warnings.filter((warning) => !isHidden(warning))
}

function isCountedTwice({ kind, quantityMode, countedBefore }: ScanFacts): boolean {
  const isPieceByPiece = quantityMode === 'scanned' || quantityMode === 'stepped'
  return kind === 'add' && !isPieceByPiece && countedBefore !== null
}

function isLarge({ quantity, packSize, countedBefore }: ScanFacts): boolean {
  const usual = Math.max(packSize, countedBefore ?? 0)
  return quantity >= LARGE_FROM && quantity > LARGE_TIMES * usual
}
