// What is in view. A label that stays in the picture is one count, however often it is read; it may
// count again when it has been away, or when somebody says so.

export interface Sight {
  /** Keys in view, and when each was read last. */
  readonly inView: ReadonlyMap<string, number>
}

export const AWAY_AFTER_MS = 1_000

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
  const still = new Map([...inView].filter(([, seen]) => at - seen <= AWAY_AFTER_MS))
  const stayed = read.filter((key) => still.has(key))
  const arrived = [...new Set(believed)].filter((key) => !still.has(key))
  const now = [...stayed, ...arrived].map((key) => [key, at] as const)
  return { sight: { inView: new Map([...still, ...now]) }, arrived, stayed: [...new Set(stayed)] }
}
