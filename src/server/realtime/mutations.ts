// Runs a mutation exactly once: its claim, its effects and its answer share one transaction.

import type { Pool, PoolClient } from 'pg'
import type { Json } from '#contract/json.ts'
import { Fault } from '#domain/fault.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { type NamedStatement, pipeline } from '#server/db/pipeline.ts'
import {
  emptyNotes,
  enterScope,
  type LastStatement,
  noteScope,
  scopedDatabase,
} from '#server/db/scoped-database.ts'
import { SERIALIZATION_FAILURE } from '#server/db/serialization-failure.ts'
import { onConnection } from '#server/db/transaction.ts'
import {
  dataScope,
  type MutationImplementation,
  type Prefetch,
} from '#server/functions/implement.ts'
import type { Services } from '#server/functions/services.ts'
import { type Identity, toViewer, type ViewerFacts } from '#server/functions/viewer.ts'

/** Identifies one mutation of one client, so that sending it again is harmless. */
export interface MutationId {
  readonly connectionId: string
  readonly requestId: number
  /** What it asked for, where the client chooses the number: another request under the same number is refused. */
  readonly fingerprint?: string
}

export interface MutationCall {
  readonly implementation: MutationImplementation
  readonly args: unknown
  readonly identity: Identity | null
  readonly id: MutationId | undefined
}

const RETRIES = 3
const DEADLOCK = '40P01'
/** Keys of answers, and of rows with ids made by devices. If a duplicate was faster, the next attempt finds its row. */
const KEYS_TAKEN_MEANWHILE: readonly unknown[] = ['mutation_result_pkey', 'scan_event_pkey']

const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }

export async function runMutation(
  pool: Pool,
  services: Services,
  call: MutationCall,
): Promise<Json> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isAgain = attempt > 1
      return await onConnection(pool, (client) =>
        insideTransaction(client, services, { ...call, isAgain }),
      )
    } catch (error) {
      if (attempt >= RETRIES || !(isTransient(error) || isWorthAsking(error, call))) throw error
    }
  }
}

/** The outcome is unknown. Another connection can find out by the number of the mutation. */
function isWorthAsking(error: unknown, { id }: MutationCall): boolean {
  return id !== undefined && isDatabaseAway(error)
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const key = 'constraint' in error ? error.constraint : undefined
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || KEYS_TAKEN_MEANWHILE.includes(key)
}

async function insideTransaction(
  client: PoolClient,
  services: Services,
  call: MutationCall & { readonly isAgain: boolean },
): Promise<Json> {
  const { implementation, args, identity, isAgain } = call
  const reads = new Set<string>()
  const userId = identity?.userId ?? ''
  const closing: { last: LastStatement | undefined } = { last: undefined }
  const notes = { ...emptyNotes(), closing }
  const own = scopedDatabase(client, { kind: 'user', userId }, reads, notes)
  const prefetch = implementation.authorize.prefetch?.({ userId, args, isAgain })
  const { opened, prefetched } = await open(client, call, prefetch)
  if (opened.earlier) {
    await client.query('commit')
    return earlierAnswer(opened.earlier.answer, call)
  }
  const viewer = identity ? toViewer(identity, opened.viewer ?? undefined, reads) : undefined
  const scope = await implementation.authorize({
    contract: implementation.contract,
    viewer,
    args,
    db: own,
    prefetched: prefetch?.take(prefetched),
  })
  const db = own.within(dataScope(scope))
  const result = ((await implementation.run({ db, scope, args, services })) ?? null) as Json
  await Promise.all([...notes.underway, close(client, call, result, closing.last)])
  return result
}

interface Fingerprinted {
  readonly fingerprint: string
  readonly result: Json
}

function earlierAnswer(answer: Json, { id }: MutationCall): Json {
  if (id?.fingerprint === undefined) return answer
  const { fingerprint, result } = answer as unknown as Fingerprinted
  if (fingerprint === id.fingerprint) return result
  throw new Fault('conflict', 'This Idempotency-Key was used for another request.', {
    guard: 'idempotency_key',
  })
}

function savedAnswer(result: Json, { id }: MutationCall): string {
  const { fingerprint } = id ?? {}
  return JSON.stringify(fingerprint === undefined ? result : { fingerprint, result })
}

function claimValues({ id, identity }: MutationCall): readonly unknown[] {
  return [identity?.userId ?? '', id?.connectionId ?? null, id?.requestId ?? null]
}

interface Opened {
  /** The answer from when the mutation was received before. */
  readonly earlier?: { readonly answer: Json }
  readonly viewer?: ViewerFacts | null
}

interface OpenedRow {
  readonly opened: Opened
  readonly prefetched?: unknown
}

/** Begins the transaction. Waits if the same mutation is still running elsewhere. */
async function open(
  client: PoolClient,
  call: MutationCall,
  prefetch: Prefetch<unknown> | undefined,
): Promise<OpenedRow> {
  const { identity } = call
  const [userId, ...claim] = claimValues(call)
  noteScope(client, { kind: 'user', userId: identity?.userId ?? '' })
  const values = [userId, identity?.sessionId ?? '', ...claim]
  const asked = {
    ...openStatement(values.length, prefetch),
    values: [...values, ...(prefetch?.values ?? [])],
  }
  const [, answered] = await pipeline(client, [BEGIN, asked])
  return answered?.rows[0] ?? { opened: {} }
}

function openStatement(first: number, prefetch: Prefetch<unknown> | undefined) {
  const opened = 'app.open_mutation($1, $2, $3, $4)'
  if (!prefetch) return { name: 'open_mutation', text: `select ${opened} as opened` }
  const places = prefetch.values.map((_, index) => `$${first + index + 1}`)
  // The scope of the user is entered first, and nothing is looked up for a mutation that was answered already.
  const text = `select o.opened, case when o.opened -> 'earlier' is null
      then ${prefetch.function}(o.opened, ${places.join()}) end as prefetched
    from (select ${opened} as opened offset 0) o`
  return { name: `open_mutation ${prefetch.function}`, text }
}

/** Ends the transaction: the remaining statements, the answer and the commit, or none of them. */
async function close(
  client: PoolClient,
  call: MutationCall,
  result: Json,
  last: LastStatement | undefined,
): Promise<void> {
  const entering = last && enterScope(client, last.scope)
  const asking = pipeline(client, [...endOf(call, result, last), COMMIT])
  const [[first]] = await Promise.all([asking, entering])
  if (first) last?.take(first)
}

/** One statement that does two things costs less than two statements. */
function endOf(
  call: MutationCall,
  result: Json,
  last: LastStatement | undefined,
): readonly NamedStatement[] {
  if (!call.id) return last ? [last.statement] : []
  const answer = [...claimValues(call), savedAnswer(result, call)]
  if (!last) return [{ name: 'save_answer', text: saveAnswer(0), values: answer }]
  const { name, text, values = [] } = last.statement
  return [
    {
      name: `${name} and answer`,
      text: `with answered as (${saveAnswer(values.length)}) ${text}`,
      values: [...values, ...answer],
    },
  ]
}

function saveAnswer(first: number): string {
  const places = [1, 2, 3, 4].map((place) => `$${first + place}`)
  return `insert into app.mutation_result (user_id, connection_id, request_id, result)
    values (${places.join()})`
}
