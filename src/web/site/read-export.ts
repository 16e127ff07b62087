// Reads an export in pieces: it is hashed as it comes, and never in memory whole.

// Browsers hash only what is in memory whole, and only over HTTPS.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Fault } from '#domain/fault.ts'
import { versionInExport } from '#domain/seal.ts'
import {
  type ContentReader,
  KeysOutOfOrder,
  lookForNumber,
  readDocument,
  readTable,
  readWhole,
} from '#domain/seal-content.ts'

export interface ReadExport {
  readonly sha256: string
  /** As the file itself says; null: it says none. */
  readonly ownNumber: string | null
  /** Of a JSON document; null: it says none. */
  readonly ownVersion: number | null
}

/** Told again and again how many bytes were read. */
export type OnRead = (bytes: number) => void

export async function readExport(file: Blob, onRead: OnRead): Promise<ReadExport> {
  try {
    return await readWith(readDocument(), file, onRead)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return readWith(readTable(), file, onRead)
    if (!(thrown instanceof KeysOutOfOrder)) throw thrown
  }
  if (file.size > MOST_WHOLE_BYTES) throw new Fault('invalid_argument', OUT_OF_ORDER)
  return readWith(readWhole(), file, onRead)
}

async function readWith(reader: ContentReader, file: Blob, onRead: OnRead): Promise<ReadExport> {
  const hash = sha256.create()
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const look = lookForNumber()
  let ownNumber: string | null = null
  let end = ''
  const take = (text: string) => {
    ownNumber = look(text)
    end = (end + text).slice(-END_LENGTH)
    hash.update(encoder.encode(reader.take(text)))
  }
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = await bytesOf(file.slice(at, at + PIECE_BYTES))
    take(decoder.decode(piece, { stream: true }))
    onRead(Math.min(at + PIECE_BYTES, file.size))
  }
  take(decoder.decode())
  hash.update(encoder.encode(reader.end()))
  return { sha256: bytesToHex(hash.digest()), ownNumber, ownVersion: versionInExport(end) }
}

async function bytesOf(piece: Blob): Promise<ArrayBuffer> {
  try {
    return await piece.arrayBuffer()
  } catch {
    throw new Fault('unavailable', UNREADABLE)
  }
}

/** Read in a few milliseconds: the page stays quick in between. */
const PIECE_BYTES = 512 * 1024
const END_LENGTH = 200
/** As a whole it takes ten times its size in memory. */
const MOST_WHOLE_BYTES = 32 * 1024 * 1024
const OUT_OF_ORDER =
  'Another program has saved this file in another order, and it is too large to be put in order here. Choose the file as it was downloaded, or verify its number alone.'
const UNREADABLE =
  'The file could not be read: it was moved, changed or closed to you. Choose it again.'
