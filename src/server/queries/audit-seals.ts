// Seals and the frozen lines that exports are made of.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export interface NewSeal {
  readonly organization_id: string
  readonly audit_id: string
  readonly confirmation_number: string
  readonly seal: string
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

/** In the scope of the audit; undefined before it is completed. */
export function selectSeal(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('audit_seal')
      .select([
        'confirmation_number',
        'seal',
        'facts',
        'json_sha256',
        'csv_sha256',
        'sealed_by_name',
        'sealed_at',
      ]),
  )
}

interface FoundSeal {
  readonly confirmation_number: string
  readonly organization_name: string
  readonly audit_name: string
  readonly sealed_at: Date
  readonly same_content: boolean
}

const FIND = rawStatement<FoundSeal, [string | null, string | null]>()({
  name: 'find_seal',
  text: 'select * from house.find_seal($1, $2)',
  // A seal never changes, and whoever asks for one that is not there yet asks again.
  reads: [],
})

/** Of whatever organization: by its number, or else by the content of an export. */
export async function findSeal(
  db: ScopedDatabase,
  wanted: { readonly confirmationNumber: string | null; readonly sha256: string | null },
): Promise<FoundSeal | undefined> {
  const [seal] = await db.raw(FIND, [wanted.confirmationNumber, wanted.sha256])
  return seal
}

export type FrozenLineRow = Awaited<ReturnType<typeof selectFrozenLines>>[number]

/** In the scope of the audit, in the order of exports. */
export function selectFrozenLines(
  db: ScopedDatabase,
  range: { readonly offset: number; readonly limit: number },
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_line')
      .selectAll()
      .orderBy('store_name', (order) => order.collate('C'))
      .orderBy('name', (order) => order.collate('C'))
      .orderBy('store_id')
      .orderBy('item_id')
      .offset(range.offset)
      .limit(range.limit),
  )
}

export async function countFrozenLines(db: ScopedDatabase): Promise<number> {
  const row = await db.first(
    sqlBuilder.selectFrom('audit_line').select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}
