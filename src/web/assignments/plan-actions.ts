// What a manager may do with places, by the rules of the domain.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import {
  type AssignmentStatus,
  type AssignmentWork,
  allowsWork,
  canMove,
  decideAssign,
  isExplained,
  refuseRemoval,
} from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { loneCountOf, refuseModeChange } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import { isAllowed } from '../kit/is-allowed.ts'
import type { Place } from './places.ts'

export const PLAN_ACTIONS = [
  'give',
  'release',
  'exclude',
  'include',
  'recount',
  'approve',
  'remove',
  'countTwice',
  'countOnce',
  'acceptOneCount',
  'askSecond',
] as const

export type PlanAction = (typeof PLAN_ACTIONS)[number]

const ASKED = ['exclude', 'recount', 'remove', 'acceptOneCount', 'askSecond'] as const
export type AskedAction = (typeof ASKED)[number]

/** Whether the action needs a confirmation. */
export function isAsked(action: PlanAction): action is AskedAction {
  return ASKED.some((one) => one === action)
}

export type PossibleActions = Readonly<Record<PlanAction, readonly Place[]>>

/** The audit's status, and how it counts shelves that have no setting of their own. */
export interface PlanStage {
  readonly status: AuditStatus
  readonly mode: CountMode
}

/** For each action, the places among these that it applies to. */
export function possibleActions(places: readonly Place[], stage: PlanStage): PossibleActions {
  const allowing = (action: PlanAction) => places.filter((place) => canDo(action, place, stage))
  return {
    give: allowing('give'),
    release: allowing('release'),
    exclude: allowing('exclude'),
    include: allowing('include'),
    recount: allowing('recount'),
    approve: allowing('approve'),
    remove: allowing('remove'),
    countTwice: allowing('countTwice'),
    countOnce: allowing('countOnce'),
    acceptOneCount: oneOfShelf(allowing('acceptOneCount')),
    askSecond: allowing('askSecond'),
  }
}

/** An action on both counts of a shelf is offered once. */
function oneOfShelf(places: readonly Place[]): readonly Place[] {
  const chosen = new Map(places.map((place) => [place.counts, place]))
  return [...chosen.values()]
}

const WORK: Readonly<Partial<Record<PlanAction, AssignmentWork>>> = {
  approve: 'approve',
  acceptOneCount: 'settle',
  askSecond: 'settle',
}

export function canDo(
  action: PlanAction,
  { assignment, counts }: Pick<Place, 'assignment' | 'counts'>,
  stage: PlanStage,
): boolean {
  if (!allowsWork(stage.status, WORK[action] ?? 'plan')) return false
  if (!assignment) return onUnplanned(stage.mode).includes(action)
  const { status, progress } = assignment
  const events = progress?.events ?? 0
  switch (action) {
    case 'give':
      return isAllowed(() => decideAssign(status, 'somebody'))
    case 'release':
      return isTaken(status) && isAllowed(() => decideAssign(status, null))
    case 'exclude':
      return canMove(status, 'excluded') && !loneCountOf(counts)
    case 'include':
      return status === 'excluded'
    case 'recount':
      return (events > 0 || isExplained(status)) && canMove(status, 'returned')
    case 'approve':
      return canMove(status, 'approved')
    case 'remove':
      // A partial round builds on the counts of its shelf, so it is excluded instead.
      if (assignment.recountItems !== null) return false
      return canMove(status, 'cancelled') && isAllowed(() => refuseRemoval(status, events))
    case 'countTwice':
      return canBeCounted('independent', assignment)
    case 'countOnce':
      return canBeCounted('additive', assignment)
    case 'acceptOneCount':
      return loneCountOf(counts) !== undefined
    case 'askSecond':
      return assignment.comparison?.state === 'single'
  }
}

/** A place that is not planned yet can be assigned, opened to everyone, or counted the other way. */
function onUnplanned(mode: CountMode): readonly PlanAction[] {
  return ['give', 'release', mode === 'additive' ? 'countTwice' : 'countOnce']
}

/** How a shelf is counted cannot change after its first count; partial rounds keep theirs. */
function canBeCounted(mode: CountMode, assignment: AssignmentDetails): boolean {
  const { status, progress, recountItems } = assignment
  if (assignment.mode === mode || recountItems !== null) return false
  return isAllowed(() => {
    decideAssign(status, 'somebody')
    refuseModeChange(assignment.mode, mode, progress?.events ?? 0)
  })
}

/** Excluded shelves have to be included again first. */
function isTaken(status: AssignmentStatus): boolean {
  return status !== 'open' && status !== 'excluded'
}
