// How long something takes, and how much memory it takes meanwhile.

const SAMPLE_MS = 20

export interface Spent {
  readonly ms: number
  /** Of this process, on whatever cores: what a busy machine does not stretch. */
  readonly processorMs: number
  /** The most that the process took from the machine beyond what it took before, garbage included. */
  readonly extraBytes: number
}

export async function spend(work: () => Promise<unknown>): Promise<Spent> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const sample = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const processor = process.cpuUsage()
  const start = performance.now()
  try {
    await work()
  } finally {
    clearInterval(sample)
  }
  const { user, system } = process.cpuUsage(processor)
  const processorMs = (user + system) / 1_000
  return { ms: performance.now() - start, processorMs, extraBytes: most - before }
}

const COLLECT_MS = 50

/** The most that is in use after everything was collected that nobody holds. Slows the work down. */
export async function mostInUse(work: () => Promise<unknown>): Promise<number> {
  let most = bytesInUse()
  const sample = setInterval(() => {
    most = Math.max(most, bytesInUse())
  }, COLLECT_MS)
  try {
    await work()
  } finally {
    clearInterval(sample)
  }
  return most
}

/** After everything was collected that nobody holds. */
export function bytesInUse(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc')
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
