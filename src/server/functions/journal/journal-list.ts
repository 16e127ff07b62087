import { api } from '#contract/api.ts'
import { type Membership, managesStore, requireManagerSomewhere } from '#domain/permission.ts'
import {
  countEntries,
  type JournalView,
  selectEntries,
} from '#server/queries/journal/journal-list.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { implementQuery, inOrganization } from '../implement.ts'

const list = implementQuery(api.journal.list, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { membership, userId }, args: { filter, paginationOpts } }) => {
    requireManagerSomewhere(membership)
    const view = viewOf(membership, userId)
    const [rows, total] = await Promise.all([
      selectEntries(db, view, filter, rangeOf(paginationOpts, ID_CURSOR)),
      countEntries(db, view, filter),
    ])
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: (row) => ({
        id: row.id,
        at: row.at.getTime(),
        userId: row.user_id,
        userName: row.user_name,
        action: row.action,
        auditId: row.audit_id,
        auditName: row.audit_name,
        storeId: row.store_id,
        storeName: row.store_name,
        personName: row.person_name,
        details: row.details,
      }),
    })
  },
})

const listOwn = implementQuery(api.journal.listOwn, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { userId }, args: { paginationOpts } }) => {
    const view = { kind: 'stores', storeIds: [], userId } as const
    const [rows, total] = await Promise.all([
      selectEntries(db, view, {}, rangeOf(paginationOpts, ID_CURSOR)),
      countEntries(db, view, {}),
    ])
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: (row) => ({
        at: row.at.getTime(),
        action: row.action,
        auditName: row.audit_name,
        storeName: row.store_name,
      }),
    })
  },
})

/** Owners see everything. Managers see entries of their stores, and their own actions. */
function viewOf(membership: Membership, userId: string): JournalView {
  if (membership.role === 'owner') return { kind: 'all' }
  const { stores } = membership
  const managed = stores.filter(({ storeId }) => managesStore(membership, storeId))
  return { kind: 'stores', storeIds: managed.map(({ storeId }) => storeId), userId }
}

export const journal = [list, listOwn]
