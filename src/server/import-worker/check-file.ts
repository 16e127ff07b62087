// Reads a file from its first row to its last, and passes its rows on in chunks.

import { setImmediate as turn } from 'node:timers/promises'
import { brokenQuote } from '#domain/import/broken-quote.ts'
import { ImportDoctor, type KnownKeys } from '#domain/import/doctor.ts'
import type { Finding } from '#domain/import/finding.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import { FILE_LIMITS } from '#domain/import/limits.ts'
import { namesBarcodes, namesLots, namesPlaces } from '#domain/import/mapping.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import type { FastReader, FileSource, RowBatch } from '#domain/import/read/table.ts'
import { type Repair, repairedCells, repairsOf } from '#domain/import/repair.ts'
import { RowReader, type RowReading } from '#domain/import/row-reader.ts'
import { unpackEntry } from '../documents/unpack-entry.ts'
import type { Catalogue } from './catalogue.ts'
import { type Chunk, LISTED_FINDINGS } from './chunk-writer.ts'
import { openFastReader } from './fast-rows.ts'
import type { CatalogueSource } from './load-catalogue.ts'
import type { RowSorter } from './sort-rows.ts'
import type { StoredImport } from './stored-import.ts'

/** Chunks are sorted by item, so larger ones touch fewer index pages repeatedly if a file is shuffled. */
const CHUNK_ROWS = 64_000
/** The size of a short row. */
const ROW_BYTES = 64

interface CheckedFile {
  readonly stored: StoredImport
  readonly source: FileSource
  readonly catalogue: CatalogueSource
  readonly sorter: RowSorter
  /** Waits until there is room for more. */
  push(chunk: Chunk): Promise<void>
}

const NOTHING_HERE: RowReading = { row: undefined, findings: [] }

interface Examined extends RowReading {
  readonly cells: readonly string[]
}

export class FileCheck {
  readonly #file: CheckedFile
  readonly #reader: RowReader
  readonly doctor: ImportDoctor
  readonly #repairs: ReadonlyMap<number, readonly Repair[]>
  readonly #hasBarcodes: boolean
  readonly #listed = new Map<string, number>()
  #findings: (Finding & { seq: number })[] = []
  #rows = 0
  #rowsInChunk = 0
  #bytes = 0

  constructor(file: CheckedFile) {
    const { mapping, kind, file_bytes: sizeBytes } = file.stored
    const expectedRows = Math.min(FILE_LIMITS.text.rows, Math.ceil(sizeBytes / ROW_BYTES))
    this.#file = file
    this.#reader = new RowReader(mapping, kind)
    this.#hasBarcodes = namesBarcodes(mapping)
    this.#repairs = repairsOf(file.stored.repairs, file.stored.headers)
    const known = file.catalogue.isComplete ? knownKeysOf(file.catalogue.catalogue) : undefined
    this.doctor = new ImportDoctor({
      hasPlaces: namesPlaces(mapping),
      hasLots: namesLots(mapping),
      expectedRows,
      known,
    })
  }

  /** Rows of places other than the ones being read, by name. */
  get elsewhere(): ReadonlyMap<string, number> {
    return this.#reader.elsewhere
  }

  async run(): Promise<void> {
    const { stored, push } = this.#file
    const { encoding, delimiter, sheet } = stored.format
    const table = await openTable(this.#counted(), { encoding, delimiter, sheet }, unpackEntry)
    const fast = this.#fastReader(table.format.delimiter)
    for await (const batch of table.batches({ fast })) {
      await this.#take(this.#examine(batch))
      this.#countRows(batch.fastRows)
      if (batch.fastRows > 0) this.#reader.skipRows()
      if (this.#rowsInChunk >= CHUNK_ROWS) await push(this.#takeChunk())
      // Lets pending traffic with the database continue.
      await turn()
    }
    await push(this.#takeChunk())
  }

  #fastReader(delimiter: string | null): FastReader | undefined {
    const { stored, catalogue: source, sorter } = this.#file
    const { mapping, kind } = stored
    if (delimiter === null || kind !== 'baseline' || !source.isComplete) return undefined
    // The fast path does not look at rows one by one, so it could not apply repairs.
    if (this.#repairs.size > 0) return undefined
    const { catalogue } = source
    return openFastReader({ mapping, delimiter, catalogue, doctor: this.doctor, sorter })
  }

  #examine({ firstRow, rows, brokenRows }: RowBatch): readonly Examined[] {
    const broken = new Set(brokenRows)
    const examined: Examined[] = []
    for (let at = 0; at < rows.length; at += 1) {
      const row = firstRow + at
      if (row <= this.#file.stored.mapping.headerRows) continue
      const repairs = this.#repairs.get(row)
      const read = rows[at] ?? []
      const cells = repairs ? repairedCells(read, repairs) : read
      const reading = this.#read(cells, row)
      const whole =
        broken.has(row) && !repairs
          ? withBrokenQuote(reading, brokenQuote(row, cells, this.#file.stored.mapping))
          : reading
      const { row: examinedRow, findings } = this.doctor.examine(whole)
      examined.push({ row: examinedRow, findings, cells })
    }
    return examined
  }

  /** In a file for several stores, the row numbers of other stores are for managers of all of them. */
  #read(cells: readonly string[], row: number): RowReading {
    const reading = this.#reader.read(cells, row)
    const isOfOther = reading.findings.some(({ code }) => code === 'other_site')
    return isOfOther && this.#file.stored.group_id !== null ? NOTHING_HERE : reading
  }

  async #take(examined: readonly Examined[]): Promise<void> {
    const { catalogue, sorter } = this.#file
    await catalogue.learn(examined)
    for (const { row, findings, cells } of examined) {
      const isNew = row !== undefined && sorter.add(row, findings, cells) === 'new'
      const missing = isNew && this.#hasBarcodes ? codeMissing(row, findings) : undefined
      if (missing) this.doctor.count(missing.code)
      const found = missing ? [...findings, missing] : findings
      if (found.length > 0) this.#list(found)
    }
    this.#countRows(examined.length)
  }

  #countRows(rows: number): void {
    this.#rows += rows
    this.#rowsInChunk += rows
  }

  #list(findings: readonly Finding[]): void {
    for (const [seq, finding] of findings.entries()) {
      const listed = this.#listed.get(finding.code) ?? 0
      if (listed >= LISTED_FINDINGS) continue
      this.#listed.set(finding.code, listed + 1)
      this.#findings.push({ ...finding, seq })
    }
  }

  #takeChunk(): Chunk {
    const rows = this.#file.sorter.take()
    const chunk = { rows, findings: this.#findings, rowsDone: this.#rows, bytesDone: this.#bytes }
    this.#findings = []
    this.#rowsInChunk = 0
    return chunk
  }

  /** Wraps the file, to note how far it has been read. */
  #counted(): FileSource {
    const { source } = this.#file
    const note = (bytes: number) => {
      this.#bytes = bytes
    }
    return {
      sizeBytes: source.sizeBytes,
      async *pieces() {
        let bytes = 0
        for await (const piece of source.pieces()) {
          bytes += piece.byteLength
          note(bytes)
          yield piece
        }
      },
    }
  }
}

function knownKeysOf({ skus, codes }: Catalogue): KnownKeys {
  return {
    skuNumber: (sku) => skus.entryOf(sku),
    codeNumber: (codeKey) => codes.entryOf(codeKey),
  }
}

/** The finding for a new item without a barcode in the file, unless another finding covers it. */
function codeMissing(row: ImportRow, findings: readonly Finding[]): Finding | undefined {
  const isSaid = findings.some(({ column }) => column === 'barcode')
  if (row.codeKey !== null || isSaid) return undefined
  return { row: row.row, code: 'code_missing', column: 'barcode', value: '', suggestion: null }
}

function withBrokenQuote({ row, findings }: RowReading, finding: Finding): RowReading {
  return { row: row && { ...row, isBad: true }, findings: [...findings, finding] }
}
