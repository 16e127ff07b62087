// Whoever counts waits for whoever writes: long writing is done in steps that nobody notices, as large as
// the device is fast.

/** How long a step may take. */
export const STEP_MS = 30
const FIRST_STEP = 10
const LARGEST_STEP = 250
/** One slow step says little: the next one is at most so many times larger or smaller. */
const LARGEST_CHANGE = 3

export async function inSmallSteps<T>(
  all: readonly T[],
  write: (some: readonly T[]) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<void> {
  let size = FIRST_STEP
  for (let from = 0; from < all.length; ) {
    const startedAt = now()
    await write(all.slice(from, from + size))
    from += size
    size = nextSize(size, now() - startedAt)
  }
}

function nextSize(size: number, tookMs: number): number {
  const change = STEP_MS / Math.max(1, tookMs)
  const gentle = Math.min(LARGEST_CHANGE, Math.max(1 / LARGEST_CHANGE, change))
  return Math.max(1, Math.min(LARGEST_STEP, Math.round(size * gentle)))
}
