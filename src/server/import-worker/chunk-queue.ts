import type { Chunk, ChunkWriter } from './chunk-writer.ts'

export interface ChunkQueue {
  /** Waits until one of the writers is idle. */
  push(chunk: Chunk): Promise<void>
  /** Waits until everything is written. */
  end(): Promise<void>
}

/** Reads the next chunk while others are being written, one per writer. */
export function createChunkQueue(writers: readonly Pick<ChunkWriter, 'write'>[]): ChunkQueue {
  const idle = [...writers]
  const writing = new Set<Promise<void>>()
  const failures: unknown[] = []
  const write = async (writer: Pick<ChunkWriter, 'write'>, chunk: Chunk) => {
    try {
      await writer.write(chunk)
      idle.push(writer)
    } catch (error) {
      failures.push(error)
    }
  }
  return {
    async push(chunk) {
      while (idle.length === 0 && failures.length === 0) await Promise.race(writing)
      const writer = idle.pop()
      if (failures.length > 0 || !writer) throw failures[0]
      const written = write(writer, chunk)
      writing.add(written)
      void written.then(() => writing.delete(written))
    },
    async end() {
      await Promise.all(writing)
      if (failures.length > 0) throw failures[0]
    },
  }
}
