// One signed hash a day over all new seals of all organizations. It proves later that no seal was added to that day
// afterwards.

import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { merklePath, merkleRoot, type PathStep, sortedLeaves } from '#domain/merkle.ts'
import { isFromBeforeSigning } from '#domain/seal-check.ts'
import { rootStatementText } from '#domain/seal-statement.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'

interface RootOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly seals: SealService
  readonly now: () => Date
  readonly warn: (line: string) => void
}

interface OpenSeal {
  readonly seal: string
  readonly proof: string | null
  readonly sealed_at: Date
  /** In the form 2026-03-01. */
  readonly day: string
}

interface LastRoot {
  readonly day: string
  readonly sequence: number
  readonly root: string
}

/** Closes every day before today that has seals and no root. Returns the number of days. */
export function makeDailyRoots(options: RootOptions): Promise<number> {
  return inTransaction(options.pool, async (client) => {
    await client.query(
      `select pg_advisory_xact_lock(hashtext('seal roots')), set_config('app.operator', 'on', true)`,
    )
    let last = await selectLast(client)
    const open = await believed(options, await selectOpen(client, last, options.now()))
    const days = [...Map.groupBy(open, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [day, added] of days) {
      const seals = added.map(({ seal }) => seal)
      last = await insertRoot(client, options.seals, { day, seals, last })
    }
    return days.length
  })
}

async function selectLast(client: PoolClient): Promise<LastRoot | undefined> {
  const { rows } = await client.query<LastRoot>(
    `select to_char(day, 'YYYY-MM-DD') as day, sequence, root
     from app.seal_root order by sequence desc limit 1`,
  )
  return rows[0]
}

/** Seals stored after their day was closed belong to the next day. */
async function selectOpen(
  client: PoolClient,
  last: LastRoot | undefined,
  now: Date,
): Promise<readonly OpenSeal[]> {
  const { rows } = await client.query<OpenSeal>(
    `with open as (
       select s.seal, s.proof, s.sealed_at,
         greatest((s.sealed_at at time zone 'UTC')::date, $1::date + 1) as day
       from audit_seal s
       where not exists (select from app.seal_root_entry e where e.seal = s.seal)
     )
     select seal, proof, sealed_at, to_char(day, 'YYYY-MM-DD') as day
     from open where day < ($2::timestamptz at time zone 'UTC')::date`,
    [last?.day ?? null, now],
  )
  return rows
}

/** Seals are verified before they are signed: being in the database is not enough. */
async function believed(
  { seals, warn }: RootOptions,
  open: readonly OpenSeal[],
): Promise<readonly OpenSeal[]> {
  const keys = await seals.keys()
  const isBelieved = async ({ seal, proof, sealed_at }: OpenSeal) => {
    if (proof === null) return isFromBeforeSigning(sealed_at.toISOString(), keys)
    const read = await seals.read(proof)
    return read.state === 'signed' && sha256(read.text) === seal
  }
  const believable: OpenSeal[] = []
  for (const one of open) if (await isBelieved(one)) believable.push(one)
  const left = open.length - believable.length
  if (left > 0) warn(`Seals that this installation has not signed are under no daily root: ${left}`)
  return believable
}

async function insertRoot(
  client: PoolClient,
  service: SealService,
  made: {
    readonly day: string
    readonly seals: readonly string[]
    readonly last?: LastRoot | undefined
  },
): Promise<LastRoot> {
  const { day, last } = made
  const seals = sortedLeaves(made.seals)
  const sequence = (last?.sequence ?? 0) + 1
  const root = merkleRoot(seals, hashOfHex)
  const proof = await service.sign(
    rootStatementText({ day, root, sequence, previous: last?.root ?? null }),
  )
  await client.query(
    'insert into app.seal_root (day, sequence, root, proof) values ($1, $2, $3, $4)',
    [day, sequence, root, proof],
  )
  await client.query(
    'insert into app.seal_root_entry (seal, day) select unnest($1::text[]), $2::date',
    [seals, day],
  )
  return { day, sequence, root }
}

/** A root in the form that is published. */
export interface PublishedRoot extends LastRoot {
  /** The statement with its signature. */
  readonly proof: string
}

/** Newest first; only days before `before`, if given. */
export async function selectRoots(
  pool: Pool,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly PublishedRoot[]> {
  const { rows } = await pool.query<PublishedRoot>(
    `select to_char(day, 'YYYY-MM-DD') as day, sequence, root, proof from app.seal_root
     where $1::date is null or day < $1::date order by day desc limit $2`,
    [before, limit],
  )
  return rows
}

export interface Inclusion {
  readonly seal: string
  readonly day: string
  readonly root: string
  readonly path: readonly PathStep[]
  readonly proof: string
}

/** The path from a seal to the root of its day; null if no root covers it. */
export async function selectInclusion(pool: Pool, seal: string): Promise<Inclusion | null> {
  const { rows } = await pool.query<{
    readonly day: string
    readonly proof: string
    readonly seals: readonly string[]
  }>('select * from app.look_up_seal_root($1)', [seal])
  const [found] = rows
  if (!found) return null
  const leaves = sortedLeaves(found.seals)
  return {
    seal,
    day: found.day,
    root: merkleRoot(leaves, hashOfHex),
    path: merklePath(leaves, leaves.indexOf(seal), hashOfHex),
    proof: found.proof,
  }
}

export function hashOfHex(hex: string): string {
  return createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
