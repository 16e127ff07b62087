import { api } from '#contract/api.ts'
import type { ItemDetails } from '#contract/items.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { Fault } from '#domain/fault.ts'
import {
  type BarcodeInput,
  decideBarcode,
  decideItem,
  fromMoney,
  type ItemInput,
} from '#domain/item.ts'
import { isManagerSomewhere, requireManagerSomewhere } from '#domain/permission.ts'
import { fromMilli } from '#domain/quantity.ts'
import { withoutMoney } from '#domain/without-money.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { findItems } from '#server/queries/catalogue/find-items.ts'
import {
  archiveItem,
  countItems,
  deleteBarcode,
  indexItems,
  insertBarcode,
  saveItem,
  selectBarcodeOwner,
  selectBarcodes,
  selectItemBySku,
  selectItemRange,
  selectItems,
} from '#server/queries/catalogue/items.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import type { AuthorizedOrganization } from '../authorize.ts'
import { type Authorizer, implementMutation, implementQuery, inOrganization } from '../implement.ts'
import type { Services } from '../services.ts'

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

interface AuthorizedCatalogue extends AuthorizedOrganization {
  /** The catalogue belongs to no audit, so no protocol can show its costs to counters. */
  readonly withCosts: boolean
}

const inCatalogue: Authorizer<{ readonly orgId: string }, AuthorizedCatalogue> = async (call) => {
  const scope = await inOrganization(call)
  return { ...scope, withCosts: isManagerSomewhere(scope.membership) }
}

const search = implementQuery(api.items.search, {
  authorize: inCatalogue,
  sharedBy: 'role',
  run: async ({ db, scope, args: { text, limit } }) => {
    const rows = await findItems(db, text, limit + 1)
    const items = await detailsFor(scope, db, rows.slice(0, limit))
    return { items, more: rows.length > limit }
  },
})

const list = implementQuery(api.items.list, {
  authorize: inCatalogue,
  sharedBy: 'role',
  run: async ({ db, scope, args: { paginationOpts } }) => {
    const [rows, total] = await Promise.all([
      selectItemRange(db, rangeOf(paginationOpts, ID_CURSOR)),
      countItems(db),
    ])
    const page = pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: (row) => row,
    })
    return { ...page, page: await detailsFor(scope, db, page.page) }
  },
})

const get = implementQuery(api.items.get, {
  authorize: inCatalogue,
  sharedBy: 'role',
  run: async ({ db, scope, args }) => {
    const [item] = await detailsFor(scope, db, await selectItems(db, [args.itemId]))
    if (!item) throw new Fault('not_found')
    return item
  },
})

const upsert = implementMutation(api.items.upsert, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    requireManagerSomewhere(scope.membership)
    const { organizationId } = scope
    const call = { db, organizationId, services }
    if (args.itemId === undefined) return { id: await saveNewItem(call, args) }
    await requireItem(db, args.itemId)
    return { id: await saveWhole(call, args.itemId, args) }
  },
})

interface CatalogueCall {
  readonly db: ScopedDatabase
  readonly organizationId: string
  readonly services: Services
}

interface WholeItem extends ItemInput {
  readonly barcodes?: readonly BarcodeInput[] | undefined
}

/** Expects the scope of the organization. Returns the id of the item. */
export async function saveNewItem(call: CatalogueCall, item: WholeItem): Promise<string> {
  const { db, organizationId, services } = call
  await services.entitlements.require({ db, organizationId, feature: 'items', amount: 1 })
  return saveWhole(call, services.newId(), item)
}

async function saveWhole(
  { db, organizationId }: CatalogueCall,
  id: string,
  item: WholeItem,
): Promise<string> {
  const facts = decideItem(item)
  await refuseTakenSku(db, facts.sku, id)
  await saveItem(db, { ...facts, organizationId, id })
  for (const barcode of item.barcodes ?? []) await addCode(db, organizationId, id, barcode)
  await indexItems(db, [id])
  return id
}

const addBarcode = implementMutation(api.items.addBarcode, {
  authorize: inOrganization,
  run: async ({ db, scope, args }) => {
    requireManagerSomewhere(scope.membership)
    await requireItem(db, args.itemId)
    await addCode(db, scope.organizationId, args.itemId, args)
    await indexItems(db, [args.itemId])
    return null
  },
})

const archive = implementMutation(api.items.archive, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    requireManagerSomewhere(scope.membership)
    await requireItem(db, args.itemId)
    await archiveItem(db, args.itemId, services.now())
    await indexItems(db, [args.itemId])
    return null
  },
})

export async function requireItem(db: ScopedDatabase, itemId: string): Promise<void> {
  const [item] = await selectItems(db, [itemId])
  if (!item) throw new Fault('not_found')
}

async function refuseTakenSku(db: ScopedDatabase, sku: string | null, id: string): Promise<void> {
  const owner = sku === null ? undefined : await selectItemBySku(db, sku)
  if (!owner || owner.id === id) return
  const message = `The SKU ${sku} belongs to ${owner.name}.`
  throw new Fault('conflict', message, { field: 'sku', current: owner.id })
}

/** A code belongs to one item only: with two, every scan would be a guess. */
export async function addCode(
  db: ScopedDatabase,
  organizationId: string,
  itemId: string,
  input: BarcodeInput,
): Promise<void> {
  const barcode = decideBarcode(input)
  const insert = () => insertBarcode(db, organizationId, itemId, barcode)
  if (await insert()) return
  const owner = await selectBarcodeOwner(db, barcode.key)
  // An archived item would keep its code forever, because codes cannot be removed from it.
  if (owner?.archived_at) {
    await deleteBarcode(db, owner.id, barcode.key)
    if (await insert()) return
  }
  const message = `The code ${barcode.raw} belongs to ${owner?.name ?? 'another item'}.`
  throw new Fault('conflict', message, { field: 'code', current: owner?.id })
}

async function detailsFor(
  { withCosts }: Pick<AuthorizedCatalogue, 'withCosts'>,
  db: ScopedDatabase,
  rows: readonly ItemRow[],
): Promise<readonly ItemDetails[]> {
  const items = await withBarcodes(db, rows)
  return withCosts ? items : withoutMoney(items)
}

async function withBarcodes(
  db: ScopedDatabase,
  rows: readonly ItemRow[],
): Promise<readonly ItemDetails[]> {
  const barcodes = await selectBarcodes(
    db,
    rows.map(({ id }) => id),
  )
  const byItem = Map.groupBy(barcodes, (barcode) => barcode.item_id)
  return rows.map(({ id, sku, name, category, unit, unit_cost, unit_price }) => ({
    id,
    sku,
    name,
    category,
    unit,
    unitCost: fromMoney(unit_cost),
    unitPrice: fromMoney(unit_price),
    barcodes: (byItem.get(id) ?? []).map(({ raw, quantity }) => ({
      code: shownCode(raw),
      quantity: fromMilli(quantity),
    })),
  }))
}

export const items = [search, list, get, upsert, addBarcode, archive]
