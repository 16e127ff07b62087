// The counts of a completed audit, for import into the store's sales system. For managers, limited to their stores. No
// answer contains costs.

import { api } from '#contract/api.ts'
import { COUNTED_ITEMS } from '#contract/stock-files.ts'
import { Fault } from '#domain/fault.ts'
import { canReadFile } from '#domain/file-access.ts'
import { decideMembership } from '#domain/permission.ts'
import type { CountedItem } from '#domain/write-back/counted-items.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAudit, selectStoreNames } from '#server/queries/audits/audits.ts'
import { selectFileOwners, updateImport } from '#server/queries/imports/imports.ts'
import {
  type CountedRow,
  selectBaselineFiles,
  selectCounted,
  selectShelfCounts,
} from '#server/queries/stock-files/stock-files.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, implementQuery, inAudit } from '../implement.ts'
import { groupFiles, requireWhole, toFile, toLayout } from './file-groups.ts'

type StockScope = Pick<AuthorizedAudit, 'organizationId' | 'auditId' | 'managedStoreIds'>
type FileScope = StockScope & Pick<AuthorizedAudit, 'viewer' | 'userId'>

const list = implementQuery(api.stockFiles.list, {
  authorize: inAudit,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const own = await enterCounts(db, scope)
    const [groups, stores] = await Promise.all([
      selectFileGroups(own, scope),
      selectStoreNames(own, scope.managedStoreIds),
    ])
    const names = new Map(stores.map(({ id, name }) => [id, name]))
    const hasFile = new Set(groups.flatMap(({ parts }) => parts.map(({ row }) => row.store_id)))
    return {
      files: groups.map((group) => toFile(group, names)),
      stores: stores.map(({ id, name }) => ({ id, name, hasFile: hasFile.has(id) })),
    }
  },
})

/** Files of the stores that the viewer manages. Files that also hold other stores are listed, but not handed out. */
async function selectFileGroups(own: ScopedDatabase, scope: FileScope) {
  const { auditId, managedStoreIds, viewer, organizationId, userId } = scope
  const rows = await selectBaselineFiles(own, auditId, managedStoreIds)
  const owners = await selectFileOwners(
    own,
    rows.map((row) => row.file_id),
  )
  const membership = decideMembership(viewer.memberships, organizationId)
  return groupFiles(rows, (fileId) => {
    const owner = owners.get(fileId)
    return !owner || canReadFile(owner, { userId, membership })
  })
}

const getLayout = implementQuery(api.stockFiles.getLayout, {
  authorize: inAudit,
  sharedBy: 'user',
  run: async ({ db, scope, args: { importId } }) => {
    const own = await enterCounts(db, scope)
    const groups = await selectFileGroups(own, scope)
    const group = groups.find((one) => one.parts[0]?.row.id === importId)
    if (!group) throw new Fault('not_found')
    return toLayout(group, scope.organizationId)
  },
})

const chooseColumn = implementMutation(api.stockFiles.chooseColumn, {
  authorize: inAudit,
  run: async ({ db, scope, args: { importId, column } }) => {
    const own = await enterCounts(db, scope)
    const groups = await selectFileGroups(own, scope)
    const group = groups.find(({ parts }) => parts.some(({ row }) => row.id === importId))
    const part = group?.parts.find(({ row }) => row.id === importId)
    if (!group || !part) throw new Fault('not_found')
    requireWhole(group)
    if (!part.choices.includes(column)) {
      const message = 'Counts cannot go into this column.'
      throw new Fault('invalid_argument', message, { field: 'column' })
    }
    await updateImport(own, importId, { count_column: column })
    return null
  },
})

const listCounts = implementQuery(api.stockFiles.listCounts, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { storeId, after } }) => {
    const own = await enterCounts(db, scope)
    requireManaged(scope, storeId)
    const { auditId } = scope
    const most = COUNTED_ITEMS
    const rows = await selectCounted(own, { auditId, storeId, after: after ?? null, most })
    const next = rows.length === most ? (rows.at(-1)?.item_id ?? null) : null
    return { items: rows.map(toCounted), next }
  },
})

const listShelfCounts = implementQuery(api.stockFiles.listShelfCounts, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { storeId, itemIds } }) => {
    const own = await enterCounts(db, scope)
    requireManaged(scope, storeId)
    const rows = await selectShelfCounts(own, scope.auditId, storeId, itemIds)
    return rows.map((row) => ({
      itemId: row.item_id,
      shelfId: row.place_id,
      shelfCode: row.shelf_code ?? '',
      roomName: row.room_name,
      standing: row.standing,
      isHandedIn: row.handed_in,
    }))
  },
})

/** Counts are only exported once the audit is completed. Returns the scope of the organization. */
async function enterCounts(db: ScopedDatabase, scope: StockScope): Promise<ScopedDatabase> {
  const audit = await selectAudit(db)
  if (!audit) throw new Fault('not_found')
  if (audit.status !== 'completed') {
    const message = 'Counts go back into your system once the audit is completed.'
    const { status } = audit
    throw new Fault('illegal_transition', message, { from: status, to: status, guard: 'status' })
  }
  return db.within({ kind: 'organization', organizationId: scope.organizationId })
}

function requireManaged({ managedStoreIds }: StockScope, storeId: string): void {
  if (!managedStoreIds.includes(storeId)) throw new Fault('not_found')
}

function toCounted(row: CountedRow): CountedItem {
  return {
    itemId: row.item_id,
    sku: row.sku,
    name: row.name,
    category: row.category,
    unit: row.unit,
    codes: row.codes ?? [],
    expected: row.expected,
    counted: row.counted,
    settled: row.settled,
    isRejected: row.review === 'rejected',
  }
}

export const stockFiles = [list, getLayout, chooseColumn, listCounts, listShelfCounts]
