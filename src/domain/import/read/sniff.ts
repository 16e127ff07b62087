// What a file is, by its first bytes, because file extensions can be wrong.

import { type OtherFile, UnreadableFile } from '../unreadable-file.ts'

export type Sniffed = 'text' | 'zip' | 'xls'

const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly what: OtherFile }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'pdf' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'picture' },
  { bytes: [0xff, 0xd8, 0xff], what: 'picture' },
  { bytes: [0x47, 0x49, 0x46, 0x38], what: 'picture' },
  { bytes: [0x1f, 0x8b], what: 'packed' },
  { bytes: [0x52, 0x61, 0x72, 0x21], what: 'packed' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], what: 'packed' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], what: 'program' },
  { bytes: [0x4d, 0x5a], what: 'program' },
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

export function sniff(head: Uint8Array): Sniffed {
  if (head.byteLength === 0) throw new UnreadableFile({ code: 'empty' })
  if (begins(head, ZIP)) return 'zip'
  if (begins(head, OLE) || isOldStream(head)) return 'xls'
  const other = SIGNATURES.find(({ bytes }) => begins(head, bytes))
  if (other) throw notATable(other.what)
  if (isMarkup(head)) {
    if (hasTable(head)) return 'xls'
    throw notATable('web_page')
  }
  if (isBinary(head)) throw notATable('binary')
  return 'text'
}

function begins(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte)
}

/** Workbooks from before the OLE container: they start directly with the record that gives their version. */
function isOldStream(head: Uint8Array): boolean {
  const [id, version, length, high] = head
  const isVersion = version === 0 || version === 2 || version === 4
  return id === 9 && isVersion && (length === 4 || length === 6) && high === 0
}

/** Some systems name a web page .xls. */
export function isMarkup(head: Uint8Array): boolean {
  return /^<(!doctype|html|table|\?xml|style|meta|div|!--|head|body|workbook)/i.test(
    startOf(head, 300),
  )
}

/** A web page with a table, or a workbook in XML. */
function hasTable(head: Uint8Array): boolean {
  return /<(?:\w+:)?(?:table|workbook)[\s>]/i.test(startOf(head, 200_000))
}

/** Every second byte may be zero. */
function startOf(head: Uint8Array, length: number): string {
  let start = ''
  for (const byte of head.subarray(0, length)) start += byte === 0 ? '' : String.fromCharCode(byte)
  return start.replace(/^[^<]{0,3}\s*/, '')
}

function isBinary(head: Uint8Array): boolean {
  if (zeroShare(head) > 0) return !isUtf16(head)
  const controls = head.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0)
  return controls > head.byteLength / 50
}

function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 13
}

function zeroShare(head: Uint8Array): number {
  return head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0) / head.byteLength
}

/** Two-byte letters: many bytes are zero, always at odd or always at even positions. */
export function isUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | false {
  if (begins(head, [0xff, 0xfe])) return 'utf-16le'
  if (begins(head, [0xfe, 0xff])) return 'utf-16be'
  const half = head.byteLength / 2
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (odd > half * 0.15 && even < half * 0.01) return 'utf-16le'
  if (even > half * 0.15 && odd < half * 0.01) return 'utf-16be'
  return false
}

function notATable(what: OtherFile): UnreadableFile {
  return new UnreadableFile({ code: 'no_table', what })
}
