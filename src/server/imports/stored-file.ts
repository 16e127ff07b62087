import type pg from 'pg'
import type { FileSource } from '#domain/import/read/table.ts'

const SELECT_CHUNK = {
  name: 'import_file_chunk',
  text: 'select bytes from file_chunk where file_id = $1 and seq = $2',
}

/** The uploaded file, chunk by chunk; the next one is on its way while one is read. */
export function storedFile(client: pg.Client, fileId: string, sizeBytes: number): FileSource {
  const chunk = async (seq: number): Promise<Uint8Array | undefined> => {
    const { rows } = await client.query<{ bytes: Buffer }>({
      ...SELECT_CHUNK,
      values: [fileId, seq],
    })
    return rows[0]?.bytes
  }
  return {
    sizeBytes,
    async *pieces() {
      let next = chunk(0)
      for (let seq = 1; ; seq += 1) {
        const bytes = await next
        if (!bytes) return
        next = chunk(seq)
        // Where nobody asks for it any more, nobody minds that it failed.
        next.catch(() => {})
        yield bytes
      }
    },
  }
}
