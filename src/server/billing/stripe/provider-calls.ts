// Calls that change something at the provider. Each is written down before it is made, with the words it
// is made in: whoever finishes what a crash left behind says the same, and hears what the first one heard.

import type { Pool } from 'pg'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { withCustomer } from '../customer-scope.ts'

export interface RequestOptions {
  readonly idempotencyKey: string
}

export interface Call<Params, Result> {
  readonly organizationId: string
  /** What it is for: the same name is the same call. */
  readonly name: string
  readonly params: Params
  make(params: Params, options: RequestOptions): Promise<Result>
  /** By what it made: the provider forgets its answers after a day. */
  find(id: string): Promise<Result>
}

export class ProviderCalls {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async once<Params extends object, Result extends { readonly id: string }>(
    call: Call<Params, Result>,
  ): Promise<Result> {
    const { organizationId, name } = call
    const written = await withCustomer(this.#pool, organizationId, (db) => writeDown(db, call))
    if (written.result !== null) return call.find(written.result)
    const idempotencyKey = `shelfcount/${organizationId}/${name}`
    const made = await call.make(written.params, { idempotencyKey })
    await withCustomer(this.#pool, organizationId, (db) => noteResult(db, name, made.id))
    return made
  }

  /** What came of a call; undefined: it was never made, or nobody has heard. */
  async resultOf(organizationId: string, name: string): Promise<string | undefined> {
    const row = await withCustomer(this.#pool, organizationId, (db) => select(db, name))
    return row?.result ?? undefined
  }
}

interface Written<Params> {
  readonly params: Params
  readonly result: string | null
}

async function writeDown<Params extends object>(
  db: ScopedDatabase,
  {
    organizationId,
    name,
    params,
  }: Pick<Call<Params, unknown>, 'organizationId' | 'name' | 'params'>,
): Promise<Written<Params>> {
  await db.rows(
    sqlBuilder
      .insertInto('billing_provider_call')
      .values({
        organization_id: organizationId,
        name,
        params: JSON.stringify(params),
        result: null,
      })
      .onConflict((oc) => oc.doNothing()),
  )
  const row = await select(db, name)
  return { params: readParams<Params>(row?.params) ?? params, result: row?.result ?? null }
}

/** They were written by the call of the same name, and by nobody else. */
function readParams<Params extends object>(stored: unknown): Params | undefined {
  return typeof stored === 'object' && stored !== null ? (stored as Params) : undefined
}

function select(db: ScopedDatabase, name: string) {
  return db.first(
    sqlBuilder
      .selectFrom('billing_provider_call')
      .select(['params', 'result'])
      .where('name', '=', name),
  )
}

async function noteResult(db: ScopedDatabase, name: string, result: string): Promise<void> {
  await db.rows(
    sqlBuilder.updateTable('billing_provider_call').set({ result }).where('name', '=', name),
  )
}
