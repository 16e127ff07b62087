// The life of an audit: which operation leads from which state to which, and what must be true first.

import { countOf } from './count-words.ts'
import { Fault } from './fault.ts'

export type AuditStatus = 'draft' | 'active' | 'stopped' | 'submitted' | 'completed' | 'cancelled'

export type AuditOperation =
  | 'importBaseline'
  | 'start'
  | 'stop'
  | 'resume'
  | 'submit'
  | 'reopen'
  | 'complete'
  | 'cancel'

interface Transition {
  readonly from: readonly AuditStatus[]
  /** Undefined when the state does not change. */
  readonly to: AuditStatus | undefined
}

export const AUDIT_TRANSITIONS: Readonly<Record<AuditOperation, Transition>> = {
  importBaseline: { from: ['draft', 'active'], to: undefined },
  start: { from: ['draft'], to: 'active' },
  stop: { from: ['active'], to: 'stopped' },
  resume: { from: ['stopped'], to: 'active' },
  submit: { from: ['active', 'stopped'], to: 'submitted' },
  reopen: { from: ['submitted'], to: 'active' },
  complete: { from: ['submitted'], to: 'completed' },
  cancel: { from: ['draft', 'active', 'stopped', 'submitted'], to: 'cancelled' },
}

/** Counting has ended, whatever was handed in: the audit is in review, completed or cancelled. */
export function isCountingOver(status: AuditStatus): boolean {
  return status === 'submitted' || status === 'completed' || status === 'cancelled'
}

export function canOperate(status: AuditStatus, operation: AuditOperation): boolean {
  return AUDIT_TRANSITIONS[operation].from.includes(status)
}

/** The state after an operation. Operations with extra conditions check those first, in the functions below. */
export function decideTransition(status: AuditStatus, operation: AuditOperation): AuditStatus {
  const { to } = AUDIT_TRANSITIONS[operation]
  if (canOperate(status, operation)) return to ?? status
  throw refusal(
    status,
    to ?? status,
    'status',
    `An audit that is ${status} cannot ${VERBS[operation]}.`,
  )
}

const VERBS: Readonly<Record<AuditOperation, string>> = {
  importBaseline: 'take a baseline',
  start: 'be started',
  stop: 'be stopped',
  resume: 'be resumed',
  submit: 'be submitted',
  reopen: 'be reopened',
  complete: 'be completed',
  cancel: 'be cancelled',
}

export interface StartFacts {
  readonly status: AuditStatus
  readonly countableShelves: number
  readonly hasBaseline: boolean
  readonly withoutBaseline: boolean
  readonly busyShelves: readonly BusyShelf[]
  /** Stores that were archived since the audit was planned. */
  readonly archivedStores: readonly string[]
}

/** A shelf that another running audit is counting, with that audit's name. */
export interface BusyShelf {
  readonly code: string
  readonly auditName: string
}

export function decideStart(facts: StartFacts): AuditStatus {
  const to = decideTransition(facts.status, 'start')
  const [archived] = facts.archivedStores
  if (archived !== undefined) {
    const message = `The store ${archived} is archived. Restore it first.`
    throw refusal(facts.status, to, 'archived_store', message)
  }
  if (facts.countableShelves === 0) {
    throw refusal(facts.status, to, 'shelves', 'There is no shelf to count yet.')
  }
  if (!facts.hasBaseline && !facts.withoutBaseline) {
    const message = 'Import a baseline first, or choose to count without one.'
    throw refusal(facts.status, to, 'baseline', message)
  }
  refuseBusyShelves(facts.status, to, facts.busyShelves)
  return to
}

/** Two audits never count the same shelf at once. */
function refuseBusyShelves(from: AuditStatus, to: AuditStatus, [busy]: readonly BusyShelf[]): void {
  if (!busy) return
  const message = `The audit ${busy.auditName} is counting shelf ${busy.code} already.`
  throw refusal(from, to, 'held_shelves', message, { heldBy: busy.auditName })
}

export function decideStop(status: AuditStatus, reason: string): AuditStatus {
  const to = decideTransition(status, 'stop')
  requireReason(status, to, reason)
  return to
}

/** A point of the closing checklist. An open one may be waived by name, with a reason. */
export interface ChecklistPoint {
  readonly id: ChecklistPointId
  readonly open: number
  /** For coverage: how many of the shelves have only one of their two counts. */
  readonly lone?: number
  /** For coverage: how many of the shelves have two counts that differ. */
  readonly ties?: number
  /** For set-aside counts: their quantity in units. */
  readonly units?: number
}

export type ChecklistPointId =
  | 'coverage'
  | 'unsent_events'
  | 'unknown_codes'
  | 'recounts'
  | 'control_totals'
  | 'set_aside'

export interface Waiver {
  readonly point: ChecklistPointId
  readonly name: string
  readonly reason: string
}

export function decideSubmit(
  status: AuditStatus,
  checklist: readonly ChecklistPoint[],
  waivers: readonly Waiver[],
): AuditStatus {
  const to = decideTransition(status, 'submit')
  const waived = new Set(
    waivers.filter(({ name, reason }) => name.trim() && reason.trim()).map(({ point }) => point),
  )
  const unmet = checklist.filter(({ id, open }) => open > 0 && !waived.has(id))
  if (unmet.length === 0) return to
  const points = unmet.map(({ id }) => id)
  const message = 'The closing checklist has open points.'
  throw refusal(status, to, 'checklist', message, { points })
}

export interface ReopenFacts {
  readonly status: AuditStatus
  /** How many shelves are counted again. */
  readonly shelves: number
  /** Those of them that another audit has started to count since. */
  readonly busyShelves: readonly BusyShelf[]
}

export function decideReopen(
  { status, shelves, busyShelves }: ReopenFacts,
  reason: string,
): AuditStatus {
  const to = decideTransition(status, 'reopen')
  requireReason(status, to, reason)
  if (shelves === 0) {
    throw refusal(status, to, 'shelves', 'Choose the shelves that are counted again.')
  }
  refuseBusyShelves(status, to, busyShelves)
  return to
}

export interface CompleteFacts {
  readonly undecidedLines: number
  /** Recounts that were requested during the review and are not handed in. */
  readonly recountsOut: number
  /** Set-aside counts that still wait for a manager. */
  readonly setAside: number
  /** How many of these the caller was shown and leaves out for good. */
  readonly leavesOut: number
}

/** Set-aside counts cannot be accepted after the seal, so the caller must have seen exactly how many are left out. */
export function decideComplete(
  status: AuditStatus,
  { undecidedLines, recountsOut, setAside, leavesOut }: CompleteFacts,
): AuditStatus {
  const to = decideTransition(status, 'complete')
  if (recountsOut > 0) {
    const [are, them] = recountsOut === 1 ? ['is', 'it'] : ['are', 'them']
    const message = `${countOf(recountsOut, 'recount')} ${are} still out. Wait for ${them}, or withdraw ${them}.`
    throw refusal(status, to, 'recounts_out', message, { recountsOut })
  }
  if (undecidedLines > 0) {
    const are = undecidedLines === 1 ? 'is' : 'are'
    const message = `${countOf(undecidedLines, 'line')} ${are} not decided yet.`
    throw refusal(status, to, 'undecided_lines', message, { undecidedLines })
  }
  if (setAside <= leavesOut) return to
  const are = setAside === 1 ? 'is' : 'are'
  const message = `${countOf(setAside, 'count')} ${are} still set aside. Decide first, or complete without ${setAside === 1 ? 'it' : 'them'}.`
  throw refusal(status, to, 'set_aside', message, { setAside })
}

export interface CancelFacts {
  readonly status: AuditStatus
  readonly name: string
  readonly hasCounts: boolean
}

export function decideCancel(
  { status, name, hasCounts }: CancelFacts,
  confirmation: { readonly reason: string; readonly typedName: string },
): AuditStatus {
  const to = decideTransition(status, 'cancel')
  requireReason(status, to, confirmation.reason)
  if (hasCounts && confirmation.typedName !== name) {
    const message = 'Counts were recorded. Type the name of the audit to cancel it.'
    throw refusal(status, to, 'typed_name', message)
  }
  return to
}

/** Started and not ended. */
export const UNDER_WAY: readonly AuditStatus[] = ['active', 'stopped', 'submitted']

/** Archiving a store hides it from every list, so nothing may still be counted there. */
export function refuseArchiving(audit: {
  readonly name: string
  readonly status: AuditStatus
}): void {
  if (!UNDER_WAY.includes(audit.status)) return
  const message = `The audit ${audit.name} is under way. Complete or cancel it first.`
  throw new Fault('conflict', message, { current: audit.name })
}

function requireReason(from: AuditStatus, to: AuditStatus, reason: string): void {
  if (reason.trim() === '') throw refusal(from, to, 'reason', 'Say why.')
}

function refusal(
  from: AuditStatus,
  to: AuditStatus,
  guard: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Fault {
  return new Fault('illegal_transition', message, { from, to, guard, ...more })
}
