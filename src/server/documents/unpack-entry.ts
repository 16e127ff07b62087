// Unpacks a part of a workbook off the main thread, several times as fast as the unpacker of the domain, and with less
// garbage.

import { createInflateRaw } from 'node:zlib'
import { entryPieces, type ZipEntry } from '#domain/import/read/zip-entry.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { packedBytesOf } from '#domain/write-back/zip-rewrite.ts'

const PIECE_BYTES = 32 * 1024

export async function* unpackEntry(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = packedIn(bytes, entry)
  if (!packed) {
    yield* entryPieces(bytes, entry)
    return
  }
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES })
  inflate.end(packed)
  let size = 0
  for await (const piece of inflate as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > entry.sizeBytes) throw new UnreadableFile({ code: 'unpacks_larger' })
    yield piece
  }
}

/** Undefined for unusual compression, which is left to the unpacker of the domain. */
function packedIn(bytes: Uint8Array, { path }: ZipEntry): Uint8Array | undefined {
  try {
    return packedBytesOf(bytes, path)
  } catch {
    return undefined
  }
}
