import type pg from 'pg'
import type { FileSource } from '#domain/import/read/table.ts'
import { copyOut, uuidLiteral } from './copy-out.ts'

/** Chunks that are on their way together. */
const GROUP = 16

/** The uploaded file, in the chunks it lies in; the next ones are on their way while some are read. */
export function storedFile(client: pg.Client, fileId: string, sizeBytes: number): FileSource {
  const group = async (from: number): Promise<readonly Uint8Array[]> => {
    const query = `select bytes from file_chunk
      where file_id = ${uuidLiteral(fileId)} and seq between ${from} and ${from + GROUP - 1}
      order by seq`
    const chunks: Uint8Array[] = []
    await copyOut(client, query, 1, (row) => {
      chunks.push(row.bytes.subarray(row.start(0), row.end(0)))
    })
    return chunks
  }
  return {
    sizeBytes,
    async *pieces() {
      let next = group(0)
      for (let from = GROUP; ; from += GROUP) {
        const chunks = await next
        if (chunks.length === 0) return
        next = group(from)
        // Where nobody asks for it any more, nobody minds that it failed.
        next.catch(() => {})
        yield* chunks
      }
    },
  }
}
