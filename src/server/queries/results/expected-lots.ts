// Lots, dates and serial numbers of a line, as the file of its store lists them.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

export interface ExpectedLotRow {
  readonly room_name: string | null
  readonly shelf_code: string | null
  readonly lot: string | null
  readonly expiry: string | null
  readonly serial: string | null
  /** In thousandths. */
  readonly expected: number
  /** The number and quantity of all lots, regardless of the limit. */
  readonly total: number
  readonly quantity: number
}

/** At most this many are sent to a screen; a file may list thousands of serial numbers. */
const SHOWN = 200

const SELECT = rawStatement<ExpectedLotRow, [auditId: string, storeId: string, itemId: string]>()({
  name: 'expected_lots',
  text: `
    select r.name as room_name, h.code as shelf_code, l.lot, l.expiry, l.serial, l.expected,
      (count(*) over ())::int as total, (sum(l.expected) over ())::bigint as quantity
    from audit_store s
    join audit_item_lot l on l.organization_id = s.organization_id
      and l.baseline_id = s.baseline_id and l.item_id = $3
    left join shelf h on h.organization_id = l.organization_id and h.id = l.shelf_id
    left join room r on r.organization_id = h.organization_id and r.id = h.room_id
    where s.audit_id = $1 and s.store_id = $2
    order by h.code nulls last, l.expiry nulls last, l.lot nulls last, l.serial limit ${SHOWN}`,
  reads: ['audit_item_lot', 'audit_store', 'room', 'shelf'],
})

/** In the scope of the audit. */
export function selectExpectedLots(
  db: ScopedDatabase,
  line: { readonly auditId: string; readonly storeId: string; readonly itemId: string },
): Promise<readonly ExpectedLotRow[]> {
  return db.raw(SELECT, [line.auditId, line.storeId, line.itemId])
}
