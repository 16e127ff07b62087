// How to look at each frame. The decoder reads along lines of a picture, so a barcode must run nearly along one of
// them. Every frame is looked at upright, and in turn in a few other directions. A label that was read is followed in
// the direction in which it was read.

/** Degrees from the picture's rows, clockwise. The opposite directions need no look of their own. */
export type Direction = number

/** A direction for bars. Square codes can be at any angle, and are read in a smaller picture or in the full one. */
export type Way = Direction | 'squares' | 'small squares'

export interface LookCycle {
  readonly step: number
  /** By key: how each label was read lately. */
  readonly followed: ReadonlyMap<string, Followed>
}

interface Followed extends Sighted {
  /** Frames since then in which it was not read. */
  readonly missed: number
}

/** A label that was read in a frame. */
export interface Sighted {
  readonly key: string
  readonly way: Way
}

const ALWAYS: readonly Way[] = [0, 'squares']
/** Hands tilt a phone a little, so small angles get every other turn. */
const NEARLY_UPRIGHT: readonly Way[] = [11.25, 168.75, 22.5, 157.5]
const TURNS: readonly (readonly Way[])[] = [
  NEARLY_UPRIGHT,
  ['small squares'],
  NEARLY_UPRIGHT,
  [90, 45, 135, 33.75, 146.25],
  NEARLY_UPRIGHT,
  ['small squares'],
  NEARLY_UPRIGHT,
  [67.5, 112.5, 78.75, 101.25, 56.25, 123.75],
]

/** A label that was not read for this many frames is no longer followed. */
const FOLLOWED_FOR = 8

export const FIRST_LOOK: LookCycle = { step: 0, followed: new Map() }

export function waysOf({ step, followed }: LookCycle): readonly Way[] {
  const known = [...followed.values()].map(({ way }) => way)
  return [...new Set([...ALWAYS, ...known, ...(TURNS[step] ?? [])])]
}

export function afterFrame({ step, followed }: LookCycle, seen: readonly Sighted[]): LookCycle {
  const missed = [...followed.values()].map((one) => ({ ...one, missed: one.missed + 1 }))
  const kept = missed.filter((one) => one.missed < FOLLOWED_FOR)
  const now = seen.map(({ key, way }) => ({ key, way, missed: 0 }))
  return {
    step: (step + 1) % TURNS.length,
    followed: new Map([...kept, ...now].map((one) => [one.key, one])),
  }
}
