import type { Chunk, ChunkWriter } from './chunk-writer.ts'

export interface ChunkQueue {
  /** Waits while the chunk before is being written. */
  push(chunk: Chunk): Promise<void>
  /** Everything is written. */
  end(): Promise<void>
}

/** While one chunk is written, the next is read. */
export function createChunkQueue(writer: ChunkWriter): ChunkQueue {
  let writing: Promise<void> = Promise.resolve()
  return {
    async push(chunk) {
      await writing
      writing = writer.write(chunk)
      // Whoever pushes next, or waits for the end, hears of it.
      writing.catch(() => {})
    },
    end: () => writing,
  }
}
