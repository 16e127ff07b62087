// What a device downloads to work offline. It reveals nothing about a blind count: everyone gets the same catalogue,
// without prices and without expected quantities. Usual places come from completed counts, never from the baseline.

import { api } from '#contract/api.ts'
import type { PackedItem } from '#contract/devices.ts'
import { decideStart, endOf, writePosition } from '#domain/catalogue-position.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignments } from '#server/queries/assignments/assignments.ts'
import { selectRecountItems } from '#server/queries/assignments/recount-items.ts'
import { selectBaselinesOf } from '#server/queries/audits/audit-baselines.ts'
import { selectAudits, selectCountingFacts, selectPause } from '#server/queries/audits/audits.ts'
import { selectBarcodes } from '#server/queries/catalogue/items.ts'
import {
  countItems,
  selectCatalogueChanges,
  selectCatalogueVersion,
  selectExpectedHere,
  selectLabelTemplates,
  selectPackedItems,
  selectUsualPlaces,
} from '#server/queries/counting/devices.ts'
import { implementQuery, inAssignment, inAudit } from '../implement.ts'

const getAssignmentPack = implementQuery(api.devices.getAssignmentPack, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, storeIds, role }, args: { auditId } }) => {
    const catalogue = catalogueOf(db, organizationId)
    const [facts, pause, [audit], items, stores, { era, version }] = await Promise.all([
      selectCountingFacts(db),
      selectPause(db),
      selectAudits(db, {}),
      countItems(catalogue),
      selectLabelTemplates(catalogue, storeIds),
      stateOf(catalogue),
    ])
    if (!facts || !audit) throw new Fault('not_found')
    const { blind, selfAssignment, helping, controlTotals } = parseProtocol(facts.protocol)
    return {
      auditId,
      auditName: audit.name,
      auditStatus: facts.status,
      ...(facts.status !== 'active' && pause && { pause }),
      orgId: organizationId,
      blind,
      selfAssignment,
      countsAnywhere: helping || role === 'manager',
      controlTotals,
      items,
      catalogueVersion: `${era}/${version}`,
      stores: stores.map(({ id, label_templates }) => ({ id, labelTemplates: label_templates })),
    }
  },
})

const getCatalogueChanges = implementQuery(api.devices.getCatalogueChanges, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, storeIds }, args: { position, limit } }) => {
    const catalogue = catalogueOf(db, organizationId)
    // Read before everything else, so that what is read after it is at least as new as this state.
    const state = { ...(await stateOf(catalogue)), storeIds }
    const { after, isAnew } = decideStart(position, state)
    const found = await selectCatalogueChanges(catalogue, organizationId, storeIds, {
      after,
      limit: limit + 1,
    })
    const isDone = found.length <= limit
    const changes = found.slice(0, limit)
    const last = changes.at(-1)
    const read = last && { version: last.version, itemId: last.item_id }
    const changed = changes.filter((change) => change.is_last).map((change) => change.item_id)
    const items = await packedItems(catalogue, storeIds, changed)
    const there = new Set(items.map(({ id }) => id))
    return {
      items,
      removed: changed.filter((id) => !there.has(id)),
      position: writePosition(state, isDone ? endOf(state, read) : (read ?? after)),
      isDone,
      isAnew,
    }
  },
})

async function stateOf(catalogue: ScopedDatabase) {
  const { era, version } = (await selectCatalogueVersion(catalogue)) ?? { era: '', version: 0 }
  return { era, version: Number(version) }
}

async function packedItems(
  catalogue: ScopedDatabase,
  storeIds: readonly string[],
  ids: readonly string[],
): Promise<readonly PackedItem[]> {
  const [rows, barcodes, usual] = await Promise.all([
    selectPackedItems(catalogue, ids),
    selectBarcodes(catalogue, ids),
    selectUsualPlaces(catalogue, storeIds, ids),
  ])
  const codes = Map.groupBy(barcodes, (code) => code.item_id)
  const places = Map.groupBy(usual, (place) => place.item_id)
  return rows.map(({ id, name, sku, unit }) => ({
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
  }))
}

const getExpectedHere = implementQuery(api.devices.getExpectedHere, {
  authorize: inAssignment,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, auditId }, args: { auditAssignmentId } }) => {
    const [facts, [assignment]] = await Promise.all([
      selectCountingFacts(db),
      selectAssignments(db, { ids: [auditAssignmentId] }),
    ])
    if (!facts || !assignment) throw new Fault('not_found')
    const { store_id, shelf_id } = assignment
    // A recount of items lists just these items, which does not reveal how many are expected.
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

export const devices = [getAssignmentPack, getCatalogueChanges, getExpectedHere]
