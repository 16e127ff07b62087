// Independent counting: two people count a shelf without knowing of each other, the counts are
// compared line by line, and where they differ a third count breaks the tie.

import { type AssignmentStatus, isHandedIn, isInForce } from './assignment.ts'
import { Fault } from './fault.ts'
import type { CountMode } from './protocol.ts'
import type { Milli } from './quantity.ts'

/** The counts of one shelf in one round: two that are compared, and the one that breaks a tie. */
export const COMPARED_PASSES = [0, 1] as const
export const TIE_BREAK_PASS = 2

const STATES = ['waiting', 'agreed', 'differs', 'settled', 'single', 'chosen'] as const

/**
 * Waiting: not both are in. Differs: the third count is due. Settled: it has broken the tie. By the word of
 * a manager one of the two stands: single, the other never came; chosen, they differ, and nobody broke the
 * tie.
 */
export type ComparisonState = (typeof STATES)[number]

export interface Comparison {
  readonly state: ComparisonState
  /** Lines on which the first two do not agree. */
  readonly differing: number
  /** Lines on which no two of three agree: the third count stands. */
  readonly disputed: number
}

/** What was counted of each line. A line that is not here was not counted, which is not 0. */
export type PassTotals = ReadonlyMap<string, Milli>

export interface SettledCount {
  readonly comparison: Comparison
  /** What stands; null while it is open. */
  readonly totals: PassTotals | null
}

/** Nobody waits for this count any more. */
export const CALLED_OFF = 'called_off'

/** Counts that are handed in, by pass; undefined: not yet. Without a third, the first is the chosen one. */
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

/** Line by line what two of three say; where all differ, the tie-break stands. */
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

/** Reads a comparison back from where it was stored. */
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

/** Two counts of one person are one opinion. */
export function refuseSecondOpinion(
  userId: string,
  own: { readonly id: string },
  passes: readonly PassHolder[],
): void {
  if (!passes.some((pass) => pass.id !== own.id && pass.userId === userId)) return
  const message = 'This shelf is counted twice, by different people. Somebody else has to do this.'
  throw new Fault('conflict', message, { guard: 'second_opinion' })
}

/** Which of the counts of a shelf somebody is given: their own, or the first that nobody has. */
export function passFor(userId: string, passes: readonly PassHolder[]): PassHolder {
  const ordered = passes.toSorted((one, other) => one.pass - other.pass)
  const own = ordered.find((pass) => pass.userId === userId)
  const free = ordered.find((pass) => pass.userId === null)
  const chosen = own ?? free
  if (chosen) return chosen
  throw new Fault('conflict', 'Both counts of this shelf are given to somebody already.')
}

/** What somebody sends for a count that is another's by now, as after both took it without a network. */
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
 * Which open counts somebody may take. Of a shelf that is counted independently that is one, and none
 * once they have another count of it.
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

/** Of two counts the one that is in, and the one that never came; undefined: none is, or both are. */
export function loneCountOf<Count extends CountOfShelf>(
  counts: readonly Count[],
): { readonly handedIn: Count; readonly missing: Count } | undefined {
  const compared = counts.filter(({ mode, pass }) => mode === 'independent' && isCompared(pass))
  const handedIn = compared.find(({ status }) => isHandedIn(status))
  const missing = compared.find(({ status }) => isInForce(status) && !isHandedIn(status))
  return handedIn && missing && { handedIn, missing }
}

/** A shelf of which one count is in is not left out by halves. Whoever has the other may say it cannot be made. */
export function refuseHalfExclusion(
  counts: readonly CountOfShelf[],
  { isHolder }: { readonly isHolder: boolean },
): void {
  if (isHolder || !loneCountOf(counts)) return
  const message = 'One count of this shelf is handed in. Let it stand, or reset the shelf.'
  throw new Fault('illegal_transition', message, { guard: 'lone_count' })
}

/** With how the counts compare, which is said of the first. */
export interface ComparedCount extends CountOfShelf {
  readonly comparison: Pick<Comparison, 'state'> | null
}

/** Two counts that differ, and the third that nobody has handed in; undefined: there is no tie. */
export function tieOf<Count extends ComparedCount>(
  counts: readonly Count[],
): { readonly compared: readonly Count[]; readonly tieBreak: Count } | undefined {
  if (stateOf(counts) !== 'differs') return undefined
  const compared = COMPARED_PASSES.flatMap((pass) => counts.find((one) => one.pass === pass) ?? [])
  const tieBreak = counts.find(({ pass }) => pass === TIE_BREAK_PASS)
  return tieBreak && { compared, tieBreak }
}

/** The count of a shelf that a manager has called off, so that another stands by that word. */
export function calledOffOf<Count extends ComparedCount>(
  counts: readonly Count[],
): Count | undefined {
  const independent = counts.filter(({ mode }) => mode === 'independent')
  const compared = independent.filter(({ pass }) => isCompared(pass))
  if (!compared.some(({ status }) => isInForce(status))) return undefined
  // A third that was called for and is not due any more is cancelled as well.
  const isChosen = stateOf(counts) === 'chosen'
  const others = isChosen ? independent.filter(({ pass }) => !isCompared(pass)) : compared
  return others.find(({ status }) => status === 'cancelled')
}

function stateOf(counts: readonly ComparedCount[]): ComparisonState | undefined {
  return counts.find(({ pass, status }) => pass === 0 && isInForce(status))?.comparison?.state
}

/** Letting one count of a shelf stand calls the other off, with a word why. */
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

/** Of two counts that differ the one that is named stands; the third is called off, with a word why. */
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

/** Waiting for the count again that was called off. */
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

/** How a shelf is counted is settled before the first count: the two ways never mix. */
export function refuseModeChange(from: CountMode, to: CountMode, events: number): void {
  if (from === to || events === 0) return
  const message = 'Something was counted here already. Reset the shelf to count it another way.'
  throw new Fault('illegal_transition', message, { from, to, guard: 'counts' })
}
