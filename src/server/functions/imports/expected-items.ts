import { api } from '#contract/api.ts'
import type { ExpectedItem } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'
import { fromMoney } from '#domain/item.ts'
import { fromMilli } from '#domain/quantity.ts'
import {
  countExpectedItems,
  selectExpectedItems,
  selectExpectedShelves,
} from '#server/queries/imports/expected-items.ts'
import { selectTarget } from '#server/queries/imports/imports.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { implementQuery, inStore } from '../implement.ts'

/** Without expected stock, the list is empty. */
const listExpected = implementQuery(api.imports.listExpected, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args: { auditId, paginationOpts } }) => {
    const range = rangeOf(paginationOpts, ID_CURSOR)
    const { isThere, baselineId } = await selectTarget(db, auditId)
    if (!isThere) throw new Fault('not_found')
    if (baselineId === null) return { page: [], isDone: true, continueCursor: '', total: 0 }
    const rows = await selectExpectedItems(db, baselineId, range)
    const ids = rows.map(({ id }) => id)
    const places = await selectExpectedShelves(db, baselineId, ids)
    const shelves = Map.groupBy(places, ({ item_id }) => item_id)
    return pageOf(rows, paginationOpts, {
      total: await countExpectedItems(db, baselineId),
      cursorOf: ({ id }) => ID_CURSOR.write(id),
      show: ({ expected, unit_cost, ...item }): ExpectedItem => ({
        ...item,
        quantity: fromMilli(expected),
        unitCost: fromMoney(unit_cost),
        shelves: (shelves.get(item.id) ?? []).map((one) => ({
          shelfId: one.shelf_id,
          quantity: fromMilli(one.expected),
        })),
      }),
    })
  },
})

export const expectedItems = [listExpected]
