// Runs a mutation exactly once: its claim, its effects and its answer share one transaction.

import type { Pool, PoolClient } from 'pg'
import type { Json } from '#contract/frames.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { SERIALIZATION_FAILURE } from '#server/db/serialization-failure.ts'
import { dataScope, type MutationImplementation } from '#server/functions/implement.ts'
import type { Services } from '#server/functions/services.ts'
import { type Identity, loadViewer } from '#server/functions/viewer.ts'

/** Names one mutation of one client, so that sending it again is harmless. */
export interface MutationId {
  readonly connectionId: string
  readonly requestId: number
}

export interface MutationCall {
  readonly implementation: MutationImplementation
  readonly args: unknown
  readonly identity: Identity | null
  readonly id: MutationId | undefined
}

const RETRIES = 3
const DEADLOCK = '40P01'

export async function runMutation(
  pool: Pool,
  services: Services,
  call: MutationCall,
): Promise<Json> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptMutation(pool, services, call)
    } catch (error) {
      if (attempt >= RETRIES || !isTransient(error)) throw error
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

async function attemptMutation(pool: Pool, services: Services, call: MutationCall): Promise<Json> {
  const client = await pool.connect()
  try {
    leaveScope(client)
    const result = await insideTransaction(client, services, call)
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

async function insideTransaction(
  client: PoolClient,
  services: Services,
  call: MutationCall,
): Promise<Json> {
  const reads = new Set<string>()
  // One after the other on the connection, without waiting for each answer.
  const [, isNew, viewer] = await Promise.all([
    client.query('begin'),
    claim(client, call),
    call.identity ? loadViewer(client, call.identity, reads) : undefined,
  ])
  if (!isNew) return earlierAnswer(client, call)
  const { implementation, args } = call
  const own = scopedDatabase(client, { kind: 'user', userId: viewer?.userId ?? '' }, reads)
  const scope = await implementation.place({
    contract: implementation.contract,
    viewer,
    args,
    db: own,
  })
  const db = own.within(dataScope(scope))
  const result = ((await implementation.run({ db, scope, args, services })) ?? null) as Json
  await Promise.all([
    ...db.notes.underway,
    saveAnswer(client, call, result),
    client.query('commit'),
  ])
  return result
}

function claimValues({ id, identity }: MutationCall): readonly unknown[] {
  return [identity?.userId ?? '', id?.connectionId, id?.requestId]
}

/** A twin that is still running is waited for: its row holds the key until it commits. */
async function claim(client: PoolClient, call: MutationCall): Promise<boolean> {
  if (!call.id) return true
  const { rowCount } = await client.query({
    name: 'claim_mutation',
    text: `insert into house.mutation_result (user_id, connection_id, request_id)
      values ($1, $2, $3) on conflict do nothing`,
    values: [...claimValues(call)],
  })
  return rowCount === 1
}

async function earlierAnswer(client: PoolClient, call: MutationCall): Promise<Json> {
  const { rows } = await client.query<{ result: Json }>({
    name: 'select_mutation_result',
    text: `select result from house.mutation_result
      where user_id = $1 and connection_id = $2 and request_id = $3`,
    values: [...claimValues(call)],
  })
  await client.query('commit')
  return rows[0]?.result ?? null
}

async function saveAnswer(client: PoolClient, call: MutationCall, result: Json): Promise<void> {
  if (!call.id) return
  await client.query({
    name: 'save_mutation_result',
    text: `update house.mutation_result set result = $4
      where user_id = $1 and connection_id = $2 and request_id = $3`,
    values: [...claimValues(call), JSON.stringify(result)],
  })
}
