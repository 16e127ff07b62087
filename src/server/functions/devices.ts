// What a device takes along where there is no network. A blind count leaks nothing here: the catalogue
// is given as a whole, without prices, and without a word about what is expected. Usual places come from
// counts that are completed, never from the baseline.

import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignments } from '#server/queries/assignments.ts'
import { selectBaselinesOf } from '#server/queries/audit-baselines.ts'
import { selectAudits, selectCountingFacts } from '#server/queries/audits.ts'
import {
  countItems,
  selectExpectedHere,
  selectItemSlice,
  selectLabelTemplates,
  selectUsualPlaces,
} from '#server/queries/devices.ts'
import { selectBarcodes } from '#server/queries/items.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { selectRecountItems } from '#server/queries/recount-items.ts'
import { implementQuery, inAssignment, inAudit } from './implement.ts'

const getAssignmentPack = implementQuery(api.devices.getAssignmentPack, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, storeIds, role }, args: { auditId } }) => {
    const catalogue = catalogueOf(db, organizationId)
    const [facts, [audit], items, stores] = await Promise.all([
      selectCountingFacts(db),
      selectAudits(db, {}),
      countItems(catalogue),
      selectLabelTemplates(catalogue, storeIds),
    ])
    if (!facts || !audit) throw new Fault('not_found')
    const { blind, selfAssignment, helping, controlTotals } = parseProtocol(facts.protocol)
    return {
      auditId,
      auditName: audit.name,
      auditStatus: facts.status,
      orgId: organizationId,
      blind,
      selfAssignment,
      countsAnywhere: helping || role === 'manager',
      controlTotals,
      items,
      stores: stores.map(({ id, label_templates }) => ({ id, labelTemplates: label_templates })),
    }
  },
})

const getCatalogue = implementQuery(api.devices.getCatalogue, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, storeIds }, args: { paginationOpts } }) => {
    const catalogue = catalogueOf(db, organizationId)
    const [rows, total] = await Promise.all([
      selectItemSlice(catalogue, rangeOf(paginationOpts, ID_CURSOR)),
      countItems(catalogue),
    ])
    const ids = rows.map(({ id }) => id)
    const codes = Map.groupBy(await selectBarcodes(catalogue, ids), (code) => code.item_id)
    const usual = await selectUsualPlaces(catalogue, storeIds, ids)
    const places = Map.groupBy(usual, (place) => place.item_id)
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
        places: (places.get(id) ?? []).map(({ store_id, shelf_id, code }) => ({
          storeId: store_id,
          shelfId: shelf_id,
          shelf: code,
        })),
      }),
    })
  },
})

const getExpectedHere = implementQuery(api.devices.getExpectedHere, {
  place: inAssignment,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, auditId }, args: { auditAssignmentId } }) => {
    const [facts, [assignment]] = await Promise.all([
      selectCountingFacts(db),
      selectAssignments(db, { ids: [auditAssignmentId] }),
    ])
    if (!facts || !assignment) throw new Fault('not_found')
    const { store_id, shelf_id } = assignment
    // Somebody has asked for just these: that they are to be found says nothing of how many.
    if (assignment.partial) return { items: await selectAskedFor(db, auditAssignmentId) }
    if (parseProtocol(facts.protocol).blind || shelf_id === null) return { items: null }
    const own = catalogueOf(db, organizationId)
    const [baseline] = await selectBaselinesOf(own, auditId, [store_id])
    if (!baseline?.by_shelf) return { items: null }
    return { items: await selectExpectedHere(own, baseline.id, shelf_id) }
  },
})

async function selectAskedFor(db: ScopedDatabase, assignmentId: string) {
  const items = await selectRecountItems(db, [assignmentId])
  return items.map(({ item_id: id, name }) => ({ id, name }))
}

function catalogueOf(db: ScopedDatabase, organizationId: string): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}

export const devices = [getAssignmentPack, getCatalogue, getExpectedHere]
