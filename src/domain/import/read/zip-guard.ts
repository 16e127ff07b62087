// Checks what a ZIP says about itself before anything is unpacked.

import { unzipSync } from 'fflate'
import { LARGEST_PACKING_RATIO, LARGEST_UNPACKED_BYTES, RATIO_FROM_BYTES } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const MIMETYPE = 'mimetype'
const WORKBOOK = 'xl/workbook.xml'
const LARGEST_LIST_BYTES = 4 * 1024 * 1024

export interface PackedWorkbook {
  /** XLSB, the binary variant of XLSX, is read like old workbooks. */
  readonly kind: 'xlsx' | 'ods' | 'xls'
  readonly sheetNames: readonly string[]
}

export function inspectZip(bytes: Uint8Array): PackedWorkbook {
  const names = new Set<string>()
  let unpackedBytes = 0
  const texts = openZip(bytes, ({ name, originalSize }) => {
    names.add(name)
    unpackedBytes += originalSize
    return (name === MIMETYPE || name === WORKBOOK) && originalSize < LARGEST_LIST_BYTES
  })
  refuseBombs(unpackedBytes, bytes.byteLength)
  const mimetype = asText(texts[MIMETYPE])
  if (mimetype.includes('opendocument.spreadsheet')) return { kind: 'ods', sheetNames: [] }
  if (names.has(WORKBOOK)) {
    return { kind: 'xlsx', sheetNames: sheetNamesIn(asText(texts[WORKBOOK])) }
  }
  if (names.has('xl/workbook.bin')) return { kind: 'xls', sheetNames: [] }
  throw new UnreadableFile({ code: 'no_workbook' })
}

interface Entry {
  readonly name: string
  readonly originalSize: number
}

function openZip(bytes: Uint8Array, filter: (entry: Entry) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new UnreadableFile({ code: 'damaged' })
  }
}

function refuseBombs(unpackedBytes: number, packedBytes: number): void {
  const isDense =
    unpackedBytes > RATIO_FROM_BYTES && unpackedBytes / packedBytes > LARGEST_PACKING_RATIO
  if (unpackedBytes <= LARGEST_UNPACKED_BYTES && !isDense) return
  throw new UnreadableFile({ code: 'unpacks_large' })
}

function asText(bytes: Uint8Array | undefined): string {
  let text = ''
  for (const byte of bytes ?? []) text += String.fromCharCode(byte)
  return text
}

function sheetNamesIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<(?:\w+:)?sheet\b[^>]*?\bname="([^"]*)"/g)].map(([, name = '']) =>
    unescapeXml(name),
  )
}

function unescapeXml(text: string): string {
  const utf8 = text.replace(/[\xc2-\xf4][\x80-\xbf]+/g, (letter) => decodeUriLetter(letter))
  return utf8
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function decodeUriLetter(letter: string): string {
  const escaped = [...letter].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return letter
  }
}
