// What is in view. A label that stays in the picture is one count, however often it is read; it may
// count again when it has been away, or when somebody says so.

export interface Sight {
  /** By key. */
  readonly inView: ReadonlyMap<string, InView>
}

interface InView {
  readonly seenAt: number
  /** Frames since then in which it was not read. */
  readonly missed: number
}

export const AWAY_AFTER_MS = 1_000
/** A slow phone looks seldom: not having looked is no sign that a label has gone. */
export const AWAY_AFTER_FRAMES = 5

export const NOTHING_IN_VIEW: Sight = { inView: new Map() }

export interface Sighting {
  readonly sight: Sight
  /** Keys that came into view now. */
  readonly arrived: readonly string[]
  /** Keys that were in view already. */
  readonly stayed: readonly string[]
}

/** `read` keeps what it saw in view; only what is believed may arrive. */
export function look(
  { inView }: Sight,
  at: number,
  read: readonly string[],
  believed: readonly string[],
): Sighting {
  const still = new Map([...inView].filter(([, one]) => !isAway(one, at)))
  const stayed = read.filter((key) => still.has(key))
  const arrived = [...new Set(believed)].filter((key) => !still.has(key))
  const missed = [...still].map(([key, one]) => [key, { ...one, missed: one.missed + 1 }] as const)
  const now = [...stayed, ...arrived].map((key) => [key, { seenAt: at, missed: 0 }] as const)
  return { sight: { inView: new Map([...missed, ...now]) }, arrived, stayed: [...new Set(stayed)] }
}

function isAway({ seenAt, missed }: InView, at: number): boolean {
  return at - seenAt > AWAY_AFTER_MS && missed >= AWAY_AFTER_FRAMES
}
