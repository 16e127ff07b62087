// Independent counts: two people count a shelf without seeing each other's numbers. The counts are compared line by
// line, and where they differ a third count breaks the tie.

import { type AssignmentStatus, isHandedIn, isInForce } from './assignment.ts'
import { Fault } from './fault.ts'
import type { CountMode } from './protocol.ts'
import type { Milli } from './quantity.ts'

/** The counts of one shelf in one round: two that are compared, and one that breaks a tie. */
export const COMPARED_PASSES = [0, 1] as const
export const TIE_BREAK_PASS = 2

const STATES = ['waiting', 'agreed', 'differs', 'settled', 'single', 'chosen'] as const

/**
 * Waiting: not both counts are in. Differs: the third count is due. Settled: the third count broke the tie. In the
 * last two states a manager accepted one count. Single: the other was never made. Chosen: they differ, and there was
 * no third count.
 */
export type ComparisonState = (typeof STATES)[number]

export interface Comparison {
  readonly state: ComparisonState
  /** Lines on which the first two counts differ. */
  readonly differing: number
  /** Lines on which all three counts differ; the third one is used. */
  readonly disputed: number
}

/** The counted total of each line. A missing line was not counted, which is not the same as 0. */
export type PassTotals = ReadonlyMap<string, Milli>

export interface SettledCount {
  readonly comparison: Comparison
  /** The result; null while it is open. */
  readonly totals: PassTotals | null
}

/** Replaces the totals of a count that is no longer needed. */
export const CALLED_OFF = 'called_off'

/**
 * Compares the handed-in counts of a shelf, by pass; undefined when not handed in. When the third is called off, the
 * first one given is the chosen one.
 */
export function comparePasses(
  passes: readonly (PassTotals | typeof CALLED_OFF | undefined)[],
): SettledCount {
  const [first, second, third] = passes
  if (!first || !second) return open('waiting', 0)
  if (first === CALLED_OFF) return second === CALLED_OFF ? open('waiting', 0) : single(second)
  if (second === CALLED_OFF) return single(first)
  const differing = linesOf(first, second).filter((line) => first.get(line) !== second.get(line))
  if (differing.length === 0) {
    return { comparison: { state: 'agreed', differing: 0, disputed: 0 }, totals: first }
  }
  if (!third) return open('differs', differing.length)
  if (third === CALLED_OFF) return chosen(first, differing.length)
  const disputed = linesOf(first, second, third).filter((line) => {
    const counted = third.get(line)
    const others = [first.get(line), second.get(line)]
    return others[0] !== others[1] && !others.includes(counted)
  })
  const comparison = {
    state: 'settled' as const,
    differing: differing.length,
    disputed: disputed.length,
  }
  return { comparison, totals: majorityOf(first, second, third) }
}

/** For each line the number that two of three counts agree on; if all differ, the tie-breaking count. */
function majorityOf(first: PassTotals, second: PassTotals, third: PassTotals): PassTotals {
  const settled = new Map<string, Milli>()
  for (const line of linesOf(first, second, third)) {
    const agreed = first.get(line) === second.get(line) ? first.get(line) : third.get(line)
    if (agreed !== undefined) settled.set(line, agreed)
  }
  return settled
}

function linesOf(...passes: readonly PassTotals[]): readonly string[] {
  return [...new Set(passes.flatMap((pass) => [...pass.keys()]))]
}

function open(state: 'waiting' | 'differs', differing: number): SettledCount {
  return { comparison: { state, differing, disputed: 0 }, totals: null }
}

function single(totals: PassTotals): SettledCount {
  return { comparison: { state: 'single', differing: 0, disputed: 0 }, totals }
}

function chosen(totals: PassTotals, differing: number): SettledCount {
  return { comparison: { state: 'chosen', differing, disputed: 0 }, totals }
}

/** Parses a stored comparison. */
export function parseComparison(stored: unknown): Comparison | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { state, differing, disputed } = stored as Record<string, unknown>
  const known = STATES.find((one) => one === state)
  if (!known || typeof differing !== 'number' || typeof disputed !== 'number') return null
  return { state: known, differing, disputed }
}

export interface PassHolder {
  readonly id: string
  readonly pass: number
  readonly userId: string | null
}

/** Two counts by the same person would not be independent. */
export function refuseSecondOpinion(
  userId: string,
  own: { readonly id: string },
  passes: readonly PassHolder[],
): void {
  if (!passes.some((pass) => pass.id !== own.id && pass.userId === userId)) return
  const message = 'This shelf is counted twice, by different people. Somebody else has to do this.'
  throw new Fault('conflict', message, { guard: 'second_opinion' })
}

/** Which count of a shelf a person gets: their own, or the first free one. */
export function passFor(userId: string, passes: readonly PassHolder[]): PassHolder {
  const ordered = passes.toSorted((one, other) => one.pass - other.pass)
  const own = ordered.find((pass) => pass.userId === userId)
  const free = ordered.find((pass) => pass.userId === null)
  const chosen = own ?? free
  if (chosen) return chosen
  throw new Fault('conflict', 'Both counts of this shelf are given to somebody already.')
}

/**
 * Whether a person sends events for a count that another person holds by now, for example because both took it
 * offline.
 */
export function isForAnother(
  { mode, userId }: { readonly mode: CountMode; readonly userId: string | null },
  senderId: string,
): boolean {
  return mode === 'independent' && userId !== null && userId !== senderId
}

export interface ShelfCount extends PassHolder {
  readonly roomId: string
  readonly shelfId: string | null
  readonly round: number
  readonly mode: CountMode
  readonly status: AssignmentStatus
}

/**
 * Which open counts a person may take: one of an independent shelf, and none if they already have another count of it.
 */
export function offeredTo<Count extends ShelfCount>(
  counts: readonly Count[],
  userId: string,
): readonly Count[] {
  const independent = counts.filter(
    ({ mode, status }) => mode === 'independent' && isInForce(status),
  )
  const byShelf = Map.groupBy(independent, shelfKey)
  return counts.filter((count) => {
    if (count.status !== 'open') return false
    const passes = byShelf.get(shelfKey(count))
    return count.mode === 'additive' || !passes || passFor(userId, passes).id === count.id
  })
}

function shelfKey({ roomId, shelfId, round }: ShelfCount): string {
  return [roomId, shelfId, round].join('/')
}

/** One of the counts of a shelf in a round. */
export type CountOfShelf = Pick<ShelfCount, 'id' | 'mode' | 'pass' | 'status'>

/** Of two counts, the one that is in and the one that was not made; undefined when both or none are in. */
export function loneCountOf<Count extends CountOfShelf>(
  counts: readonly Count[],
): { readonly handedIn: Count; readonly missing: Count } | undefined {
  const compared = counts.filter(({ mode, pass }) => mode === 'independent' && isCompared(pass))
  const handedIn = compared.find(({ status }) => isHandedIn(status))
  const missing = compared.find(({ status }) => isInForce(status) && !isHandedIn(status))
  return handedIn && missing && { handedIn, missing }
}

/** A shelf with one count in cannot be excluded; the holder of the other count may report that it cannot be made. */
export function refuseHalfExclusion(
  counts: readonly CountOfShelf[],
  { isHolder }: { readonly isHolder: boolean },
): void {
  if (isHolder || !loneCountOf(counts)) return
  const message = 'One count of this shelf is handed in. Let it stand, or reset the shelf.'
  throw new Fault('illegal_transition', message, { guard: 'lone_count' })
}

/** With the comparison, which is stored with the first count. */
export interface ComparedCount extends CountOfShelf {
  readonly comparison: Pick<Comparison, 'state'> | null
}

/** Two counts that differ, and the third that is not handed in; undefined when there is no tie. */
export function tieOf<Count extends ComparedCount>(
  counts: readonly Count[],
): { readonly compared: readonly Count[]; readonly tieBreak: Count } | undefined {
  if (stateOf(counts) !== 'differs') return undefined
  const compared = COMPARED_PASSES.flatMap((pass) => counts.find((one) => one.pass === pass) ?? [])
  const tieBreak = counts.find(({ pass }) => pass === TIE_BREAK_PASS)
  return tieBreak && { compared, tieBreak }
}

/** The count that a manager called off when accepting another one. */
export function calledOffOf<Count extends ComparedCount>(
  counts: readonly Count[],
): Count | undefined {
  const independent = counts.filter(({ mode }) => mode === 'independent')
  const compared = independent.filter(({ pass }) => isCompared(pass))
  if (!compared.some(({ status }) => isInForce(status))) return undefined
  // A third count that is no longer due is cancelled as well, so the status alone does not tell.
  const isChosen = stateOf(counts) === 'chosen'
  const others = isChosen ? independent.filter(({ pass }) => !isCompared(pass)) : compared
  return others.find(({ status }) => status === 'cancelled')
}

function stateOf(counts: readonly ComparedCount[]): ComparisonState | undefined {
  return counts.find(({ pass, status }) => pass === 0 && isInForce(status))?.comparison?.state
}

/** Accepts the only count of a shelf and calls the other one off, with a reason. */
export function decideLoneCount<Count extends CountOfShelf>(
  counts: readonly Count[],
  name: string,
) {
  const lone = loneCountOf(counts)
  if (lone) return lone
  const isIn = counts.some(({ mode, status }) => mode === 'independent' && isHandedIn(status))
  const message = isIn
    ? `There is no second count of ${name} to wait for.`
    : `Nobody has handed in one of two counts of ${name}.`
  throw new Fault('illegal_transition', message, { guard: 'lone_count' })
}

/** Accepts the named one of two differing counts and calls the third one off, with a reason. */
export function decideChoice<Count extends ComparedCount>(
  counts: readonly Count[],
  namedIds: readonly string[],
  name: string,
) {
  const tie = tieOf(counts)
  if (!tie) {
    const message = `There are no two counts of ${name} that differ.`
    throw new Fault('illegal_transition', message, { guard: 'tie' })
  }
  const [chosen, ...more] = tie.compared.filter(({ id }) => namedIds.includes(id))
  const other = tie.compared.find(({ id }) => id !== chosen?.id)
  if (chosen && other && more.length === 0) return { chosen, other, tieBreak: tie.tieBreak }
  const message = `Say which of the two counts of ${name} stands.`
  throw new Fault('invalid_argument', message, { field: 'auditAssignmentIds' })
}

/** Undoes calling a count off: the shelf waits for it again. */
export function decideSecondCount<Count extends ComparedCount>(
  counts: readonly Count[],
  name: string,
): Count {
  const calledOff = calledOffOf(counts)
  if (calledOff) return calledOff
  const message = `No count of ${name} was called off.`
  throw new Fault('illegal_transition', message, { guard: 'second_count' })
}

function isCompared(pass: number): boolean {
  return pass !== TIE_BREAK_PASS
}

/** The count mode is fixed before the first count, because the two modes never mix. */
export function refuseModeChange(from: CountMode, to: CountMode, events: number): void {
  if (from === to || events === 0) return
  const message = 'Something was counted here already. Reset the shelf to count it another way.'
  throw new Fault('illegal_transition', message, { from, to, guard: 'counts' })
}
