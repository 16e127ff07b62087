// Seals, and the frozen lines that exports are made of.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { PLACE_ORDER, type PlaceRow } from './result-places.ts'

export interface NewSeal {
  readonly organization_id: string
  readonly audit_id: string
  readonly confirmation_number: string
  readonly seal: string
  readonly proof: string
  readonly sequence: number
  /** JSON text. */
  readonly facts: string
  readonly json_sha256: string
  readonly csv_sha256: string
  readonly organization_name: string
  readonly audit_name: string
  readonly sealed_by_name: string
  readonly sealed_at: Date
}

export function insertSeal(db: ScopedDatabase, seal: NewSeal) {
  return db.rows(sqlBuilder.insertInto('audit_seal').values(seal))
}

/** Undefined before the audit is completed. In the scope of the audit. */
export function selectSeal(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('audit_seal')
      .select([
        'confirmation_number',
        'seal',
        'proof',
        'sequence',
        'facts',
        'json_sha256',
        'csv_sha256',
        'sealed_by_name',
        'sealed_at',
      ]),
  )
}

/** A seal as stored. Nothing in it may be trusted before its signature is checked. */
export interface StoredSeal {
  readonly confirmation_number: string
  readonly seal: string
  readonly facts: unknown
  readonly json_sha256: string
  readonly csv_sha256: string
  readonly sealed_at: Date
  /** Null for audits sealed before seals were signed. */
  readonly proof: string | null
}

const LOOK_UP = rawStatement<StoredSeal, [string | null, string | null]>()({
  name: 'look_up_seal',
  text: 'select * from app.look_up_seal($1, $2)',
  // A seal never changes, and a page without one simply asks again.
  reads: [],
})

/** A seal of any organization, by its number, or else by the hash of an export. */
export async function lookUpSeal(
  db: ScopedDatabase,
  wanted: { readonly confirmationNumber: string | null; readonly sha256: string | null },
): Promise<StoredSeal | undefined> {
  const [seal] = await db.raw(LOOK_UP, [wanted.confirmationNumber, wanted.sha256])
  return seal
}

export interface StoredRoot {
  /** In the form 2026-03-01. */
  readonly day: string
  readonly proof: string
  /** All seals under this root, in order. */
  readonly seals: readonly string[]
}

const LOOK_UP_ROOT = rawStatement<StoredRoot, [string]>()({
  name: 'look_up_seal_root',
  text: 'select * from app.look_up_seal_root($1)',
  // The root belongs to the whole installation, so no live query can follow it.
  reads: [],
})

/** Undefined if the day of this seal has not been closed yet. */
export async function lookUpSealRoot(
  db: ScopedDatabase,
  seal: string,
): Promise<StoredRoot | undefined> {
  const [root] = await db.raw(LOOK_UP_ROOT, [seal])
  return root
}

interface FoundCorrection {
  readonly confirmation_number: string
  readonly sealed_at: Date
}

const FIND_CORRECTION = rawStatement<FoundCorrection, [string]>()({
  name: 'find_correction',
  text: 'select * from app.find_correction($1)',
  // The correction may be in any organization, so no live query can follow it: callers ask again.
  reads: [],
})

/** The newest completed audit that corrects the one with this number. */
export async function findCorrection(
  db: ScopedDatabase,
  confirmationNumber: string,
): Promise<FoundCorrection | undefined> {
  const [correction] = await db.raw(FIND_CORRECTION, [confirmationNumber])
  return correction
}

/** A line, in the order of exports. */
export interface LineKey {
  readonly store_id: string
  readonly item_id: string
}

/** Sorts the keys only, because lines are wide and there are many. In the scope of the audit. */
export function selectFrozenKeys(
  db: ScopedDatabase,
  range?: { readonly offset: number; readonly limit: number },
): Promise<readonly LineKey[]> {
  const keys = sqlBuilder
    .selectFrom('audit_line')
    .select(['store_id', 'item_id'])
    .orderBy('store_name', (order) => order.collate('C'))
    .orderBy('name', (order) => order.collate('C'))
    .orderBy('store_id')
    .orderBy('item_id')
  return db.rows(range ? keys.offset(range.offset).limit(range.limit) : keys)
}

export type FrozenLineRow = Awaited<ReturnType<typeof selectFrozenLines>>[number]

/** All lines of these items in these stores, unordered. In the scope of the audit. */
export function selectFrozenLines(
  db: ScopedDatabase,
  {
    storeIds,
    itemIds,
  }: { readonly storeIds: readonly string[]; readonly itemIds: readonly string[] },
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_line')
      .select([
        'store_id',
        'item_id',
        'store_name',
        'sku',
        'barcode',
        'name',
        'category',
        'unit',
        'unit_cost',
        'expected',
        'counted',
        'due',
        'review',
        'settled',
        'decision',
        'reason_code',
        'note',
        'decided_by_name',
        'decided_at',
      ])
      .where((eb) => eb('store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where((eb) => eb('item_id', '=', eb.fn.any(eb.val(itemIds)))),
  )
}

/** The columns of a frozen place that documents show. */
export type FrozenPlaceRow = Pick<
  PlaceRow,
  | 'store_id'
  | 'item_id'
  | 'room_name'
  | 'shelf_code'
  | 'round'
  | 'expected'
  | 'counted'
  | 'standing'
  | 'user_name'
>

const PLACES = rawStatement<FrozenPlaceRow, [string, readonly string[], readonly string[]]>()({
  name: 'frozen_places',
  text: `
    select store_id, item_id, room_name, shelf_code, round, expected, counted, standing, user_name
    from audit_line_place
    where audit_id = $1 and store_id = any($2) and item_id = any($3) ${PLACE_ORDER}`,
  reads: ['audit_line_place'],
})

export function selectFrozenPlaces(
  db: ScopedDatabase,
  auditId: string,
  {
    storeIds,
    itemIds,
  }: { readonly storeIds: readonly string[]; readonly itemIds: readonly string[] },
) {
  return db.raw(PLACES, [auditId, storeIds, itemIds])
}

export async function countFrozenLines(db: ScopedDatabase): Promise<number> {
  const row = await db.first(
    sqlBuilder.selectFrom('audit_line').select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}
