import { setImmediate } from 'node:timers/promises'

const TURN = 1_000

/** Maps a long list. Yields to the event loop in between, so that other requests are not blocked. */
export async function mapYielding<One, Other>(
  list: readonly One[],
  map: (one: One) => Other,
): Promise<readonly Other[]> {
  const mapped: Other[] = []
  for (let start = 0; start < list.length; start += TURN) {
    if (start > 0) await setImmediate()
    for (const one of list.slice(start, start + TURN)) mapped.push(map(one))
  }
  return mapped
}
