// Calls that change something at the provider. Each is stored with its parameters before it is made. After a crash
// the same call is repeated with the same key, and gets the same answer.

import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { withCustomer } from '../customer-scope.ts'

interface RequestOptions {
  readonly idempotencyKey: string
}

export interface Call<Params, Result> {
  readonly organizationId: string
  /** The purpose of the call: the same name is the same call. */
  readonly name: string
  readonly params: Params
  make(params: Params, options: RequestOptions): Promise<Result>
  /** Finds the created object, because the provider forgets its answers after a day. */
  find(id: string): Promise<Result>
  /** Looks up the outcome when so much time has passed that the idempotency key has expired. */
  recall?(): Promise<Result | undefined>
}

/** In the metadata of what a call created, so that it can be found by the name of the call. */
export const CALL = 'shelfcount_call'

interface Made {
  readonly id: string
  readonly metadata?: Readonly<Record<string, string>> | null
}

export async function findCall<Found extends Made>(
  all: AsyncIterable<Found>,
  name: string,
): Promise<Found | undefined> {
  for await (const one of all) if (one.metadata?.[CALL] === name) return one
  return undefined
}

/** The provider repeats its answers for a day; one hour is left for clock differences. */
const REMEMBERED_MS = 23 * 3_600_000

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
    const recalled = written.ageMs > REMEMBERED_MS ? await call.recall?.() : undefined
    const made = recalled ?? (await call.make(written.params, { idempotencyKey }))
    await withCustomer(this.#pool, organizationId, (db) => noteResult(db, name, made.id))
    return made
  }

  /** Stores a note until it is settled. */
  async note(organizationId: string, name: string, params: object): Promise<void> {
    await withCustomer(this.#pool, organizationId, (db) =>
      writeDown(db, { organizationId, name, params }),
    )
  }

  async settle(organizationId: string, name: string, result: string): Promise<void> {
    await withCustomer(this.#pool, organizationId, (db) => noteResult(db, name, result))
  }

  /** The outcome of a call; undefined if it was never made or has no known outcome. */
  async resultOf(organizationId: string, name: string): Promise<string | undefined> {
    const row = await withCustomer(this.#pool, organizationId, (db) => select(db, name))
    return row?.result ?? undefined
  }
}

interface Written<Params> {
  readonly params: Params
  readonly result: string | null
  readonly ageMs: number
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
  return {
    params: readParams<Params>(row?.params) ?? params,
    result: row?.result ?? null,
    ageMs: Number(row?.age_ms ?? 0),
  }
}

/** Written only by the call with the same name. */
function readParams<Params extends object>(stored: unknown): Params | undefined {
  return typeof stored === 'object' && stored !== null ? (stored as Params) : undefined
}

/** By the clock of the process that has stored it. */
const AGE = sql<string>`date_part('epoch', now() - created_at) * 1000`

function select(db: ScopedDatabase, name: string) {
  return db.first(
    sqlBuilder
      .selectFrom('billing_provider_call')
      .select(['params', 'result', AGE.as('age_ms')])
      .where('name', '=', name),
  )
}

async function noteResult(db: ScopedDatabase, name: string, result: string): Promise<void> {
  await db.rows(
    sqlBuilder.updateTable('billing_provider_call').set({ result }).where('name', '=', name),
  )
}
