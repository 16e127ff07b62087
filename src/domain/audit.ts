// The life of an audit: which operation leads from which state to which, and what must hold first.

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
  /** Undefined: the state stays as it is. */
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

/** Nothing is left to count, whatever was handed in: the audit is in review, sealed or given up. */
export function isCountingOver(status: AuditStatus): boolean {
  return status === 'submitted' || status === 'completed' || status === 'cancelled'
}

export function canOperate(status: AuditStatus, operation: AuditOperation): boolean {
  return AUDIT_TRANSITIONS[operation].from.includes(status)
}

/** The state after an operation, whose own guards the callers below ask first. */
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
  /** Stores that have left every list since the audit was planned. */
  readonly archivedStores: readonly string[]
}

/** A shelf that another running audit holds, with the name of that. */
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

/** Two audits never count one shelf at once. */
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
  /** Of coverage: shelves among them of which one of two counts is in. */
  readonly lone?: number
  /** Of them, shelves whose two counts differ. */
  readonly ties?: number
  /** Of counts that are set aside: what they say, in units. */
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
  /** How many are counted again. */
  readonly shelves: number
  /** Those of them that another audit has begun to count since. */
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
  /** Shelves to which somebody was sent while the audit was reviewed, and that are not handed in. */
  readonly recountsOut: number
  /** Counts that still wait for a manager. */
  readonly setAside: number
  /** How many of these whoever completes has seen, and leaves out for good. */
  readonly leavesOut: number
}

/** What is set aside can never be let in after the seal: nobody leaves it out without having been told. */
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

/** Begun, and not ended. */
export const UNDER_WAY: readonly AuditStatus[] = ['active', 'stopped', 'submitted']

/** A store that leaves every list would take along the way to what is counted there. */
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
