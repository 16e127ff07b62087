// What the steps to the end of an audit say.

import { allowsWork } from '#domain/assignment.ts'
import type { AuditStatus, ChecklistPoint, ChecklistPointId } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'
import type { FinishEstimate } from '#domain/estimate.ts'
import type { Protocol } from '#domain/protocol.ts'
import { describeSetAside } from '#domain/set-aside-words.ts'
import { formatAge, formatClock, formatDuration } from '#web/kit/format-time.ts'

// The closing checklist in words: what each point is called, and what is missing to meet it.

export const POINT_NAMES: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'Coverage',
  unsent_events: 'Unsent',
  unknown_codes: 'Unknown codes',
  recounts: 'Recounts',
  control_totals: 'Control totals',
  set_aside: 'Set aside',
}

/** What whoever submits with an open point answers. */
export const WAIVER_QUESTIONS: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'Why can the rest stay uncounted?',
  unsent_events: 'Why do you not wait for them?',
  unknown_codes: 'Why can they stay unknown?',
  recounts: 'Why is no recount needed?',
  control_totals: 'Why can they stay unmet?',
  set_aside: 'Why can they wait?',
}

/** What is left to do, or that nothing is. */
export function describePoint(
  { id, open, lone = 0, ties = 0, units }: ChecklistPoint,
  { controlTotals }: Pick<Protocol, 'controlTotals'>,
): string {
  if (id === 'control_totals' && open === 0 && !controlTotals) return 'Not asked for'
  if (open === 0) return MET_WORDS[id]
  if (id === 'set_aside')
    return `${describeSetAside({ counts: open, units: units ?? 0 })} to decide`
  const parts = [
    OPEN_WORDS[id](open),
    lone > 0 && `${lone.toLocaleString('en-US')} with one of two counts`,
    ties > 0 && `${ties.toLocaleString('en-US')} with two that differ`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Once counting is closed there is nothing before which anything is to be done. */
export function checklistTitle(status: AuditStatus): string {
  return status === 'active' || status === 'stopped' ? 'Before you submit' : 'Closing checklist'
}

export function isOver(status: AuditStatus): boolean {
  return !allowsWork(status, 'settle')
}

/** What was left in an audit that is over: nothing is to be done about it any more. */
export function describeLeft({ id, open }: ChecklistPoint): string {
  return LEFT_WORDS[id](open)
}

/** "4 of 6 still open", or that all is met. */
export function describeOpenPoints(points: readonly ChecklistPoint[], status: AuditStatus): string {
  const open = points.filter((point) => point.open > 0).length
  if (open === 0) return 'All points met'
  return `${open} of ${points.length} ${isOver(status) ? 'left open' : 'still open'}`
}

const MET_WORDS: Readonly<Record<ChecklistPointId, string>> = {
  coverage: 'All shelves done',
  unsent_events: 'Everything has arrived',
  unknown_codes: 'None waiting',
  recounts: 'None open',
  control_totals: 'Met',
  set_aside: 'None',
}

const OPEN_WORDS: Readonly<Record<ChecklistPointId, (open: number) => string>> = {
  coverage: (open) => `${countOf(open, 'shelf', 'shelves')} left`,
  // Devices hold also shelves that were handed in and the server has not heard of.
  unsent_events: (open) => `${open.toLocaleString('en-US')} on devices`,
  // A code that was read on two shelves is a line of both.
  unknown_codes: (open) => `${countOf(open, 'line')} to resolve or park`,
  recounts: (open) => `${open.toLocaleString('en-US')} open`,
  control_totals: (open) => `${open.toLocaleString('en-US')} not met`,
  set_aside: (open) => `${countOf(open, 'count')} to decide`,
}

const LEFT_WORDS: Readonly<Record<ChecklistPointId, (open: number) => string>> = {
  coverage: (open) => `${countOf(open, 'shelf', 'shelves')} not counted`,
  unsent_events: (open) => `${open.toLocaleString('en-US')} never arrived`,
  unknown_codes: (open) => `${countOf(open, 'line')} never resolved`,
  recounts: (open) => `${open.toLocaleString('en-US')} never handed in`,
  control_totals: (open) => `${open.toLocaleString('en-US')} not met`,
  set_aside: (open) => `${countOf(open, 'count')} left out`,
}

const MINUTE_MS = 60_000
const STILL_AFTER_MS = 20 * MINUTE_MS

/** Nobody counts: an estimate that goes by people at work says nothing. */
export function isStill({ asOf }: FinishEstimate, nowMs: number): boolean {
  return nowMs - asOf > STILL_AFTER_MS
}

/** Also the latest time has passed: people did not go on as they did. */
export function isLate({ until }: FinishEstimate, nowMs: number): boolean {
  return nowMs - until > MINUTE_MS
}

/** "about 1 h 50 min to go"; an estimate that has passed says that it is late. */
export function describeRemaining(finish: FinishEstimate, nowMs: number): string {
  if (isStill(finish, nowMs)) return `nobody has counted for ${formatAge(nowMs - finish.asOf)}`
  if (isLate(finish, nowMs)) return 'taking longer than estimated'
  const leftMs = finish.about - nowMs
  if (leftMs < MINUTE_MS) return 'should be done any minute'
  return `about ${formatDuration(rounded(leftMs))} to go`
}

export interface FinishWords {
  readonly about: string
  /** Undefined: it is as good as certain. */
  readonly range: string | undefined
}

/** "Finish about 3:30 pm", and between which times. */
export function describeFinish(finish: FinishEstimate, nowMs: number): FinishWords {
  const clock = (timeMs: number) => formatClock(toFiveMinutes(Math.max(timeMs, nowMs)), nowMs)
  const [from, until] = [clock(finish.from), clock(finish.until)]
  return {
    about: `Finish about ${clock(finish.about)}`,
    range: from === until ? undefined : `${from} to ${until}`,
  }
}

/** Nobody knows it by the minute. */
function rounded(leftMs: number): number {
  const stepMs = leftMs > 20 * MINUTE_MS ? 5 * MINUTE_MS : MINUTE_MS
  return Math.max(stepMs, Math.round(leftMs / stepMs) * stepMs)
}

function toFiveMinutes(timeMs: number): number {
  const stepMs = 5 * MINUTE_MS
  return Math.round(timeMs / stepMs) * stepMs
}
