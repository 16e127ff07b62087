// Every count of every shelf of an audit, with its progress. Each event changes one row of progress and reruns all open
// dashboards, so everything is cached: names, statuses and holders are read again only if one of their rows was written
// since, and of the progress only the rows that were.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { type Comparison, parseComparison } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import { placeKey } from '#domain/start-plan.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Moment } from '#server/db/written-since.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { type ProgressRow, selectProgressSince, UNCOUNTED } from './dashboard-progress.ts'

interface TileState {
  readonly id: string
  readonly room_id: string
  readonly shelf_id: string | null
  readonly shelf_code: string | null
  readonly status: AssignmentStatus
  readonly round: number
  readonly mode: CountMode
  readonly pass: number
  readonly partial: boolean
  readonly inReview: boolean
  readonly comparison: unknown
  readonly declared_empty: boolean
  readonly assignee_id: string | null
  readonly held_ms: number | null
  readonly submitted_ms: number | null
  readonly control_unmet: boolean
  readonly reason: string | null
}

/** A count of a shelf with its progress. Times in milliseconds. */
export interface TileRow extends Omit<TileState, 'comparison'> {
  readonly comparison: Comparison | null
  /** The key of the shelf: an independent shelf has several counts. */
  readonly place: string
  readonly progress: ProgressRow
}

type Part = [auditId: string, storeIds: readonly string[]]

const milliseconds = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`

const TILES = rawStatement<TileState, Part>()({
  name: 'dashboard_tiles',
  text: `
    select a.id, a.room_id, a.shelf_id, s.code as shelf_code, a.status, a.round, a.mode, a.pass,
      a.partial, a.in_review as "inReview", a.comparison, a.declared_empty, a.assignee_id,
      a.control_unmet, a.reason,
      ${milliseconds('a.held_since')} as held_ms, ${milliseconds('a.submitted_at')} as submitted_ms
    from assignment a
    join room r on r.organization_id = a.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2)
      and (a.status <> 'cancelled' or (select c.status = 'draft' from audit c where c.id = $1))
    order by r.position, r.id, s.position nulls first, a.round, a.pass`,
  reads: ['assignment', 'audit', 'room', 'shelf'],
})

interface CachedTiles {
  readonly moment: Moment
  readonly tiles: readonly TileRow[]
  /** By assignment, including those that are not shown. */
  readonly progress: ReadonlyMap<string, ProgressRow>
}

const CACHED_AUDITS = 32
const cachedTiles = new RecentlyUsed<CachedTiles>(CACHED_AUDITS)

/**
 * Counts in walking order, including those that a later round has replaced, and in a draft also places that were left
 * out. In the scope of the audit; the caller must have checked its stores.
 */
export async function selectTiles(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
): Promise<readonly TileRow[]> {
  const key = [auditId, ...storeIds].join()
  const cached = cachedTiles.get(key)
  const [{ unwritten, moment }, since] = await Promise.all([
    db.writtenSince(TILES.reads, cached?.moment),
    selectProgressSince(db, auditId, storeIds, cached?.moment),
  ])
  const known = since.isPart ? cached : undefined
  const progress = known ? new Map([...known.progress, ...since.rows]) : since.rows
  const tiles =
    known && unwritten
      ? known.tiles.map((tile) => withProgress(tile, since.rows.get(tile.id)))
      : (await db.raw(TILES, [auditId, storeIds])).map((row) => toTile(row, progress.get(row.id)))
  if (moment) cachedTiles.set(key, { moment, tiles, progress })
  return tiles
}

function withProgress(tile: TileRow, progress: ProgressRow | undefined): TileRow {
  return progress ? { ...tile, progress } : tile
}

function toTile(row: TileState, progress: ProgressRow = UNCOUNTED): TileRow {
  const { room_id: roomId, shelf_id: shelfId } = row
  return {
    ...row,
    comparison: parseComparison(row.comparison),
    place: placeKey({ roomId, shelfId }),
    progress,
  }
}
