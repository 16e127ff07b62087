import type { ImportDetails } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'

/** A look at the beginning of a text needs no more; a workbook is needed whole. */
const HEAD_BYTES = 2 * 1024 * 1024

export type StoredFile = Pick<ImportDetails, 'fileId' | 'fileName' | 'format'>

/** A file that the server has: for somebody who comes back without it. */
export async function fetchFile({ fileId, fileName, format }: StoredFile): Promise<File> {
  const response = await fetch(`/api/files/${fileId}`)
  if (!response.ok || !response.body) {
    throw new Fault('unavailable', 'The file could not be fetched. Cancel, and drop it again.')
  }
  const most = format.kind === 'text' ? HEAD_BYTES : Number.POSITIVE_INFINITY
  return new File(await readUpTo(response.body, most), fileName)
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
