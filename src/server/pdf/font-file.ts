// Reads the names and letters of a font file, in small pieces: machines have hundreds of fonts, some of many megabytes.

import { closeSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { type HasLetter, lettersOfTable } from './font-letters.ts'

export interface FontFace {
  readonly file: string
  /** The name of the face, if the file has several. */
  readonly name?: string | undefined
  readonly has: HasLetter
  /** The font as programs read it, if its file is packed. */
  readonly unpacked?: Buffer
}

type Read = (from: number, length: number) => Buffer

interface Table {
  readonly start: number
  readonly length: number
}

/** The outline fonts in a file; empty if it has none. */
export function readFaces(file: string): readonly FontFace[] {
  const descriptor = openSync(file, 'r')
  const read: Read = (from, length) => {
    const piece = Buffer.alloc(length)
    return piece.subarray(0, readSync(descriptor, piece, 0, length, from))
  }
  try {
    return facesIn(file, read)
  } catch (error) {
    // The file is cut off, so it is not a usable font.
    if (error instanceof RangeError) return []
    throw error
  } finally {
    closeSync(descriptor)
  }
}

function facesIn(file: string, read: Read): readonly FontFace[] {
  const head = read(0, 14)
  const kind = head.toString('latin1', 0, 4)
  if (kind === 'wOFF') {
    const unpacked = unpack(read, head.readUInt16BE(12))
    const face = faceAt((from, length) => unpacked.subarray(from, from + length), 0)
    return face ? [{ file, has: face.has, unpacked }] : []
  }
  if (kind !== 'ttcf') {
    const face = faceAt(read, 0)
    return face ? [{ file, has: face.has }] : []
  }
  const starts = read(12, head.readUInt32BE(8) * 4)
  return Array.from({ length: starts.length / 4 }, (_, n) => starts.readUInt32BE(n * 4)).flatMap(
    (start) => {
      const face = faceAt(read, start)
      return face?.name ? [{ file, ...face }] : []
    },
  )
}

function faceAt(read: Read, start: number) {
  const tables = tablesAt(read, start)
  const letters = tables.get('cmap')
  const isDrawn = tables.has('glyf') || tables.has('CFF ')
  if (!letters || !isDrawn) return undefined
  const has = lettersOfTable(read(letters.start, letters.length))
  const names = tables.get('name')
  return { has, name: names && postscriptName(read(names.start, names.length)) }
}

function tablesAt(read: Read, start: number): ReadonlyMap<string, Table> {
  const count = read(start, 12).readUInt16BE(4)
  const list = read(start + 12, count * 16)
  return new Map(
    Array.from({ length: count }, (_, n) => n * 16).map((at) => [
      list.toString('latin1', at, at + 4),
      { start: list.readUInt32BE(at + 8), length: list.readUInt32BE(at + 12) },
    ]),
  )
}

/**
 * A font as packages bring it (WOFF), as an OpenType font: a table is packed where that makes it smaller. Whoever draws
 * from the packed one unpacks all outlines again for each letter.
 */
function unpack(read: Read, count: number): Buffer {
  const list = read(44, count * 20)
  const head = Buffer.alloc(12 + count * 16)
  read(4, 4).copy(head)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let end = head.length
  for (let n = 0; n < count; n += 1) {
    const entry = list.subarray(n * 20, n * 20 + 20)
    const length = entry.readUInt32BE(12)
    const packed = read(entry.readUInt32BE(4), entry.readUInt32BE(8))
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    const whole = packed.length < length ? inflateSync(packed) : packed
    whole.copy(table)
    const record = 12 + n * 16
    entry.copy(head, record, 0, 4)
    entry.copy(head, record + 4, 16, 20)
    head.writeUInt32BE(end, record + 8)
    head.writeUInt32BE(length, record + 12)
    tables.push(table)
    end += table.length
  }
  return Buffer.concat([head, ...tables])
}

const POSTSCRIPT = 6
const WINDOWS = 3

function postscriptName(names: Buffer): string | undefined {
  const texts = names.readUInt16BE(4)
  for (let n = 0; n < names.readUInt16BE(2); n += 1) {
    const record = 6 + n * 12
    if (names.readUInt16BE(record + 6) !== POSTSCRIPT) continue
    const start = texts + names.readUInt16BE(record + 10)
    const text = names.subarray(start, start + names.readUInt16BE(record + 8))
    const isWide = names.readUInt16BE(record) === WINDOWS
    return isWide ? Buffer.from(text).swap16().toString('utf16le') : text.toString('latin1')
  }
  return undefined
}
