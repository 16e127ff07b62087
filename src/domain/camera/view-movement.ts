// Which of the movements in the picture is that of the view. Somebody who passes by may fill most of the picture, so
// labels that are read decide where two of them agree, or where one goes on as it did or goes with most of the picture;
// a single reading may be misplaced. While no label decides, the view moves on as it did.

import {
  distanceBetween,
  hasStayed,
  heightOf,
  lengthOf,
  middleOf,
  movedBy,
  sizeOf,
} from './corners.ts'
import type { Shades } from './shades.ts'
import type { Detection, Point } from './track.ts'
import { type Movement, movementsBetween, type ViewShift } from './view-shift.ts'

export interface ViewMovement extends ViewShift {
  /** In pixels per millisecond, as labels said it last. */
  readonly pace: Point
  /** How far off it may be, in pixels. */
  readonly doubt: number
  /** Whether the labels that were read last moved as most of the picture did. */
  readonly isPlain: boolean
}

export const NOT_MOVED: ViewMovement = {
  x: 0,
  y: 0,
  isSure: false,
  pace: { x: 0, y: 0 },
  doubt: 0,
  isPlain: true,
}

/** A label in the frame before. */
interface Placed {
  readonly key: string
  readonly corners: readonly Point[]
}

interface Facts {
  /** Milliseconds since the frame before. */
  readonly ms: number
  readonly before: Shades | null
  readonly now: Shades | null
  /** Labels whose position was certain in the frame before. */
  readonly placed: readonly Placed[]
  readonly detections: readonly Detection[]
}

/** Beyond this, nobody knows how a hand moves on. */
const FORESEEN_MS = 500
/** In cells, and as a fraction of the movement: how much a hand may hurry or slow down from frame to frame. */
const STEADY_CELLS = 1.25
const STEADY = 0.3
const LEAST_SHARE = 0.2
/** Nobody fills so much of the picture from one frame to the next. */
const VIEW_SHARE = 0.75
/** How much of what most of the picture says otherwise makes a movement doubtful. */
const OTHERWISE = 0.12
/** Bars are seldom so high, as a fraction of their length. */
const TALLEST = 1.5
/** Fraction of its size: where an equal label may be. */
const APART = 0.5

export function viewMovement(last: ViewMovement, facts: Facts): ViewMovement {
  const { ms, before, now } = facts
  const expected = ms <= FORESEEN_MS ? { x: last.pace.x * ms, y: last.pace.y * ms } : NOWHERE
  const movements = before && now ? movementsBetween(before, now, expected) : []
  const steady = Math.max(STEADY_CELLS * (now?.cell ?? 0), STEADY * lengthOf(expected))
  const [most] = movements
  const labels = movedLabels(facts, movements, { expected, most, steady })
  const paceOf = ({ x, y }: Point) => (ms > 0 ? { x: x / ms, y: y / ms } : last.pace)
  if (labels) {
    const { x, y } = labels.movement ?? labels.by
    const isPlain = !most || distanceBetween(most, labels.by) <= steady
    return { x, y, isSure: true, isPlain, doubt: 0, pace: paceOf(labels.by) }
  }
  if (!most) {
    const { x, y } = last.isPlain ? NOWHERE : expected
    return { ...last, x, y, isSure: false, doubt: 0 }
  }
  const likely = movements
    .filter((one) => one.share >= LEAST_SHARE && distanceBetween(one, expected) <= steady)
    .sort((a, b) => distanceBetween(a, expected) - distanceBetween(b, expected))
  const isSteady = distanceBetween(most, expected) <= steady
  const isView = last.isPlain && most.share >= VIEW_SHARE
  if (isView && (isSteady || likely.length === 0)) {
    return { x: most.x, y: most.y, isSure: true, isPlain: true, doubt: 0, pace: paceOf(most) }
  }
  const [likeliest] = likely
  const { x, y } = likeliest ?? expected
  const doubt = isSteady ? 0 : OTHERWISE * distanceBetween(most, { x, y })
  const isPlain = last.isPlain && isSteady
  return { ...last, x, y, isSure: likeliest !== undefined, isPlain, doubt }
}

interface MovedLabels {
  /** How far they moved. */
  readonly by: Point
  /** The movement of the picture that fits. */
  readonly movement: Movement | undefined
}

interface Known {
  readonly expected: Point
  /** The movement of most of the picture. */
  readonly most: Movement | undefined
  /** How far off that may be. */
  readonly steady: number
}

interface Pair {
  readonly corners: readonly Point[]
  readonly detection: Detection
  /** How far it moved. */
  readonly by: Point
}

function movedLabels(
  { placed, detections }: Facts,
  movements: readonly Movement[],
  { expected, most, steady }: Known,
): MovedLabels | undefined {
  const pairs = detections.flatMap((detection) =>
    placed
      .filter(({ key, corners }) => key === detection.key && isOneLabel(corners, detection))
      .map(({ corners }) => ({ corners, detection, by: between(corners, detection.corners) })),
  )
  const fits = (shift: Point) =>
    pairs.filter(({ corners, detection }) => hasStayed(detection.corners, movedBy(corners, shift)))
  const likely = pairs.filter(
    ({ corners, by }) => distanceBetween(by, expected) <= APART * sizeOf(corners),
  )
  const fromPicture = movements.map((movement) => ({ movement, fitting: fits(movement) }))
  const fromLabels = likely.map(({ by }) => ({ movement: undefined, fitting: fits(by) }))
  const isLikely = (by: Point) =>
    [expected, most].some((one) => one && distanceBetween(by, one) <= steady)
  const all = [...fromPicture, ...fromLabels]
    .map((one) => ({ ...one, by: middleMovement(one.fitting) }))
    .filter(({ fitting, by }) => labelsIn(fitting) > 1 || (fitting.length > 0 && isLikely(by)))
  const [first] = all
  if (!first) return undefined
  const best = all.reduce((a, b) => (b.fitting.length > a.fitting.length ? b : a), first)
  const { by } = best
  const alike = fromPicture.filter(({ fitting }) => fitting.length === best.fitting.length)
  const [nearest] = alike.sort(
    (a, b) => distanceBetween(a.movement, by) - distanceBetween(b.movement, by),
  )
  return { by, movement: best.movement && nearest?.movement }
}

/** The bars of equal labels above each other may be read as those of one, which then moves from one to the other. */
function isOneLabel(was: readonly Point[], { corners }: Detection): boolean {
  return Math.max(heightOf(was), heightOf(corners)) <= TALLEST
}

function labelsIn(pairs: readonly Pair[]): number {
  const before = new Set(pairs.map(({ corners }) => corners))
  const now = new Set(pairs.map(({ detection }) => detection))
  return Math.min(before.size, now.size)
}

const NOWHERE: Point = { x: 0, y: 0 }

function between(was: readonly Point[], now: readonly Point[]): Point {
  const [from, to] = [middleOf(was), middleOf(now)]
  return { x: to.x - from.x, y: to.y - from.y }
}

function middleMovement(pairs: readonly Pair[]): Point {
  return { x: median(pairs.map(({ by }) => by.x)), y: median(pairs.map(({ by }) => by.y)) }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
