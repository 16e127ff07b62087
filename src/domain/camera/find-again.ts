// A piece of the shelf that was lost from sight: it is where most of what is read now would hang as it hung before.

import { boxOf } from './label-box.ts'
import type { Detection, Point, Track } from './track.ts'
import { turnBetween, turned, type ViewTurn } from './view-turn.ts'

interface Pair<D extends Detection> {
  readonly track: Track<D>
  readonly detection: D
  readonly distance: number
}

interface FoundAgain<D extends Detection> {
  readonly pairs: readonly Pair<D>[]
  /** From where it was expected to where it is. */
  readonly turn: ViewTurn
  /** How far off it may be still. */
  readonly reach: number
}

/** Of its size: so far off may a label hang. */
const NEAR = 0.5
const MOST_TRIED = 60

/** `reach`: how far off it may be from where it is expected, in pixels. */
export function findAgain<D extends Detection>(
  tracks: readonly Track<D>[],
  detections: readonly D[],
  reach: number,
): FoundAgain<D> | undefined {
  const pairs = detections
    .flatMap((detection) =>
      tracks.filter(({ key }) => key === detection.key).map((track) => pairOf(track, detection)),
    )
    .sort((a, b) => a.distance - b.distance)
  const tried = pairs
    .filter(({ detection, distance }) => distance <= reach + NEAR * sizeOf(detection.corners))
    .slice(0, MOST_TRIED)
    .map((pair) => explainedBy(pair, pairs))
  const [nearest] = tried
  if (!nearest) return undefined
  // Of equal ones the nearest.
  const best = tried.reduce((a, b) => (b.pairs.length > a.pairs.length ? b : a), nearest)
  const { distance, detection } = best.seed
  const isSure = best.pairs.length > 1
  const left = isSure ? 0 : Math.min(reach, distance + sizeOf(detection.corners))
  return { pairs: best.pairs, turn: best.turn, reach: left }
}

/** What hangs as before, if this one is that one. */
function explainedBy<D extends Detection>(seed: Pair<D>, pairs: readonly Pair<D>[]) {
  const turn = turnBetween([{ was: seed.track.corners, now: seed.detection.corners }])
  const taken = new Set<unknown>([seed.track, seed.detection])
  const near = pairs
    .map(({ track, detection }) => {
      const moved = { ...track, corners: turned(track.corners, turn) }
      return { ...pairOf(moved, detection), track }
    })
    .filter(({ distance, detection }) => distance <= NEAR * sizeOf(detection.corners))
    .sort((a, b) => a.distance - b.distance)
    .filter(({ track, detection }) => {
      if (taken.has(track) || taken.has(detection)) return false
      taken.add(track).add(detection)
      return true
    })
  return { seed, turn, pairs: [{ ...seed, distance: 0 }, ...near] }
}

function pairOf<D extends Detection>(track: Track<D>, detection: D): Pair<D> {
  const [a, b] = [middleOf(track.corners), middleOf(detection.corners)]
  return { track, detection, distance: Math.hypot(a.x - b.x, a.y - b.y) }
}

function middleOf(corners: readonly Point[]): Point {
  const { left, right, top, bottom } = boxOf(corners)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function sizeOf(corners: readonly Point[]): number {
  const { left, right, top, bottom } = boxOf(corners)
  return Math.max(right - left, bottom - top)
}
