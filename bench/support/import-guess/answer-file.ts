// What the product makes of a file, without a database: it is looked at and guessed as on the page, and
// every row is checked as the reader does it, against an empty catalogue.

import type { ColumnKind } from '#domain/import/column-kind.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import { guessTable, lookAtTable, type TableLook } from '#domain/import/look-at-table.ts'
import { type ImportKind, missingColumns } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import type { TableKind } from '#domain/import/table-kind.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { Catalogue } from '#server/import-worker/catalogue.ts'
import { FileCheck } from '#server/import-worker/check-file.ts'
import { type Newness, RowSorter } from '#server/import-worker/sort-rows.ts'
import type { StoredImport } from '#server/import-worker/stored-import.ts'
import { fileSource } from './file-source.ts'
import type { TruthKind } from './truth.ts'

export interface Answer {
  readonly outcome: 'ready' | 'asks' | 'refused'
  readonly kind: TruthKind
  /** Counted from 0; null: the file has no sheets. */
  readonly sheet: number | null
  readonly sheetName: string | null
  readonly headerRows: number
  readonly columns: Readonly<Partial<Record<ColumnKind, readonly number[]>>>
  readonly items: number
  readonly sumQuantity: number
  /** Items that a scan finds. */
  readonly scannable: number
  /** Rows that stay out. */
  readonly leftOut: number
  /** How many stores the file fills; a catalogue fills none. */
  readonly sites: number
  /** Why it asks or refuses, in the product's words. */
  readonly why: readonly string[]
}

/** Whatever happens to one file, the others are tried. */
export async function answerFile(path: string, storeName: string): Promise<Answer> {
  try {
    return await answerSource(await fileSource(path), storeName)
  } catch (error) {
    if (error instanceof UnreadableFile) return { ...NOTHING_READ, why: [error.message] }
    return { ...NOTHING_READ, why: [`The reader failed: ${String(error)}`] }
  }
}

const NOTHING_READ: Answer = {
  outcome: 'refused',
  kind: 'none',
  sheet: null,
  sheetName: null,
  headerRows: 0,
  columns: {},
  items: 0,
  sumQuantity: 0,
  scannable: 0,
  leftOut: 0,
  sites: 0,
  why: [],
}

async function answerSource(source: FileSource, storeName: string): Promise<Answer> {
  const first = await lookAndGuess(source, storeName, 'baseline')
  const { tableKind, refusal, questions } = first.guess
  const isCatalogue = tableKind === 'catalogue' && refusal === null && questions.length === 0
  const kind: ImportKind = isCatalogue ? 'catalogue' : 'baseline'
  const { look, guess } = isCatalogue ? await lookAndGuess(source, storeName, kind) : first
  const outcome = outcomeOf(guess, kind)
  const shape = {
    outcome,
    kind: KINDS[guess.tableKind],
    ...shapeOf(look, guess),
    sites: outcome === 'refused' || kind === 'catalogue' ? 0 : storesIn(guess),
    why: whyOf(guess),
  }
  const canRead = missingColumns(guess.mapping.columns, kind).length === 0
  return canRead
    ? { ...shape, ...(await readRows(source, look, guess, kind)) }
    : { ...NOTHING_READ, ...shape }
}

async function lookAndGuess(source: FileSource, storeName: string, kind: ImportKind) {
  const lookedFor = { kind, storeName }
  const look = await lookAtTable(source, {}, lookedFor)
  return { look, guess: guessTable(look, lookedFor) }
}

/** Once what is asked is answered. A file that says nothing of stores is that of one. */
function storesIn({ outletColumns, sites }: MappingGuess): number {
  return Math.max(1, outletColumns.length, sites.length)
}

const KINDS: Readonly<Record<TableKind, TruthKind>> = {
  stock: 'stock',
  catalogue: 'catalogue',
  orders: 'movements',
  transfers: 'movements',
  movements: 'movements',
  people: 'none',
  assets: 'none',
  recipe: 'none',
  accounts: 'none',
}

function whyOf({ refusal, questions, columns, unclearNumbers }: MappingGuess): readonly string[] {
  if (refusal !== null) return [refusal]
  const checks = columns.filter(({ certainty }) => certainty === 'check')
  const unclear = unclearNumbers.map(({ samples }) => `${samples[0]}: thousands or decimals`)
  const ofColumns = checks.map(({ header, why }) => `${header}: ${why.map(({ code }) => code)}`)
  return [...questions.map(({ code }) => code), ...ofColumns, ...unclear]
}

function shapeOf({ format, sheetNames }: TableLook, { mapping }: MappingGuess) {
  const columns: Partial<Record<ColumnKind, number[]>> = {}
  for (const [at, kind] of mapping.columns.entries()) {
    if (kind) columns[kind] = [...(columns[kind] ?? []), at]
  }
  const { sheet } = format
  const sheetName = sheet === null ? null : (sheetNames[sheet] ?? null)
  return { sheet, sheetName, headerRows: mapping.headerRows, columns }
}

async function readRows(
  source: FileSource,
  { format }: TableLook,
  { mapping, columns }: MappingGuess,
  kind: ImportKind,
) {
  const sorter = new CountingSorter()
  const stored = {
    kind,
    mapping,
    format,
    headers: columns.map(({ header }) => header),
    repairs: [],
    file_bytes: source.sizeBytes,
  } as unknown as StoredImport
  const catalogue = { catalogue: new Catalogue(), isComplete: true, learn: async () => {} }
  const push = async () => {}
  const check = new FileCheck({ stored, source, catalogue, sorter, push })
  await check.run()
  const { byCode } = check.doctor.counts
  const leftOut = sorter.bad + (byCode.other_site ?? 0) + (byCode.not_stocked ?? 0)
  return { ...sorter.totals, leftOut }
}

/** Also counts what would become of the rows. */
class CountingSorter extends RowSorter {
  bad = 0
  readonly #items = new Set<string>()
  readonly #scannable = new Set<string>()
  #milli = 0

  constructor() {
    super({ catalogue: new Catalogue(), map: [], byName: false, baselineId: null })
  }

  override add(row: ImportRow): Newness {
    if (row.isBad) {
      this.bad += 1
      return 'known'
    }
    const identity = row.sku ?? row.codeKey ?? row.name ?? ''
    this.#items.add(identity)
    const isFound = row.codeKey !== null && !row.flags.includes('code_doubtful')
    if (isFound || row.furtherCodes.length > 0) this.#scannable.add(identity)
    this.#milli += row.quantity ?? 0
    return 'known'
  }

  get totals() {
    return {
      items: this.#items.size,
      sumQuantity: this.#milli / 1_000,
      scannable: this.#scannable.size,
    }
  }
}
