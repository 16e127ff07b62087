// Items that were imported without a barcode that scans: people who count in the store scan it once.

import { api } from '#contract/api.ts'
import type { AnsweredScanOnce, ScanOnceItem } from '#contract/scan-once.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { Fault } from '#domain/fault.ts'
import { decideBarcode } from '#domain/item.ts'
import { canTakeBack, decideScannedCode, isNewAnswer, requireStanding } from '#domain/scan-once.ts'
import { searchWords } from '#domain/search-words.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { deleteBarcode, indexItems, selectBarcodeOwner } from '#server/queries/catalogue/items.ts'
import {
  countDoneScanOnce,
  countOpenScanOnce,
  findScanOnce,
  lockScanOnce,
  type ScanOnceRow,
  saveScanOnceAnswer,
  selectScanOnce,
} from '#server/queries/catalogue/scan-once.ts'
import { selectLabelTemplates } from '#server/queries/counting/devices.ts'
import type { AuthorizedStore } from '../authorize.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'
import { addCode } from './items.ts'

const getProgress = implementQuery(api.scanOnce.getProgress, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, scope }) => ({ open: await countOpenScanOnce(db, scope.storeId) }),
})

const list = implementQuery(api.scanOnce.list, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope, args: { state, text = '', limit } }) => {
    const { storeId } = scope
    const part = { storeId, isOpen: state === 'open', words: searchWords(text), limit: limit + 1 }
    const [open, done, rows] = await Promise.all([
      countOpenScanOnce(db, storeId),
      countDoneScanOnce(db, storeId),
      selectScanOnce(db, part),
    ])
    const items = rows.slice(0, limit).map((row) => toItem(row, scope))
    return { open, done, items, more: rows.length > limit }
  },
})

const get = implementQuery(api.scanOnce.get, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope, args }) => {
    const row = await findScanOnce(db, scope.storeId, args.itemId)
    if (!row) throw notListed()
    return toItem(row, scope)
  },
})

function toItem(row: ScanOnceRow, viewer: AuthorizedStore): ScanOnceItem {
  const { item_id: id, name, sku, room, shelf, problem, file_code: fileCode } = row
  const place = room !== null && shelf !== null ? { room, shelf } : null
  const answer = row.is_open ? null : toAnswer(row, viewer)
  return { id, name, sku, place, problem, fileCode, answer }
}

function toAnswer(row: ScanOnceRow, viewer: AuthorizedStore): AnsweredScanOnce {
  const { answer, code, answered_by: by, answered_by_name: byName } = row
  if (answer === null) return { kind: 'elsewhere', code: null, byName: null, canTakeBack: false }
  return {
    kind: answer,
    code: code === null ? null : shownCode(code),
    byName,
    canTakeBack: canTakeBack(viewer, by),
  }
}

const attach = implementMutation(api.scanOnce.attach, {
  authorize: inStore,
  run: async ({ db, scope, args: { itemId, code: text }, services }) => {
    const { organizationId, storeId, userId } = scope
    const listed = await lockListed(db, storeId, itemId)
    const [store] = await selectLabelTemplates(db, [storeId])
    const code = decideScannedCode(text, store?.label_templates ?? [])
    const { key } = decideBarcode({ code })
    if (!isNewAnswer(answerOf(listed), { kind: 'attached', codeKey: key })) return { code }
    const hadCode = (await selectBarcodeOwner(db, key))?.id === itemId
    // A code that the item already has keeps its number of units.
    if (!hadCode) {
      await addCode(db, organizationId, itemId, { code })
      await indexItems(db, [itemId])
    }
    await saveScanOnceAnswer(db, {
      ...{ itemId, answer: 'attached', codeKey: key, hasAdded: !hadCode },
      ...{ by: userId, at: services.now() },
    })
    return { code }
  },
})

const markWithoutBarcode = implementMutation(api.scanOnce.markWithoutBarcode, {
  authorize: inStore,
  run: async ({ db, scope: { storeId, userId }, args: { itemId }, services }) => {
    const listed = await lockListed(db, storeId, itemId)
    const answer = 'no_barcode'
    if (!isNewAnswer(answerOf(listed), { kind: answer, codeKey: null })) return null
    await saveScanOnceAnswer(db, { itemId, answer, by: userId, at: services.now() })
    return null
  },
})

const takeBack = implementMutation(api.scanOnce.takeBack, {
  authorize: inStore,
  run: async ({ db, scope, args: { itemId, code } }) => {
    const listed = await lockListed(db, scope.storeId, itemId)
    const given = answerOf(listed)
    // It was taken back before.
    if (given === null) return null
    if (!canTakeBack(scope, listed.answered_by)) throw new Fault('forbidden')
    if (code !== undefined) requireStanding(given, answerWith(code))
    if (listed.has_added && listed.code_key !== null) {
      await deleteBarcode(db, itemId, listed.code_key)
      await indexItems(db, [itemId])
    }
    await saveScanOnceAnswer(db, { itemId, answer: null, by: null, at: null })
    return null
  },
})

type Listed = NonNullable<Awaited<ReturnType<typeof lockScanOnce>>>

async function lockListed(db: ScopedDatabase, storeId: string, itemId: string): Promise<Listed> {
  const listed = await lockScanOnce(db, storeId, itemId)
  if (!listed) throw notListed()
  return listed
}

function notListed(): Fault {
  return new Fault('not_found', 'This item is not on the list of this store.')
}

function answerWith(code: string | null) {
  return code === null
    ? ({ kind: 'no_barcode', codeKey: null } as const)
    : ({ kind: 'attached', codeKey: decideBarcode({ code }).key } as const)
}

function answerOf({ answer, code_key: codeKey }: Listed) {
  return answer === null ? null : { kind: answer, codeKey }
}

export const scanOnce = [getProgress, list, get, attach, markWithoutBarcode, takeBack]
