// Warnings for a scan. None of them blocks it; each is stored with its event. Some are the reason why a count waits
// for a manager.

import { type AssignmentStatus, isClosed } from './assignment.ts'
import type { Milli } from './quantity.ts'

/** Why a count is set aside until a manager decides; see quarantine.ts. */
export const SET_ASIDE_REASONS = [
  /** The day pass of the counter had ended when it arrived. */
  'pass_ended',
  'after_submission',
  /** A manager had already approved the shelf. */
  'after_approval',
  'while_stopped',
  'impossible_time',
  'impossible_quantity',
  'handed_in_by_another',
  'held_by_another',
  'nobody_holds',
  /** It corrects a version that cannot have been seen. */
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
  /** How many units one scan of the code is worth. */
  readonly packSize: Milli
  /** Scanned or stepped means one piece after the other, so repeats are normal. */
  readonly quantityMode: 'scanned' | 'stepped' | 'typed' | null
  /** The line's current total in the assignment; null when not counted yet. */
  readonly countedBefore: Milli | null
  readonly serialSeen: boolean
  /** Whether all usual places of the item are other shelves of the store. */
  readonly isElsewhere?: boolean
  /** Whether there is a baseline that does not have the item. */
  readonly isUnexpected?: boolean
  /** Whether this is a partial round that does not include the item. */
  readonly isUnlisted?: boolean
  readonly assignmentStatus: AssignmentStatus
}

const LARGE_TIMES = 10
/** A smaller quantity is never "large". */
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

/** Undefined when no warning sets it aside. */
export function setAsideReasonOf(warnings: readonly ScanWarning[]): SetAsideReason | undefined {
  return SET_ASIDE_REASONS.find((reason) => warnings.includes(reason))
}

/** For a count that a manager accepted: it no longer waits. */
export function withoutSetAside(warnings: readonly ScanWarning[]): readonly ScanWarning[] {
  const reasons: readonly ScanWarning[] = SET_ASIDE_REASONS
  return warnings.filter((warning) => !reasons.includes(warning))
}

/** The line of an unknown code. */
export function unknownLine(codeKey: string): string {
  return `?${codeKey}`
}

export function isUnknownLine(line: string): boolean {
  return line.startsWith('?')
}

/** These depend on the shelf's existing counts, which could be found out by trying one number after the other. */
const TOLD_BY_COUNTS: readonly ScanWarning[] = ['already_counted', 'large_quantity']

/**
 * Hides warnings from a counter: in a blind count those that reveal that nothing is expected, and on a shelf whose
 * counts they may not see those that depend on these counts.
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
