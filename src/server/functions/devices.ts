// What a device takes along where there is no network. A blind count leaks nothing here: the catalogue
// is given as a whole, without prices, and without a word about what is expected.

import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAudits, selectCountingFacts } from '#server/queries/audits.ts'
import { countItems, selectItemSlice } from '#server/queries/devices.ts'
import { selectBarcodes } from '#server/queries/items.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { implementQuery, inAudit } from './implement.ts'

const getAssignmentPack = implementQuery(api.devices.getAssignmentPack, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId }, args: { auditId } }) => {
    const catalogue = catalogueOf(db, organizationId)
    const [facts, [audit], items] = await Promise.all([
      selectCountingFacts(db),
      selectAudits(db, {}),
      countItems(catalogue),
    ])
    if (!facts || !audit) throw new Fault('not_found')
    const { blind, selfAssignment, controlTotals } = parseProtocol(facts.protocol)
    return {
      auditId,
      auditName: audit.name,
      auditStatus: facts.status,
      orgId: organizationId,
      blind,
      selfAssignment,
      controlTotals,
      items,
    }
  },
})

const getCatalogue = implementQuery(api.devices.getCatalogue, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId }, args: { paginationOpts } }) => {
    const catalogue = catalogueOf(db, organizationId)
    const [rows, total] = await Promise.all([
      selectItemSlice(catalogue, rangeOf(paginationOpts, ID_CURSOR)),
      countItems(catalogue),
    ])
    const ids = rows.map(({ id }) => id)
    const codes = Map.groupBy(await selectBarcodes(catalogue, ids), (code) => code.item_id)
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: ({ id, name, sku, unit }) => ({
        id,
        name,
        sku,
        unit,
        codes: (codes.get(id) ?? []).map(({ raw, quantity }) => ({
          code: raw,
          quantity: fromMilli(quantity),
        })),
      }),
    })
  },
})

function catalogueOf(db: ScopedDatabase, organizationId: string): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}

export const devices = [getAssignmentPack, getCatalogue]
