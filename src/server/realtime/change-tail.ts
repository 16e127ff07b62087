// Follows the change log without gaps. A serial number would miss transactions that commit late;
// the difference of two snapshots does not.

import type { ClientBase } from 'pg'
import { LOG_TRUSTED_MS } from '#server/db/written-since.ts'

/** As PostgreSQL prints it: `xmin:xmax:transactions still in progress`. */
interface Snapshot {
  readonly oldest: string
  readonly next: string
  readonly inProgress: readonly string[]
}

export interface Tailed {
  readonly snapshot: Snapshot
  /** Keys written since the last tail, or everything when too long ago to tell. */
  readonly changed: ReadonlySet<string> | 'everything'
}

// Rows that the last snapshot did not see: younger ones, and those that were in progress then.
const SELECT_CHANGES = {
  name: 'select_changes',
  text: `select keys from house.change_log where xid >= $1::xid8
    union all select keys from house.change_log where xid = any($2::xid8[])`,
}

export class ChangeTail {
  #last: { readonly snapshot: Snapshot; readonly atMs: number } | undefined
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** Opens a snapshot on the connection and answers what it shows beyond the last one. */
  async begin(client: ClientBase): Promise<Tailed> {
    const last = this.#last?.snapshot
    const [, snapshots, changes] = await Promise.all([
      client.query('begin isolation level repeatable read read only'),
      client.query<{ snapshot: string }>({
        name: 'select_snapshot',
        text: 'select pg_current_snapshot()::text as snapshot',
      }),
      last &&
        client.query<{ keys: readonly string[] }>({
          ...SELECT_CHANGES,
          values: [last.next, last.inProgress],
        }),
    ])
    const snapshot = parseSnapshot(snapshots.rows[0]?.snapshot ?? '')
    // A node that fell further behind starts anew.
    if (!this.#last || this.#nowMs() - this.#last.atMs > LOG_TRUSTED_MS) {
      return { snapshot, changed: 'everything' }
    }
    return { snapshot, changed: new Set(changes?.rows.flatMap((row) => row.keys)) }
  }

  /** What this snapshot showed has been dealt with. */
  advance({ snapshot }: Tailed): void {
    this.#last = { snapshot, atMs: this.#nowMs() }
  }
}

function parseSnapshot(text: string): Snapshot {
  const [oldest = '', next = '', list = ''] = text.split(':')
  return { oldest, next, inProgress: list === '' ? [] : list.split(',') }
}
