// Items that a file brought without a barcode that scans. One scan of each, and counters find them.

import { normalizeCode } from './barcode.ts'
import { mendedCheckDigit } from './codes/check-digit-hint.ts'
import { type LabelTemplate, readStoreLabel } from './codes/label-template.ts'
import { shownCode } from './codes/shown-code.ts'
import { tradeUnitOf } from './codes/trade-unit.ts'
import { Fault } from './fault.ts'
import type { FindingCode } from './import/finding.ts'
import { isPrintedLabel } from './labels/printed-label.ts'
import type { StoreRole } from './permission.ts'

/** A store with more of them does not count by barcodes: they are listed, but not counted to the last. */
export const MOST_COUNTED = 10_000

/** Why an item cannot be scanned, as its file was read; where several are true, the first is said. */
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

/** By the warnings about a row of the file. */
export function problemOf(warnings: readonly string[]): ScanOnceProblem {
  return SCAN_ONCE_PROBLEMS.find((problem) => warnings.includes(problem)) ?? 'code_missing'
}

/** The code as an item is given it, whatever else its label says. */
export function decideScannedCode(text: string, templates: readonly LabelTemplate[]): string {
  const { raw, key, kind } = normalizeCode(text)
  if (isPrintedLabel(raw)) {
    const message = 'This is the label of a shelf. Scan the item itself.'
    throw new Fault('invalid_argument', message, { field: 'code' })
  }
  if (kind === 'text') return raw
  // A label of the store also says a weight or a price, which differ from piece to piece.
  return shownCode(readStoreLabel(key, templates)?.itemKey ?? key)
}

export type CodeDoubt =
  /** The last digit does not fit; what it would be with the right one. */
  | { readonly kind: 'check_digit'; readonly mended: string }
  /** One scan of it would count as one piece. */
  | { readonly kind: 'case' }

/** What to look at again before a code is attached. */
export function doubtAbout(text: string): CodeDoubt | undefined {
  const mended = mendedCheckDigit(text)
  if (mended !== undefined) return { kind: 'check_digit', mended }
  return tradeUnitOf(normalizeCode(text).key)?.kind === 'case' ? { kind: 'case' } : undefined
}

/** What was said of an item of the list: it has a code now, or there is none on it. */
export type ScanOnceAnswer = 'attached' | 'no_barcode'

interface GivenAnswer {
  readonly kind: ScanOnceAnswer
  /** The key of the code that was attached. */
  readonly codeKey: string | null
}

/** Whether an answer is new. Two people at one item: the one who comes second is told, and changes nothing. */
export function isNewAnswer(given: GivenAnswer | null, answer: GivenAnswer): boolean {
  if (given === null) return true
  if (given.kind === answer.kind && given.codeKey === answer.codeKey) return false
  const message =
    given.kind === 'attached'
      ? 'Somebody has attached another barcode to this item meanwhile.'
      : 'Somebody has said meanwhile that this item has no barcode.'
  throw new Fault('conflict', message, { current: given.kind })
}

/** Whoever takes back what they saw does not take back what somebody else has answered since. */
export function requireStanding(given: GivenAnswer, meant: GivenAnswer): void {
  if (given.kind === meant.kind && given.codeKey === meant.codeKey) return
  const message = 'Somebody has answered anew for this item meanwhile.'
  throw new Fault('conflict', message, { current: given.kind })
}

interface Viewer {
  readonly userId: string
  readonly role: StoreRole
}

/** Whoever gave an answer may take it back, and so may managers. */
export function canTakeBack({ userId, role }: Viewer, answeredBy: string | null): boolean {
  return role === 'manager' || userId === answeredBy
}
