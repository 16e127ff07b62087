// The uploaded file of a store, and the changes that its count makes. It is read twice: once to plan, the way the
// import has read it, and once to write, piece by piece.

import { setImmediate as turn } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { COUNTED_ITEMS, type CountedPage, type StockFileLayout } from '#contract/stock-files.ts'
import { takeBytes } from '#domain/import/read/bytes.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { CountedItems } from '#domain/write-back/counted-items.ts'
import { inFileOrder } from '#domain/write-back/patch-list.ts'
import { patchText } from '#domain/write-back/patch-text.ts'
import { patchWorkbook } from '#domain/write-back/patch-workbook.ts'
import { type CellPlan, PartPlanner, type ShelfCount } from '#domain/write-back/plan-cells.ts'
import type { PlanProgress } from '#domain/write-back/plan-progress.ts'
import { smallColumnsOf, smallHead, smallRows } from '#domain/write-back/small-file.ts'
import { textLayoutOf } from '#domain/write-back/text-layout.ts'
import type { AskOnce } from './document-lines.ts'
import { SheetPacker } from './sheet-packer.ts'
import { unpackEntry } from './unpack-entry.ts'

export interface StockFileSource {
  readonly layout: StockFileLayout
  readonly source: FileSource
}

export interface PlannedPart extends CellPlan {
  readonly storeId: string
}

/** The beginning of the file, as much as the import looks at. */
const HEAD_BYTES = 256 * 1024

export async function planStockFile(
  ask: AskOnce,
  auditId: string,
  { layout, source }: StockFileSource,
  tell: (progress: PlanProgress) => void = () => {},
): Promise<readonly PlannedPart[]> {
  const planners: { readonly storeId: string; readonly planner: PartPlanner }[] = []
  let counted = 0
  for (const part of layout.parts) {
    const items = await readCounts(ask, auditId, part.storeId, (more) => {
      counted += more
      tell({ step: 'counts', items: counted })
    })
    planners.push({ storeId: part.storeId, planner: new PartPlanner({ ...part, items }) })
  }
  const { encoding, delimiter, sheet, kind } = layout.format
  const reading = watched(source)
  const table = await openTable(reading.source, { encoding, delimiter, sheet }, unpackEntry)
  let rows = 0
  for await (const batch of table.batches()) {
    for (const { planner } of planners) planner.take(batch)
    rows += batch.rows.length
    // A workbook is in memory as a whole, so only the rows show how far its sheet has been read.
    const share = kind === 'text' ? reading.share() : rows / Math.max(counted, rows)
    tell({ step: 'rows', share })
    await turn()
  }
  const planned: PlannedPart[] = []
  for (const { storeId, planner } of planners) {
    const shelfCounts = await readShelfCounts(ask, { auditId, storeId }, planner.spreadItems())
    planned.push({ storeId, ...planner.finish(shelfCounts) })
  }
  return planned
}

export interface WrittenFile {
  readonly sizeBytes: number
  pieces(): AsyncIterable<Uint8Array>
}

/**
 * The same bytes, with other numbers in the planned cells. A file that cannot be written is refused before anything
 * is sent: a text file is written once in advance, and only its length is kept.
 */
export async function writeStockFile(
  { layout, source }: StockFileSource,
  parts: readonly PlannedPart[],
): Promise<WrittenFile> {
  const patches = inFileOrder(parts.map((part) => part.patches))
  if (layout.format.kind === 'text') {
    const head = await takeBytes(source.pieces(), HEAD_BYTES)
    const shape = textLayoutOf(head, layout.format)
    const pieces = () => patchText(source.pieces(), shape, patches)
    let sizeBytes = 0
    for await (const piece of pieces()) sizeBytes += piece.byteLength
    return { sizeBytes, pieces }
  }
  const bytes = await takeBytes(source.pieces(), source.sizeBytes)
  const sheet = layout.format.sheet ?? 0
  const made = await patchWorkbook(bytes, sheet, patches, new SheetPacker(), unpackEntry)
  return {
    sizeBytes: made.reduce((sum, piece) => sum + piece.byteLength, 0),
    async *pieces() {
      yield* made
    },
  }
}

/** The changed rows only, with the columns that the system needs; null if the system does not accept such a file. */
export async function smallFileTexts(
  { layout, source }: StockFileSource,
  parts: readonly PlannedPart[],
): Promise<AsyncGenerator<string> | null> {
  const [part] = layout.parts
  const columns = part && smallColumnsOf(layout.system, part.headers, part.column)
  if (!columns || layout.parts.length > 1) return null
  const patches = new Map(
    [...inFileOrder(parts.map((one) => one.patches))].map((patch) => [patch.row, patch]),
  )
  const { encoding, delimiter, sheet } = layout.format
  const table = await openTable(source, { encoding, delimiter, sheet }, unpackEntry)
  async function* texts(headers: readonly string[], kept: readonly number[]) {
    yield smallHead(headers, kept)
    for await (const batch of table.batches()) {
      const text = smallRows(batch, kept, patches)
      if (text !== '') yield text
    }
  }
  return texts(part.headers, columns)
}

/** Wraps a file, to report how much of it has been read. */
function watched(source: FileSource) {
  let bytes = 0
  return {
    share: () => (source.sizeBytes === 0 ? 1 : Math.min(1, bytes / source.sizeBytes)),
    source: {
      sizeBytes: source.sizeBytes,
      async *pieces() {
        bytes = 0
        for await (const piece of source.pieces()) {
          bytes += piece.byteLength
          yield piece
        }
      },
    } satisfies FileSource,
  }
}

async function readCounts(
  ask: AskOnce,
  auditId: string,
  storeId: string,
  note: (items: number) => void,
): Promise<CountedItems> {
  const items = new CountedItems()
  for await (const page of countPages(ask, auditId, storeId)) {
    for (const item of page) items.add(item)
    note(page.length)
  }
  return items
}

/** All counts of a store, in the order of ids. */
export async function* countPages(ask: AskOnce, auditId: string, storeId: string) {
  const page = async (after: string | null) =>
    (await ask(api.stockFiles.listCounts.name, {
      ...{ auditId, storeId },
      ...(after !== null && { after }),
    })) as CountedPage
  for (let next: string | null = null; ; ) {
    const { items, next: following }: CountedPage = await page(next)
    yield items
    if (following === null) return
    next = following
  }
}

async function readShelfCounts(
  ask: AskOnce,
  place: { readonly auditId: string; readonly storeId: string },
  itemIds: readonly string[],
): Promise<readonly ShelfCount[]> {
  const counts: ShelfCount[] = []
  for (let at = 0; at < itemIds.length; at += COUNTED_ITEMS) {
    const some = itemIds.slice(at, at + COUNTED_ITEMS)
    const path = api.stockFiles.listShelfCounts.name
    for (const count of (await ask(path, { ...place, itemIds: some })) as readonly ShelfCount[]) {
      counts.push(count)
    }
  }
  return counts
}
