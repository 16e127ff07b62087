import type { Chunk, ChunkWriter } from './chunk-writer.ts'

export interface ChunkQueue {
  /** Waits where all writers are busy. */
  push(chunk: Chunk): Promise<void>
  /** Everything is written. */
  end(): Promise<void>
}

/** While one chunk is written, the next is read. */
export function createChunkQueue(writers: readonly ChunkWriter[]): ChunkQueue {
  const free = [...writers]
  const busy = new Set<Promise<void>>()
  return {
    async push(chunk) {
      if (free.length === 0) await Promise.race(busy)
      const writer = free.pop()
      if (!writer) throw new Error('No writer is free')
      const work = writer.write(chunk).then(() => {
        free.push(writer)
        busy.delete(work)
      })
      busy.add(work)
      // Whoever pushes next, or waits for the end, hears of it.
      work.catch(() => {})
    },
    async end() {
      await Promise.all(busy)
    },
  }
}
