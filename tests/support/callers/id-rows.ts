// Calls with the ids that a function also takes and that its row leaves out.

import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { freshFile, READING } from './fresh-import.ts'
import type { CallRow } from './refusals.ts'
import { ACCEPT, freshCode, type Stage } from './stage.ts'

export type IdCall = Pick<CallRow, 'contract' | 'args'>

export async function moreIdCalls(stage: Stage): Promise<readonly IdCall[]> {
  const { orgId, tea, count, heldShelf, scan, reviewedLine, sealedAudit, idsOf } = stage
  const { auditId, roomId } = count
  const [shelfId = ''] = await idsOf('select id from shelf where room_id = $1 limit 1', roomId)
  const there = { auditId, storeIds: [count.storeId], roomId, shelfId }
  const filter = { storeIds: [count.storeId], auditIds: [sealedAudit.auditId] }
  const [photoFileId, eventId] = [await freshFile(stage), await recordedEvent(stage)]
  return [
    call(api.auth.revokeLogin, { loginId: stage.people.scanner.identity.sessionId }),
    call(api.auditAssignments.create, { auditId, userId: null, shelfIds: [shelfId] }),
    call(api.auditAssignments.updateStatus, () => ({
      ...{ auditAssignmentId: stage.freshShelf(), photoFileId },
      ...{ status: 'excluded', reason: 'Locked' },
    })),
    call(api.audits.getAuditHistory, { orgId, storeIds: [count.storeId] }),
    call(api.audits.getVariances, there),
    call(api.audits.getVarianceGroups, { ...there, groupBy: 'shelf' }),
    call(api.audits.decideLines, async () => {
      const { auditId: id, storeId: place } = await stage.lineInReview()
      return { auditId: id, matching: { storeIds: [place], roomId, shelfId }, ...ACCEPT }
    }),
    call(api.audits.getRecountPlan, {
      auditId: reviewedLine.auditId,
      lines: [{ storeId: reviewedLine.storeId, itemId: reviewedLine.itemId }],
    }),
    call(api.audits.requestRecount, {
      auditId,
      auditAssignmentIds: [heldShelf],
      reason: 'Far off',
    }),
    call(api.billing.listProducts, { orgId }),
    call(api.imports.list, { storeId: count.storeId, auditId }),
    call(api.imports.start, async () => {
      const draft = await stage.world.draftAudit(stage.home)
      const place = { storeId: draft.storeId, auditId: draft.auditId }
      return { ...place, kind: 'baseline', fileId: await freshFile(stage), ...READING }
    }),
    call(api.items.upsert, () => ({ orgId, itemId: tea.id, name: 'Tea', sku: freshCode() })),
    call(api.journal.list, { orgId, filter: { auditId, storeId: count.storeId } }),
    call(api.labels.ofShelves, { storeId: count.storeId, roomId }),
    call(api.reports.list, { orgId, filter }),
    call(api.reports.getSummary, { orgId, filter }),
    call(api.reports.listCounters, { orgId, filter }),
    call(api.reports.listLineKeys, there),
    call(api.reports.getCountSheets, { auditId, storeId: count.storeId, roomId }),
    call(api.scanEvents.getUserHistory, { storeId: count.storeId, auditId }),
    call(api.scanEvents.getItemCount, {
      ...{ auditId: reviewedLine.auditId, itemId: reviewedLine.itemId },
      auditItemId: reviewedLine.itemId,
    }),
    call(api.scanEvents.recordCount, () => ({ ...itemScan(stage), photoFileId })),
    call(api.scanEvents.updateQuantity, () => {
      const { kind: _kind, entered: quantity = 0, ...event } = itemScan(stage)
      return { ...event, photoFileId, quantity, replaces: null }
    }),
    call(api.scanEvents.void, () => {
      const { kind: _kind, code: _code, entered: _entered, ...event } = scan()
      return { ...event, photoFileId, eventId }
    }),
    call(api.scanEvents.recordMany, () => ({
      events: [{ ...itemScan(stage), photoFileId }, scan({ kind: 'void', voids: eventId })],
    })),
    call(api.scanEvents.resolveUnknown, {
      ...{ auditId, unknownId: 'NOWHERE', resolution: { kind: 'item', itemId: tea.id } },
    }),
    call(api.scanEvents.releaseQuarantined, {
      ...{ auditId, accept: true, reason: 'In time' },
      ...{ eventIds: [eventId], auditAssignmentId: heldShelf },
    }),
    call(api.stockFiles.listCounts, async () => {
      const { auditId: sealed } = sealedAudit
      const [line = ''] = await idsOf(
        `select store_id || ' ' || item_id as id from audit_line where audit_id = $1 order by item_id`,
        sealed,
      )
      const [storeId = '', after = ''] = line.split(' ')
      return { auditId: sealed, storeId, after }
    }),
    call(api.stores.createWithBaseline, async () => ({
      ...{ orgId, name: freshCode(), baseline: { fileId: await freshFile(stage), ...READING } },
    })),
  ]
}

function call(
  contract: IdCall['contract'],
  args: object | (() => object | Promise<object>),
): IdCall {
  return { contract, args: typeof args === 'function' ? (args as () => object) : () => args }
}

const itemScan = ({ scan, tea }: Stage): SentScanEvent => {
  const { code: _code, ...event } = scan()
  return { ...event, itemId: tea.id }
}

async function recordedEvent(stage: Stage): Promise<string> {
  const event = stage.scan()
  await stage.world.run(stage.people.scanner, api.scanEvents.recordMany, { events: [event] })
  return event.id
}
