// Unpacks one file of a ZIP piece by piece, because its content may be fifty times as large.

import { Unzip, UnzipInflate } from 'fflate'
import { UnreadableFile } from '../unreadable-file.ts'

/** Packed bytes per step, so that the unpacked pieces stay small. */
const STEP_BYTES = 16 * 1024

export interface ZipEntry {
  readonly path: string
  /** Size according to the ZIP's directory; unpacking more than that means that it lied. */
  readonly sizeBytes: number
}

/** A platform may have a faster implementation than ours. */
export type UnpackEntry = (
  bytes: Uint8Array,
  entry: ZipEntry,
) => Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export function* entryPieces(
  bytes: Uint8Array,
  { path, sizeBytes }: ZipEntry,
): Generator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let [size, isFound, isEnded] = [0, false, false]
  const unzip = new Unzip((file) => {
    if (file.name !== path || isFound) return
    isFound = true
    file.ondata = (error, piece, isLast) => {
      if (error) throw error
      size += piece.byteLength
      if (size > sizeBytes) throw new UnreadableFile({ code: 'unpacks_larger' })
      pieces.push(piece)
      isEnded ||= isLast
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.byteLength && !isEnded; from += STEP_BYTES) {
    unzip.push(bytes.subarray(from, from + STEP_BYTES), from + STEP_BYTES >= bytes.byteLength)
    yield* pieces
    pieces = []
  }
  if (!isEnded) throw new UnreadableFile({ code: 'cut_off' })
}
