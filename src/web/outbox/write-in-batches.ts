// Counting continues while a lot is written: the device writes in batches short enough not to be noticed,
// larger ones on fast devices.

/** How long one batch may take. */
export const BATCH_MS = 30
const FIRST_BATCH = 10
const LARGEST_BATCH = 250
/** One slow batch proves little, so the size changes by this factor at most. */
const LARGEST_CHANGE = 3

export async function writeInBatches<T>(
  all: readonly T[],
  write: (batch: readonly T[]) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<void> {
  let size = FIRST_BATCH
  for (let from = 0; from < all.length; ) {
    const startedAt = now()
    await write(all.slice(from, from + size))
    from += size
    size = nextSize(size, now() - startedAt)
  }
}

function nextSize(size: number, tookMs: number): number {
  const change = BATCH_MS / Math.max(1, tookMs)
  const gentle = Math.min(LARGEST_CHANGE, Math.max(1 / LARGEST_CHANGE, change))
  return Math.max(1, Math.min(LARGEST_BATCH, Math.round(size * gentle)))
}
