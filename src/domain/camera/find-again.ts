// Finds a lost piece of the shelf: it is at the position where most of the labels read now match its arrangement.

import { middleOf, sizeOf } from './corners.ts'
import type { Detection, Track } from './track.ts'
import { turnBetween, turned, type ViewTurn } from './view-turn.ts'

interface Pair<D extends Detection> {
  readonly track: Track<D>
  readonly detection: D
  readonly distance: number
}

interface FoundAgain<D extends Detection> {
  readonly pairs: readonly Pair<D>[]
  /** From its expected position to its actual one. */
  readonly turn: ViewTurn
  /** How far off it may still be, in pixels. */
  readonly reach: number
}

/** Fraction of its size that a label may be off. */
const NEAR = 0.5
const MOST_TRIED = 60

/** `reach`: how far it may be from its expected position, in pixels. */
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
  // On a tie, the nearest wins.
  const best = tried.reduce((a, b) => (b.pairs.length > a.pairs.length ? b : a), nearest)
  const { distance, detection } = best.seed
  const isSure = best.pairs.length > 1
  const left = isSure ? 0 : Math.min(reach, distance + sizeOf(detection.corners))
  return { pairs: best.pairs, turn: best.turn, reach: left }
}

/** The pairs that fit if this detection is this track. */
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
