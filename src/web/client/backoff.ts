const FIRST_MS = 1_000
const LONGEST_MS = 16_000

/** How long to wait before the next attempt: doubling, capped, with jitter from half to one and a half. */
export function backoffMs(retries: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** retries, LONGEST_MS) * (0.5 + random())
}
