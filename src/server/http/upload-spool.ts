// Stores an upload in a temporary file until it is complete: a slow phone must not keep a transaction open, and an
// interrupted upload must leave nothing behind.

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

export interface SpooledUpload {
  readonly sizeBytes: number
  readonly sha256: string
  /** The content in pieces of this size; the last one may be shorter. */
  chunks(chunkBytes: number): AsyncIterable<Buffer>
}

export class UploadTooLarge extends Error {
  override readonly name = 'UploadTooLarge'
}

export async function withSpooledUpload<Result>(
  body: globalThis.ReadableStream,
  maxBytes: number,
  use: (upload: SpooledUpload) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-upload-'))
  try {
    const file = path.join(folder, 'content')
    const facts = await spool(body, file, maxBytes)
    return await use({ ...facts, chunks: (chunkBytes) => chunksOf(file, chunkBytes) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function spool(body: globalThis.ReadableStream, file: string, maxBytes: number) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      sizeBytes += piece.byteLength
      if (sizeBytes > maxBytes) throw new UploadTooLarge()
      hash.update(piece)
      yield piece
    }
  }
  await pipeline(Readable.fromWeb(body as ReadableStream), measured, createWriteStream(file))
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** A read may return less than requested, but pieces must be exact, because readers find them by number. */
async function* chunksOf(file: string, chunkBytes: number): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of createReadStream(file, { highWaterMark: chunkBytes })) {
    rest = Buffer.concat([rest, piece])
    while (rest.byteLength >= chunkBytes) {
      yield rest.subarray(0, chunkBytes)
      rest = rest.subarray(chunkBytes)
    }
  }
  if (rest.byteLength > 0) yield rest
}
