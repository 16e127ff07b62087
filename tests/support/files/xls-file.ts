// A small .xls as old tills write it: one sheet of texts and numbers in a compound file.

type Cell = string | number

const SECTOR = 512
const END = 0xfffffffe
const FREE = 0xffffffff
const FAT_SECTOR = 0xfffffffd

export function xlsFile(rows: readonly (readonly Cell[])[]): Uint8Array {
  return compoundFile(pad(workbookStream(rows), 4_096))
}

function workbookStream(rows: readonly (readonly Cell[])[]): Uint8Array {
  const sheet = concat([
    record(0x0809, u16(0x0600), u16(0x0010), u16(0), u16(0), u32(0), u32(0)),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => cellRecord(row, column, cell))),
    record(0x000a),
  ])
  const head = record(0x0809, u16(0x0600), u16(0x0005), u16(0), u16(0), u32(0), u32(0))
  const name = 'Stock'
  const boundOf = (at: number) =>
    record(0x0085, u32(at), u16(0), Uint8Array.of(name.length, 0), latin(name))
  const globals = [head, boundOf(0), record(0x000a)]
  const offset = globals.reduce((sum, part) => sum + part.byteLength, 0)
  return concat([head, boundOf(offset), record(0x000a), sheet])
}

function cellRecord(row: number, column: number, cell: Cell): Uint8Array {
  const place = [u16(row), u16(column), u16(0)]
  if (typeof cell === 'number') {
    const bytes = new Uint8Array(8)
    new DataView(bytes.buffer).setFloat64(0, cell, true)
    return record(0x0203, ...place, bytes)
  }
  return record(0x0204, ...place, u16(cell.length), Uint8Array.of(1), utf16(cell))
}

/** Sector 0 is the table of sectors, 1 the directory, then the workbook. */
function compoundFile(stream: Uint8Array): Uint8Array {
  const sectors = Math.ceil(stream.byteLength / SECTOR)
  const fat = new Uint8Array(SECTOR).fill(0xff)
  const view = new DataView(fat.buffer)
  view.setUint32(0, FAT_SECTOR, true)
  view.setUint32(4, END, true)
  for (let at = 0; at < sectors; at += 1) {
    view.setUint32((at + 2) * 4, at === sectors - 1 ? END : at + 3, true)
  }
  const directory = concat([
    directoryEntry('Root Entry', 5, END, 0, 1),
    directoryEntry('Workbook', 2, 2, stream.byteLength, FREE),
    new Uint8Array(256),
  ])
  return concat([header(), fat, directory, pad(stream, sectors * SECTOR)])
}

function header(): Uint8Array {
  const bytes = new Uint8Array(SECTOR).fill(0)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const view = new DataView(bytes.buffer)
  view.setUint16(24, 0x3e, true)
  view.setUint16(26, 3, true)
  view.setUint16(28, 0xfffe, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 4_096, true)
  view.setUint32(60, END, true)
  view.setUint32(68, END, true)
  for (let at = 76; at < SECTOR; at += 4) view.setUint32(at, at === 76 ? 0 : FREE, true)
  return bytes
}

function directoryEntry(name: string, type: number, start: number, size: number, child: number) {
  const bytes = new Uint8Array(128)
  bytes.set(utf16(name))
  const view = new DataView(bytes.buffer)
  view.setUint16(64, (name.length + 1) * 2, true)
  bytes[66] = type
  bytes[67] = 1
  view.setUint32(68, FREE, true)
  view.setUint32(72, FREE, true)
  view.setUint32(76, child, true)
  view.setUint32(116, start, true)
  view.setUint32(120, size, true)
  return bytes
}

function record(type: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = concat(parts)
  return concat([u16(type), u16(body.byteLength), body])
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 255, (value >> 8) & 255)
}

function u32(value: number): Uint8Array {
  return concat([u16(value & 0xffff), u16(value >>> 16)])
}

function utf16(text: string): Uint8Array {
  return concat([...text].map((letter) => u16(letter.charCodeAt(0))))
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function pad(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.byteLength >= length) return bytes
  const padded = new Uint8Array(length)
  padded.set(bytes)
  return padded
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts))
}
