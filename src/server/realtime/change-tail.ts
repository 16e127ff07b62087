// Follows the change log without gaps. A serial number would miss transactions that commit late;
// the difference of two snapshots does not.

import type { ClientBase } from 'pg'
import { LOG_TRUSTED_MS } from '#server/db/written-since.ts'

/** In PostgreSQL's format: `xmin:xmax:transactions still in progress`. */
export interface Snapshot {
  readonly next: string
  readonly inProgress: readonly string[]
}

/** The changes of one transaction. */
interface Change {
  readonly xid: string
  readonly keys: readonly string[]
}

export type Changes = readonly Change[] | 'everything'

export interface Tailed {
  readonly snapshot: Snapshot
  readonly atMs: number
  /** The changes since the last tail, or `everything` if that is too long ago to tell. */
  readonly changes: Changes
}

// Rows that the last snapshot did not see: newer ones, and those of transactions in progress at the time.
const SELECT_CHANGES = {
  name: 'select_changes',
  text: `select xid::text as xid, keys from app.change_log where xid >= $1::xid8
    union all select xid::text, keys from app.change_log where xid = any($2::xid8[])`,
}

const SELECT_SNAPSHOT = {
  name: 'select_snapshot',
  text: 'select pg_current_snapshot()::text as snapshot',
}

export class ChangeTail {
  #last: { readonly snapshot: Snapshot; readonly atMs: number } | undefined
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** The last snapshot whose changes were processed. */
  get last(): Snapshot | undefined {
    return this.#last?.snapshot
  }

  /** Opens a snapshot on the connection, and returns what has changed since the last one. */
  async begin(client: ClientBase): Promise<Tailed> {
    const last = this.#last
    const atMs = this.#nowMs()
    const [snapshot, changes] = await Promise.all([
      beginSnapshot(client),
      last &&
        client.query<Change>({
          ...SELECT_CHANGES,
          values: [last.snapshot.next, last.snapshot.inProgress],
        }),
    ])
    // A node that fell too far behind reads everything again. So does one whose database went back: a standby took
    // over without the last transactions, and their numbers now belong to other transactions.
    const isKnown = last && atMs - last.atMs <= LOG_TRUSTED_MS && !wentBack(snapshot, last.snapshot)
    return { snapshot, atMs, changes: isKnown && changes ? changes.rows : 'everything' }
  }

  /** Forgets what was processed, because it may be lost: the next tail returns everything. */
  forget(): void {
    this.#last = undefined
  }

  /** Marks the changes of this snapshot as processed. */
  advance({ snapshot, atMs }: Omit<Tailed, 'changes'>): void {
    this.#last = { snapshot, atMs }
  }
}

function wentBack(snapshot: Snapshot, last: Snapshot): boolean {
  return BigInt(snapshot.next) < BigInt(last.next)
}

export async function beginSnapshot(client: ClientBase): Promise<Snapshot> {
  const [, { rows }] = await Promise.all([
    client.query('begin isolation level repeatable read read only'),
    client.query<{ snapshot: string }>(SELECT_SNAPSHOT),
  ])
  return parseSnapshot(rows[0]?.snapshot ?? '')
}

export function parseSnapshot(text: string): Snapshot {
  const [, next = '0', list = ''] = text.split(':')
  return { next, inProgress: list === '' ? [] : list.split(',') }
}

/** True if a snapshot contains the writes of this transaction. */
export function sees(snapshot: Snapshot, xid: string): boolean {
  return BigInt(xid) < BigInt(snapshot.next) && !snapshot.inProgress.includes(xid)
}

/** Snapshots of a database are ordered: a later one sees everything that an earlier one has seen. */
export function isLater(one: Snapshot, other: Snapshot): boolean {
  if (one.next !== other.next) return BigInt(one.next) > BigInt(other.next)
  return one.inProgress.length < other.inProgress.length
}

export function keysOf(changes: Changes): ReadonlySet<string> | 'everything' {
  if (changes === 'everything') return changes
  return new Set(changes.flatMap(({ keys }) => keys))
}
