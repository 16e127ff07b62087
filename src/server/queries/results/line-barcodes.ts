// The barcode for a single unit of each item of the lines: the current one, or the one when the audit was sealed.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { ResultScope } from './result-freshness.ts'

interface BarcodeRow {
  readonly item_id: string
  readonly barcode: string
}

const LIVE = rawStatement<BarcodeRow, [itemIds: readonly string[]]>()({
  name: 'live_barcodes',
  text: `
    select distinct on (item_id) item_id, raw as barcode from item_barcode
    where item_id = any($1) order by item_id, quantity, code_key`,
  reads: ['item_barcode'],
})

const FROZEN = rawStatement<
  BarcodeRow,
  [auditId: string, storeIds: readonly string[], itemIds: readonly string[]]
>()({
  name: 'frozen_barcodes',
  text: `
    select distinct item_id, barcode from audit_line
    where audit_id = $1 and store_id = any($2) and item_id = any($3) and barcode is not null`,
  reads: ['audit_line'],
})

/** By item. In the scope of the audit. */
export async function selectBarcodesOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = sealed
    ? await db.raw(FROZEN, [auditId, storeIds, itemIds])
    : await db.raw(LIVE, [itemIds])
  return new Map(rows.map(({ item_id, barcode }) => [item_id, barcode]))
}
