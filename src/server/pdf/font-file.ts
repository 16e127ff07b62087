// Reads the names and letters of a font file, in small pieces: machines have hundreds of fonts, some of many megabytes.

import { closeSync, openSync, readSync } from 'node:fs'
import { type HasLetter, lettersOfTable } from './font-letters.ts'

export interface FontFace {
  readonly file: string
  /** The name of the face, if the file has several. */
  readonly name?: string | undefined
  readonly has: HasLetter
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
  const head = read(0, 12)
  if (head.toString('latin1', 0, 4) !== 'ttcf') {
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
