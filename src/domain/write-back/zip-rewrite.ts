// Rewrites a ZIP file with some of its parts replaced. All other parts are copied as packed, byte by byte.

import { UnreadableFile } from '../import/unreadable-file.ts'

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22]
const LONGEST_COMMENT = 65_535
/** The value of an old field that refers to its ZIP64 counterpart. */
const ZIP64 = 0xffff_ffff
const DEFLATED = 8
const SIZES_FOLLOW = 0x08
const ENCRYPTED = 0x01

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

export interface PackedPart {
  /** DEFLATE output, in pieces. */
  readonly packed: readonly Uint8Array[]
  readonly sizeBytes: number
  readonly crc32: number
}

interface Entry {
  readonly name: string
  readonly record: Uint8Array
  readonly localAt: number
}

/** `replaced`: by path; null leaves the part out. */
export function rewriteZip(
  bytes: Uint8Array,
  replaced: ReadonlyMap<string, PackedPart | null>,
): readonly Uint8Array[] {
  const { entries, centralAt, tail } = readDirectory(bytes)
  const inOrder = entries.toSorted((one, other) => one.localAt - other.localAt)
  const parts: Uint8Array[] = []
  const records = new Map<Entry, Uint8Array>()
  let at = 0
  for (const [index, entry] of inOrder.entries()) {
    const part = replaced.get(entry.name)
    if (part === null) continue
    const end = inOrder[index + 1]?.localAt ?? centralAt
    const local = part ? newLocal(bytes, entry.localAt, part) : [bytes.subarray(entry.localAt, end)]
    records.set(entry, newRecord(entry.record, at, part))
    for (const piece of local) {
      parts.push(piece)
      at += piece.byteLength
    }
  }
  const kept = entries.flatMap((entry) => records.get(entry) ?? [])
  return [...parts, ...kept, newEnd(tail, kept.length, lengthOf(kept), at)]
}

/** The DEFLATE data of a part; undefined when it is packed in another way. */
export function packedBytesOf(bytes: Uint8Array, path: string): Uint8Array | undefined {
  const entry = readDirectory(bytes).entries.find(({ name }) => name === path)
  if (!entry) return undefined
  const [record, view] = [viewOf(entry.record), viewOf(bytes)]
  const size = record.getUint32(20, true)
  if (record.getUint16(10, true) !== DEFLATED || size === ZIP64) return undefined
  const start = entry.localAt + LOCAL_BYTES
  const names = view.getUint16(entry.localAt + 26, true) + view.getUint16(entry.localAt + 28, true)
  return bytes.subarray(start + names, start + names + size)
}

function readDirectory(bytes: Uint8Array) {
  const view = viewOf(bytes)
  const endAt = findEnd(view, bytes.byteLength)
  const count = view.getUint16(endAt + 10, true)
  const centralAt = view.getUint32(endAt + 16, true)
  if (count === 0xffff || centralAt === ZIP64) throw unusual()
  const entries: Entry[] = []
  let at = centralAt
  for (let left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw unusual()
    const nameBytes = view.getUint16(at + 28, true)
    const length =
      CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const localAt = view.getUint32(at + 42, true)
    if (localAt === ZIP64 || view.getUint16(at + 8, true) & ENCRYPTED) throw unusual()
    const name = bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)
    entries.push({
      name: new TextDecoder('utf-8').decode(name),
      record: bytes.subarray(at, at + length),
      localAt,
    })
    at += length
  }
  return { entries, centralAt, tail: bytes.subarray(endAt) }
}

function findEnd(view: DataView, length: number): number {
  const first = Math.max(0, length - END_BYTES - LONGEST_COMMENT)
  for (let at = length - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw unusual()
}

function newLocal(bytes: Uint8Array, at: number, part: PackedPart): readonly Uint8Array[] {
  const view = viewOf(bytes)
  if (view.getUint32(at, true) !== LOCAL) throw unusual()
  const length = LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const header = bytes.slice(at, at + length)
  describe(viewOf(header), 6, 14, part)
  return [header, ...part.packed]
}

function newRecord(record: Uint8Array, localAt: number, part: PackedPart | undefined): Uint8Array {
  const copy = record.slice()
  const view = viewOf(copy)
  if (part) describe(view, 8, 16, part)
  view.setUint32(42, localAt, true)
  return copy
}

/** Flags and method are next to each other, as are checksum and sizes. */
function describe(view: DataView, flagsAt: number, crcAt: number, part: PackedPart): void {
  view.setUint16(flagsAt, view.getUint16(flagsAt, true) & ~SIZES_FOLLOW, true)
  view.setUint16(flagsAt + 2, DEFLATED, true)
  view.setUint32(crcAt, part.crc32 >>> 0, true)
  view.setUint32(crcAt + 4, lengthOf(part.packed), true)
  view.setUint32(crcAt + 8, part.sizeBytes, true)
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
}

function newEnd(tail: Uint8Array, count: number, size: number, centralAt: number): Uint8Array {
  const copy = tail.slice()
  const view = viewOf(copy)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, size, true)
  view.setUint32(16, centralAt, true)
  return copy
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function unusual(): UnreadableFile {
  return new UnreadableFile({ code: 'packed_unusually' })
}

/** Computed over the pieces of a part as they arrive. */
export class Checksum {
  #crc = 0xffff_ffff
  sizeBytes = 0

  add(bytes: Uint8Array): void {
    let crc = this.#crc
    for (let at = 0; at < bytes.length; at += 1) {
      crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
    }
    this.#crc = crc
    this.sizeBytes += bytes.byteLength
  }

  get crc32(): number {
    return (this.#crc ^ 0xffff_ffff) >>> 0
  }
}

const TABLE = Int32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  return value
})
