import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileSource } from '#domain/import/read/table.ts'

/** A file on disk, as readers take it. */
export async function fileSource(path: string): Promise<FileSource> {
  const { size } = await stat(path)
  return {
    sizeBytes: size,
    async *pieces() {
      for await (const piece of createReadStream(path)) yield new Uint8Array(piece as Buffer)
    },
  }
}
