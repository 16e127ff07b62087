// Whether a cached copy of data is still up to date, by the change log of live queries. The cost does not depend on
// the size of the copy.

import type { ClientBase } from 'pg'

/** What a transaction has seen. */
export interface Moment {
  readonly snapshot: string
  readonly atMs: number
}

export interface SinceThen {
  /** True if nothing was written since the other moment, and that one is not the later one. */
  readonly unwritten: boolean
  /** Undefined if the statements of a transaction see different moments. */
  readonly moment: Moment | undefined
}

/** The log is kept for five minutes. */
export const LOG_KEPT_MS = 5 * 60_000
/** A moment older than this can no longer be compared. */
export const LOG_TRUSTED_MS = LOG_KEPT_MS - 60_000

/** Condition that everything a snapshot saw is visible here too; false if there is no snapshot. */
export function comesAfter(snapshot: string): string {
  return `(
    ${snapshot}::pg_snapshot is not null
      and pg_snapshot_xmax(${snapshot}) <= pg_snapshot_xmax(pg_current_snapshot())
      and not exists (
        select from pg_snapshot_xip(pg_current_snapshot()) as x (id)
        where pg_visible_in_snapshot(x.id, ${snapshot})))`
}

// The transactions between two snapshots: later ones, and those in progress at the earlier one.
const SELECT = {
  name: 'written_since',
  text: `
    select pg_current_snapshot()::text as snapshot,
      current_setting('transaction_isolation') = 'repeatable read' as stays,
      ${comesAfter('$1')}
        and not exists (
          select from app.change_log l
          where l.xid >= pg_snapshot_xmax($1) and l.keys && $2::text[])
        and not exists (
          select from app.change_log l
          where l.xid = any(array(select pg_snapshot_xip($1))) and l.keys && $2::text[])
      as unwritten`,
}

interface Row {
  readonly snapshot: string
  readonly stays: boolean
  readonly unwritten: boolean
}

/** `keys` are in the form of the log. */
export async function writtenSince(
  client: ClientBase,
  keys: readonly string[],
  then: Moment | undefined,
): Promise<SinceThen> {
  const atMs = Date.now()
  const known = then && atMs - then.atMs < LOG_TRUSTED_MS ? then.snapshot : null
  const { rows } = await client.query<Row>({ ...SELECT, values: [known, keys] })
  const [row] = rows
  if (!row) return { unwritten: false, moment: undefined }
  const { snapshot, stays, unwritten } = row
  return { unwritten, moment: stays ? { snapshot, atMs } : undefined }
}
