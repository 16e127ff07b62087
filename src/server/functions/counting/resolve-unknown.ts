// Resolves an unknown code. Its events stay as they are; their effect moves to the item, also for events that arrive
// later. A serial number that was already counted for the item adds nothing.

import { api } from '#contract/api.ts'
import type { ArgsOf } from '#contract/define.ts'
import { requireAuditFor } from '#domain/assignment.ts'
import { codeOfLine } from '#domain/codes/shown-code.ts'
import { Fault } from '#domain/fault.ts'
import { codeKeyOfLine, decideUnknown, requireManagedPlaces } from '#domain/unknown-code.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockAudit, selectCountingFacts } from '#server/queries/audits/audits.ts'
import { indexItems, selectItems } from '#server/queries/catalogue/items.ts'
import {
  deleteResolution,
  retotal,
  saveResolution,
  selectRawCode,
  selectUnknownPlaces,
} from '#server/queries/counting/unknown-codes.ts'
import { organizationOf } from '../assignments/assigned-shelves.ts'
import { settleTouched } from '../assignments/settle-shelves.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { addCode, requireItem, saveNewItem } from '../catalogue/items.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { findRepeatsOfCode } from './counted-serials.ts'

type Resolution = ArgsOf<typeof api.scanEvents.resolveUnknown>['resolution']

interface ResolveCall {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

export const resolveUnknown = implementMutation(api.scanEvents.resolveUnknown, {
  authorize: inAudit,
  run: async ({ db, scope, args: { unknownId: line, resolution }, services }) => {
    const call = { db, scope, services }
    const places = await lockCode(call, line)
    const choice = decideUnknown(resolution)
    const itemId = await itemOf(call, line, resolution)
    if (choice) {
      const { organizationId, auditId, userId } = scope
      const by = { resolvedBy: userId, resolvedAt: services.now() }
      await saveResolution(db, { organizationId, auditId, line, itemId, ...choice, ...by })
    } else if (!(await deleteResolution(db, line))) {
      throw new Fault('conflict', 'This code is waiting already.', { current: 'waiting' })
    }
    const { repeated, assignmentIds } = await findRepeatsOfCode(db, scope, line)
    const own = places.map((place) => place.assignment_id)
    const ids = [...new Set([...own, ...assignmentIds])].sort()
    await retotal(db, scope.auditId, ids)
    await settleTouched({ db, audit: scope, services }, ids)
    const [item] = itemId ? await selectItems(organizationOf(db, scope), [itemId]) : []
    const details = {
      code: codeOfLine(line),
      as: resolution.kind,
      itemId,
      item: item?.name,
      reason: choice?.reason,
    }
    await noteInJournal(call, { action: 'scanEvents.resolveUnknown', details })
    return { itemId, repeated }
  },
})

/** Blocks counting until the end of the transaction. */
async function lockCode({ db, scope }: ResolveCall, line: string) {
  codeKeyOfLine(line)
  await lockAudit(db, scope.auditId)
  const audit = await selectCountingFacts(db)
  if (!audit) throw new Fault('not_found')
  requireAuditFor('settle', audit.status)
  const places = await selectUnknownPlaces(db, line)
  const storeIds = places.map((place) => place.store_id)
  requireManagedPlaces(storeIds, scope.managedStoreIds)
  return places
}

/** The item of the code. On request the item is created, or gets the code as a barcode. */
async function itemOf(
  { db, scope, services }: ResolveCall,
  line: string,
  resolution: Resolution,
): Promise<string | null> {
  if (resolution.kind !== 'item' && resolution.kind !== 'new_item') return null
  const own = organizationOf(db, scope)
  const { organizationId } = scope
  const code = (await selectRawCode(db, line)) ?? codeKeyOfLine(line)
  const barcodes = resolution.addBarcode ? [{ code, quantity: resolution.quantity }] : []
  if (resolution.kind === 'new_item') {
    const { kind: _kind, addBarcode: _add, quantity: _quantity, ...item } = resolution
    return saveNewItem({ db: own, organizationId, services }, { ...item, barcodes })
  }
  await requireItem(own, resolution.itemId)
  for (const barcode of barcodes) await addCode(own, organizationId, resolution.itemId, barcode)
  if (barcodes.length > 0) await indexItems(own, [resolution.itemId])
  return resolution.itemId
}
