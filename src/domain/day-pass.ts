// A day pass: somebody without an account counts in one audit, under a name that they type.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { decideName } from './naming.ts'

/** How often the code on the screen changes. */
export const CODE_ROTATES_MS = 60_000

/** Nobody helps for longer: a pass that was forgotten ends by itself. */
export const LONGEST_PASS_MS = 16 * 3_600_000

/** Printed sheets end within this time. */
export const LONGEST_SHEET_MS = 7 * 24 * 3_600_000

/** Names that are called across a room. */
const HELPER_NAME_MAX_LENGTH = 40

/** Why a person is not let in; screens choose their words by it. */
export type DoorRefusal =
  /** No code of this installation: mistyped, invented, or of an audit that is gone. */
  | 'unknown'
  /** A code that the screen no longer shows. */
  | 'old'
  /** The sheet has ended, or people are no longer let in. */
  | 'closed'
  | 'not_started'
  /** The audit is over. */
  | 'over'
  | 'full'

/** Why a pass has ended. */
export type PassEnding = 'tap' | 'time' | 'audit' | 'account'

/** The functions that a day pass opens; everything else is closed to it, also what is added later. */
const OPEN_TO_HELPERS: ReadonlySet<string> = new Set([
  'auditAssignments:createSelfAssignment',
  'auditAssignments:getAssignmentsWithProgress',
  'auditAssignments:heartbeat',
  'auditAssignments:updateStatus',
  'dayPasses:getMine',
  'devices:getAssignmentPack',
  'devices:getCatalogueChanges',
  'devices:getExpectedHere',
  'items:get',
  'items:search',
  'organizations:getByUser',
  'scanEvents:getByAssignment',
  'scanEvents:getItemCount',
  'scanEvents:recordCount',
  'scanEvents:recordMany',
  'scanEvents:updateQuantity',
  'scanEvents:void',
  'stores:getByOrganization',
])

/** What arrives by these after the end is kept for a manager; the rest of a pass is over. */
const OPEN_AFTER_THE_END: ReadonlySet<string> = new Set([
  'dayPasses:getMine',
  'scanEvents:recordMany',
])

export type PassUse = 'closed' | 'within_pass' | 'ended'

/** Whether the holder of a pass may call a function. */
export function passUseOf(
  functionName: string,
  { isEnded }: { readonly isEnded: boolean },
): PassUse {
  if (!OPEN_TO_HELPERS.has(functionName)) return 'closed'
  return isEnded && !OPEN_AFTER_THE_END.has(functionName) ? 'ended' : 'within_pass'
}

export function refuseClosedToHelpers(): never {
  throw new Fault('forbidden', 'A day pass is for counting. This needs an account.', {
    needs: 'account',
  })
}

export function refuseEndedPass(): never {
  throw new Fault('forbidden', 'This day pass has ended.', { reason: 'pass_ended' })
}

/** What a code says, whoever made it. */
export interface ReadCode {
  /** The minute in which the screen showed it; null for a printed sheet. */
  readonly minute: number | null
}

export interface DoorFacts {
  readonly code: ReadCode
  /** When the sheet ends, or null for the screen. */
  readonly endsAtMs: number | null
  readonly isClosed: boolean
  readonly auditStatus: AuditStatus
  readonly isSuspended: boolean
  readonly nowMs: number
}

export function minuteOf(nowMs: number): number {
  return Math.floor(nowMs / CODE_ROTATES_MS)
}

/** When the screen shows the next code. */
export function nextCodeAt(nowMs: number): number {
  return (minuteOf(nowMs) + 1) * CODE_ROTATES_MS
}

/** Undefined if the code lets people in now. */
export function doorRefusalOf(facts: DoorFacts): DoorRefusal | undefined {
  const { auditStatus, code, endsAtMs, isClosed, isSuspended, nowMs } = facts
  if (auditStatus === 'draft') return 'not_started'
  if (isSuspended || (auditStatus !== 'active' && auditStatus !== 'stopped')) return 'over'
  if (isClosed || (endsAtMs !== null && endsAtMs <= nowMs)) return 'closed'
  if (code.minute !== null && !isShown(code.minute, nowMs)) return 'old'
  return undefined
}

/** The code of now and the one before it: somebody may have scanned just before it changed. */
function isShown(minute: number, nowMs: number): boolean {
  const current = minuteOf(nowMs)
  return minute === current || minute === current - 1
}

const REFUSALS = {
  unknown: ['not_found', 'This code does not open anything.'],
  old: ['illegal_transition', 'This code has changed. Scan the one on the screen now.'],
  closed: ['illegal_transition', 'Nobody is let in with this code any more.'],
  not_started: ['illegal_transition', 'Counting has not started yet.'],
  over: ['illegal_transition', 'This count is over.'],
  full: ['limit_reached', 'There is no room for another person.'],
} as const satisfies Record<DoorRefusal, readonly [Fault['code'], string]>

/** Says nothing of the plan, the store or the audit. */
export function doorFault(reason: DoorRefusal): Fault {
  const [code, message] = REFUSALS[reason]
  return new Fault(code, message, { reason })
}

/** When a pass ends by itself: with its sheet, or after a day of work. */
export function passEndsAt(nowMs: number, sheetEndsAtMs: number | null): number {
  return Math.min(nowMs + LONGEST_PASS_MS, sheetEndsAtMs ?? Number.POSITIVE_INFINITY)
}

/** A sheet ends after now and within a week. */
export function decideSheetEnd(endsAtMs: number, nowMs: number): number {
  if (endsAtMs > nowMs && endsAtMs <= nowMs + LONGEST_SHEET_MS) return endsAtMs
  const message = 'A sheet ends later than now and within seven days.'
  throw new Fault('invalid_argument', message, { field: 'endsAt' })
}

/** The name that a helper counts under: tidy, and not yet that of somebody else in the audit or on the team. */
export function decideHelperName(input: string, taken: readonly string[]): string {
  const name = decideName(input, 'name')
  if ([...name].length > HELPER_NAME_MAX_LENGTH) {
    const message = `A name has at most ${HELPER_NAME_MAX_LENGTH} characters.`
    throw new Fault('invalid_argument', message, { field: 'name', reason: 'too_long' })
  }
  const known = new Set(taken.map(sameNameKey))
  for (let number = 1; ; number += 1) {
    const told = number === 1 ? name : `${name} ${number}`
    if (!known.has(sameNameKey(told))) return told
  }
}

/** Equal for names that nobody tells apart when they are read aloud or at a glance. */
function sameNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
