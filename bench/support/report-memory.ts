// How long something takes, and how much memory it takes meanwhile.

const SAMPLE_MS = 20

export interface Spent {
  readonly ms: number
  /** Of this process, on whatever cores: what a busy machine does not stretch. */
  readonly processorMs: number
  /** The most that the process held beyond what it held before. */
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
