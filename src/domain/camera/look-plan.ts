// How to look at each frame. The decoder reads lines of a picture, so bars must lie nearly along one of
// them: every frame is looked at upright, and in a few other directions in turn. A label that was read is
// followed in the way in which it was read, however the others go on.

/** Degrees from the picture's rows, clockwise; all others are 180 degrees further. */
export type Direction = number

/** Along a direction for bars; for squares, which lie as they like, in a smaller picture or in all of it. */
export type Way = Direction | 'squares' | 'small squares'

export interface LookCycle {
  readonly step: number
  /** By key: how labels were read lately. */
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
/** Hands tilt a little: small angles have every other turn. */
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

/** After so many frames a label that was not read again has gone. */
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
