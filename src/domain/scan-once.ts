// Items that a file added without a usable barcode. Once each has been scanned, counters can find it by scanning.

import { normalizeCode } from './barcode.ts'
import { mendedCheckDigit } from './codes/check-digit-hint.ts'
import { type LabelTemplate, readStoreLabel } from './codes/label-template.ts'
import { shownCode } from './codes/shown-code.ts'
import { tradeUnitOf } from './codes/trade-unit.ts'
import { Fault } from './fault.ts'
import type { FindingCode } from './import/finding.ts'
import { isPrintedLabel } from './labels/printed-label.ts'
import type { StoreRole } from './permission.ts'

/** A store with more of these does not count by barcode; they are listed, but not counted beyond this number. */
export const MOST_COUNTED = 10_000

/** Why an item cannot be scanned, from reading its file; if several apply, the first is used. */
export const SCAN_ONCE_PROBLEMS = [
  'code_shortened',
  'code_rounded',
  'code_too_long',
  'code_not_calculated',
  'code_doubtful',
  'code_of_two_items',
  'code_of_other_item',
  'code_missing',
] as const satisfies readonly FindingCode[]

export type ScanOnceProblem = (typeof SCAN_ONCE_PROBLEMS)[number]

/** From the warnings about a row of the file. */
export function problemOf(warnings: readonly string[]): ScanOnceProblem {
  return SCAN_ONCE_PROBLEMS.find((problem) => warnings.includes(problem)) ?? 'code_missing'
}

/** The code to store for the item, without anything else its label says. */
export function decideScannedCode(text: string, templates: readonly LabelTemplate[]): string {
  const { raw, key, kind } = normalizeCode(text)
  if (isPrintedLabel(raw)) {
    const message = 'This is the label of a shelf. Scan the item itself.'
    throw new Fault('invalid_argument', message, { field: 'code' })
  }
  if (kind === 'text') return raw
  // A store's own label also has a weight or price, which differs from piece to piece.
  return shownCode(readStoreLabel(key, templates)?.itemKey ?? key)
}

export type CodeDoubt =
  /** The check digit is wrong; `mended` has the right one. */
  | { readonly kind: 'check_digit'; readonly mended: string }
  /** A case: one scan of it would count as one piece. */
  | { readonly kind: 'case' }

/** What to double-check before a code is attached. */
export function doubtAbout(text: string): CodeDoubt | undefined {
  const mended = mendedCheckDigit(text)
  if (mended !== undefined) return { kind: 'check_digit', mended }
  return tradeUnitOf(normalizeCode(text).key)?.kind === 'case' ? { kind: 'case' } : undefined
}

/** The answer for an item on the list: a code was attached, or it has none. */
export type ScanOnceAnswer = 'attached' | 'no_barcode'

interface GivenAnswer {
  readonly kind: ScanOnceAnswer
  /** The key of the attached code. */
  readonly codeKey: string | null
}

/** Whether an answer is new. When two people answer the same item, the second is refused and changes nothing. */
export function isNewAnswer(given: GivenAnswer | null, answer: GivenAnswer): boolean {
  if (given === null) return true
  if (given.kind === answer.kind && given.codeKey === answer.codeKey) return false
  const message =
    given.kind === 'attached'
      ? 'Somebody has attached another barcode to this item meanwhile.'
      : 'Somebody has said meanwhile that this item has no barcode.'
  throw new Fault('conflict', message, { current: given.kind })
}

/** Taking back an answer must not undo a different one that was given since. */
export function requireStanding(given: GivenAnswer, meant: GivenAnswer): void {
  if (given.kind === meant.kind && given.codeKey === meant.codeKey) return
  const message = 'Somebody has answered anew for this item meanwhile.'
  throw new Fault('conflict', message, { current: given.kind })
}

interface Viewer {
  readonly userId: string
  readonly role: StoreRole
}

/** An answer may be taken back by the person who gave it, and by managers. */
export function canTakeBack({ userId, role }: Viewer, answeredBy: string | null): boolean {
  return role === 'manager' || userId === answeredBy
}
