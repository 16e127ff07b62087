// Lists for counting on paper. For a blind count they never show expected quantities.

import { api } from '#contract/api.ts'
import type { CountSheets } from '#contract/reports.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import {
  type CountSheetKind,
  decideSheetKind,
  type SheetLine,
  type SheetPlace,
  sheetDocuments,
} from '#domain/reports/count-sheet.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAudit, selectStoreNames } from '#server/queries/audits/audits.ts'
import {
  type SheetRow,
  selectSheetRows,
  selectStoreSheetRows,
} from '#server/queries/reports/report-documents.ts'
import { implementQuery, inAudit } from '../implement.ts'

const getCountSheets = implementQuery(api.reports.getCountSheets, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args }): Promise<CountSheets> => {
    const { auditId, managedStoreIds, organizationId } = scope
    const { storeId, roomId = null } = args
    if (!managedStoreIds.includes(storeId)) throw new Fault('not_found')
    const own = db.within({ kind: 'organization', organizationId })
    const [audit, [store]] = await Promise.all([selectAudit(db), selectStoreNames(own, [storeId])])
    if (!audit || !store) throw new Fault('not_found')
    const protocol = parseProtocol(audit.protocol)
    const kind = decideSheetKind(protocol, args.kind)
    const places = [
      ...(roomId === null ? await storePlace(own, { auditId, store }, kind) : []),
      ...placesOf(await selectSheetRows(own, { auditId, storeId, roomId }), kind),
    ]
    const documents = sheetDocuments(places, kind)
    const shown = documents[args.part]
    if (!shown) throw new Fault('not_found', 'There is nothing to count here.')
    return {
      auditName: audit.name,
      storeName: store.name,
      blind: protocol.blind,
      places: shown,
      part: args.part,
      parts: documents.length,
    }
  },
})

/** A baseline without places makes one list for the whole store. */
async function storePlace(
  own: ScopedDatabase,
  { auditId, store }: { readonly auditId: string; readonly store: { id: string; name: string } },
  kind: CountSheetKind,
): Promise<readonly SheetPlace[]> {
  if (kind === 'blank') return []
  const rows = await selectStoreSheetRows(own, { auditId, storeId: store.id })
  if (rows.length === 0) return []
  const lines = rows.flatMap((row) => toLine(row, kind))
  return [{ id: store.id, roomName: store.name, shelfCode: null, shelfName: null, lines }]
}

function placesOf(rows: readonly SheetRow[], kind: CountSheetKind): readonly SheetPlace[] {
  return [...Map.groupBy(rows, (row) => row.shelf_id ?? row.room_id)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    return [
      {
        id,
        roomName: first.room_name,
        shelfCode: first.shelf_code,
        shelfName: first.shelf_name,
        lines: kind === 'blank' ? [] : own.flatMap((row) => toLine(row, kind)),
      },
    ]
  })
}

function toLine(
  row: Pick<SheetRow, 'item_id' | 'sku' | 'name' | 'unit' | 'barcode' | 'expected'>,
  kind: CountSheetKind,
): readonly SheetLine[] {
  if (row.item_id === null) return []
  const told = kind === 'expected' && row.expected !== null
  return [
    {
      sku: row.sku,
      name: row.name ?? '',
      unit: row.unit ?? '',
      barcode: row.barcode === null ? null : shownCode(row.barcode),
      expected: told ? fromMilli(row.expected ?? 0) : null,
    },
  ]
}

export const countSheets = [getCountSheets]
