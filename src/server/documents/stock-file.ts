// The uploaded file of a store, and what its count changes in it. It is read twice: once to decide, as the import
// read it, and once to write, piece by piece.

import { setImmediate as turn } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { COUNTED_ITEMS, type CountedPage, type StockFileLayout } from '#contract/stock-files.ts'
import { takeBytes } from '#domain/import/read/bytes.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { inFileOrder } from '#domain/write-back/cell-patch.ts'
import { CountedItems } from '#domain/write-back/counted-items.ts'
import { patchText } from '#domain/write-back/patch-text.ts'
import { patchWorkbook } from '#domain/write-back/patch-workbook.ts'
import { type CellPlan, PartPlanner, type ShelfCount } from '#domain/write-back/plan-cells.ts'
import { textLayoutOf } from '#domain/write-back/text-layout.ts'
import type { AskOnce } from './document-lines.ts'
import { SheetPacker } from './sheet-packer.ts'

export interface StockFileSource {
  readonly layout: StockFileLayout
  readonly source: FileSource
}

export interface PlannedPart extends CellPlan {
  readonly storeId: string
}

/** As much of the beginning as the import looks at. */
const HEAD_BYTES = 256 * 1024

export async function planStockFile(
  ask: AskOnce,
  auditId: string,
  { layout, source }: StockFileSource,
): Promise<readonly PlannedPart[]> {
  const planners: { readonly storeId: string; readonly planner: PartPlanner }[] = []
  for (const part of layout.parts) {
    const items = await readCounts(ask, auditId, part.storeId)
    planners.push({ storeId: part.storeId, planner: new PartPlanner({ ...part, items }) })
  }
  const { encoding, delimiter, sheet } = layout.format
  const table = await openTable(source, { encoding, delimiter, sheet })
  for await (const batch of table.batches()) {
    for (const { planner } of planners) planner.take(batch)
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
 * The same bytes, with other numbers in the cells that were planned. What cannot be written is refused before there
 * is anything to send: a text is written once for nobody, of which only the length is kept.
 */
export async function writeStockFile(
  { layout, source }: StockFileSource,
  parts: readonly PlannedPart[],
): Promise<WrittenFile> {
  const patches = inFileOrder(parts.flatMap((part) => part.patches))
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
  const made = await patchWorkbook(bytes, sheet, patches, new SheetPacker())
  return {
    sizeBytes: made.reduce((sum, piece) => sum + piece.byteLength, 0),
    async *pieces() {
      yield* made
    },
  }
}

async function readCounts(ask: AskOnce, auditId: string, storeId: string): Promise<CountedItems> {
  const items = new CountedItems()
  for await (const page of countPages(ask, auditId, storeId)) {
    for (const item of page) items.add(item)
  }
  return items
}

/** Everything that was counted in a store, in the order of ids. */
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
