// Puts numbers into cells of one sheet of an XLSX workbook. The other parts of the file are copied byte by byte. If a
// formula was replaced, the list of formulas is removed; spreadsheets recreate it.

import { Deflate, deflateSync, unzipSync } from 'fflate'
import { openXlsxBook } from '../import/read/xlsx-book.ts'
import { LONGEST_ELEMENT, LONGEST_TAG } from '../import/read/xml-elements.ts'
import { entryPieces, type UnpackEntry } from '../import/read/zip-entry.ts'
import { type CellPatch, type OrderedPatches, UnsafePatch } from './cell-patch.ts'
import { patchSheetRow, type SheetRow, withoutSharedFormulas } from './patch-sheet-row.ts'
import { Checksum, type PackedPart, rewriteZip } from './zip-rewrite.ts'

declare const TextDecoder: new (
  label: string,
  options?: { readonly ignoreBOM?: boolean },
) => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const CALC_CHAIN = 'xl/calcChain.xml'
const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const ROW = /<((?:\w+:)?)row(?=[\s/>])/g
const ROW_NUMBER = /\sr=["'](\d{1,7})["']/
const LEVEL = 4

/** Packs a part as its pieces arrive. A platform may have a faster implementation than ours. */
export interface PartPacker {
  add(bytes: Uint8Array): void | Promise<void>
  end(): PackedPart | Promise<PackedPart>
}

export async function patchWorkbook(
  bytes: Uint8Array,
  sheet: number,
  patches: OrderedPatches,
  packer: PartPacker = new PlainPacker(),
  unpack: UnpackEntry = entryPieces,
): Promise<readonly Uint8Array[]> {
  if (patches.length === 0) return [bytes]
  const book = openXlsxBook(bytes, sheet)
  const patcher = new SheetPatcher(patches)
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const piece of unpack(bytes, book.sheet)) {
    await packer.add(encoder.encode(patcher.take(decoder.decode(piece, { stream: true }))))
  }
  await packer.add(encoder.encode(patcher.end(decoder.decode())))
  const replaced = new Map<string, PackedPart | null>([[book.sheet.path, await packer.end()]])
  if (patcher.hadFormula) dropCalcChain(bytes, replaced)
  return rewriteZip(bytes, replaced)
}

class SheetPatcher {
  readonly #patches: OrderedPatches
  readonly #columns: ReadonlySet<number>
  #nextPatch = 0
  #row = 0
  #rest = ''
  hadFormula = false

  constructor(patches: OrderedPatches) {
    this.#patches = patches
    this.#columns = columnsOf(patches)
  }

  take(text: string): string {
    const all = this.#rest + text
    const { made, end } = this.#patchRows(all)
    this.#rest = all.slice(end)
    // The import reader accepts no longer row either.
    if (this.#rest.length > LONGEST_ELEMENT) throw new UnsafePatch(this.#row + 1)
    return made
  }

  end(text: string): string {
    const made = this.take(text) + this.#rest
    const missed = this.#patches.at(this.#nextPatch)
    if (missed) throw new UnsafePatch(missed.row)
    return made
  }

  #patchRows(text: string): { readonly made: string; readonly end: number } {
    const parts: string[] = []
    let written = 0
    ROW.lastIndex = 0
    for (let found = ROW.exec(text); found; found = ROW.exec(text)) {
      const prefix = found[1] ?? ''
      const tagEnd = text.indexOf('>', found.index)
      if (tagEnd < 0)
        return { made: parts.join('') + text.slice(written, found.index), end: found.index }
      const isEmpty = text[tagEnd - 1] === '/'
      const closing = `</${prefix}row>`
      const contentEnd = isEmpty ? tagEnd : text.indexOf(closing, tagEnd)
      if (contentEnd < 0) {
        return { made: parts.join('') + text.slice(written, found.index), end: found.index }
      }
      const attributes = text.slice(found.index + found[0].length, isEmpty ? tagEnd - 1 : tagEnd)
      const own = this.#patchesOf(attributes)
      const next = isEmpty ? tagEnd + 1 : contentEnd + closing.length
      ROW.lastIndex = next
      const content = isEmpty ? '' : text.slice(tagEnd + 1, contentEnd)
      const row = this.#patched({ attributes, content, prefix }, own)
      if (!row) continue
      parts.push(text.slice(written, found.index))
      parts.push(`${found[0]}${row.attributes}>${row.content}${closing}`)
      written = next
    }
    // A tag name may be cut at the end of a piece, so that much is held back.
    const end = Math.max(written, text.lastIndexOf('<'), text.length - LONGEST_TAG)
    return { made: parts.join('') + text.slice(written, end), end }
  }

  /** Undefined when the row does not change. */
  #patched(row: SheetRow, patches: readonly CellPatch[]): SheetRow | undefined {
    const hasShared = row.content.includes('shared')
    if (patches.length === 0 && !hasShared) return undefined
    const given =
      patches.length === 0 ? { ...row, hadFormula: false } : patchSheetRow(row, this.#row, patches)
    const { content, hadFormula } = hasShared
      ? withoutSharedFormulas(given.content, this.#columns, this.#row)
      : { content: given.content, hadFormula: false }
    this.hadFormula ||= hadFormula || given.hadFormula
    return { ...given, content }
  }

  #patchesOf(attributes: string): readonly CellPatch[] {
    const number = ROW_NUMBER.exec(attributes)?.[1]
    this.#row = number === undefined ? this.#row + 1 : Number(number)
    const own: CellPatch[] = []
    for (;;) {
      const patch = this.#patches.at(this.#nextPatch)
      if (patch && patch.row < this.#row) throw new UnsafePatch(patch.row)
      if (patch?.row !== this.#row) return own
      own.push(patch)
      this.#nextPatch += 1
    }
  }
}

function columnsOf(patches: OrderedPatches): ReadonlySet<number> {
  const columns = new Set<number>()
  for (const { column } of patches) columns.add(column)
  return columns
}

class PlainPacker implements PartPacker {
  readonly #checksum = new Checksum()
  readonly #packed: Uint8Array[] = []
  readonly #deflate = new Deflate({ level: LEVEL }, (piece) => {
    this.#packed.push(piece)
  })

  add(bytes: Uint8Array): void {
    if (bytes.byteLength === 0) return
    this.#checksum.add(bytes)
    this.#deflate.push(bytes)
  }

  end(): PackedPart {
    this.#deflate.push(new Uint8Array(0), true)
    const { sizeBytes, crc32 } = this.#checksum
    return { packed: this.#packed, sizeBytes, crc32 }
  }
}

/** Limit for a part that lists the others; real ones are smaller. */
const LARGEST_LIST_BYTES = 4 * 1024 * 1024

/** If the list names a formula that is gone, spreadsheets report the file as damaged. */
function dropCalcChain(bytes: Uint8Array, replaced: Map<string, PackedPart | null>): void {
  let hasChain = false
  const lists = new Set([CONTENT_TYPES, RELATIONS])
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      hasChain ||= name === CALC_CHAIN
      return lists.has(name) && originalSize <= LARGEST_LIST_BYTES
    },
  })
  if (!hasChain) return
  replaced.set(CALC_CHAIN, null)
  for (const path of lists) {
    const part = parts[path]
    if (!part) continue
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(part)
    replaced.set(path, packed(withoutChain(text, path === RELATIONS ? 'Relationship' : 'Override')))
  }
}

/** Searched tag by tag, because a regular expression could backtrack through a hostile list again and again. */
function withoutChain(list: string, element: string): string {
  for (let at = list.indexOf(`<${element}`); at >= 0; ) {
    const end = list.indexOf('>', at) + 1
    if (end === 0) return list
    if (list.slice(at, end).toLowerCase().includes('calcchain.xml"')) {
      return list.slice(0, at) + list.slice(end)
    }
    at = list.indexOf(`<${element}`, end)
  }
  return list
}

function packed(text: string): PackedPart {
  const bytes = new TextEncoder().encode(text)
  const checksum = new Checksum()
  checksum.add(bytes)
  const { sizeBytes, crc32 } = checksum
  return { packed: [deflateSync(bytes)], sizeBytes, crc32 }
}
