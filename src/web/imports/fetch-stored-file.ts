// A file that the server keeps, for a person who comes back without it.

import type { ImportDetails } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'

/** This much of a text file is enough for a preview; a workbook is needed as a whole. */
const HEAD_BYTES = 2 * 1024 * 1024

type StoredFile = Pick<ImportDetails, 'fileId' | 'fileName'>

/** As much as a preview needs. */
export function fetchBeginning({ format, ...stored }: StoredFile & Pick<ImportDetails, 'format'>) {
  return fetchUpTo(stored, format.kind === 'text' ? HEAD_BYTES : Number.POSITIVE_INFINITY)
}

export function fetchWhole(stored: StoredFile): Promise<File> {
  return fetchUpTo(stored, Number.POSITIVE_INFINITY)
}

async function fetchUpTo({ fileId, fileName }: StoredFile, mostBytes: number): Promise<File> {
  const response = await fetch(`/api/files/${fileId}`)
  if (!response.ok || !response.body) {
    throw new Fault('unavailable', 'The file could not be fetched. Cancel, and drop it again.')
  }
  return new File(await readUpTo(response.body, mostBytes), fileName)
}

async function readUpTo(body: ReadableStream<Uint8Array<ArrayBuffer>>, mostBytes: number) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  for (let bytes = 0; bytes < mostBytes; ) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(value)
    bytes += value.byteLength
  }
  await reader.cancel()
  return pieces
}
