// The events of an audit in the order of scanning, as the detectors need them.

import type { ClientBase } from 'pg'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { parseComparison, TIE_BREAK_PASS } from '#domain/independent.ts'
import type { ScanFact } from '#domain/insights/scan-log.ts'
import { ScanLog } from '#domain/insights/scan-log.ts'
import type { CountMode } from '#domain/protocol.ts'
import { fromMilli } from '#domain/quantity.ts'
import { stands } from '#domain/review-recount.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'

interface EventRow {
  readonly id: string
  readonly kind: ScanFact['kind']
  readonly store_id: string
  readonly place_id: string
  readonly assignment_id: string
  readonly round: number
  readonly status: AssignmentStatus
  readonly in_review: boolean
  readonly mode: CountMode
  readonly pass: number
  readonly comparison: unknown
  readonly user_id: string
  readonly user_name: string | null
  readonly device_id: string
  readonly device_seq: number
  readonly device_time_ms: number
  readonly item_id: string | null
  readonly raw_code: string | null
  readonly entered: number | null
  readonly factor: number | null
  readonly resolved_factor: number | null
  readonly replaces: number | null
  readonly voids_id: string | null
  readonly input_mode: ScanFact['inputMode']
  readonly quantity_mode: ScanFact['quantityMode']
  readonly left_view: boolean | null
}

// Events that were resolved as junk, or that a manager has left out, do not count. A repeated serial number adds 0. The
// comparison of an independent shelf is stored on its first pass. A correction takes effect instead of what it
// replaces, and has none if a later correction replaces it.
const EVENTS = `
  declare insight_events no scroll cursor for
  with judged as materialized (
    select l.id, l.kind, l.quantity, l.counts, l.replaced_by
    from app.line_events($1, $2, array(
      select distinct e.assignment_id from scan_event e
      where e.organization_id = $1 and e.audit_id = $2 and e.kind = 'set'), null) l
  ), correction as materialized (
    select s.id, (case when s.counts then 0 else s.quantity end
      + coalesce(sum(a.quantity), 0))::bigint as replaces
    from judged s left join judged a on a.replaced_by = s.id and a.kind = 'add'
    where s.kind = 'set' group by s.id, s.counts, s.quantity
  )
  select e.id, e.kind, e.store_id, coalesce(a.shelf_id, a.room_id) as place_id, e.assignment_id,
    e.round, a.status, a.in_review, a.mode, a.pass, f.comparison, e.user_id, u.name as user_name, e.device_id,
    e.device_seq, e.device_time_ms, coalesce(e.item_id, x.item_id) as item_id, e.raw_code,
    case when sr.event_id is null then e.entered else 0 end as entered, e.factor, x.factor as resolved_factor, c.replaces, e.voids_id, e.input_mode,
    e.quantity_mode, e.left_view
  from scan_event e
  join assignment a on a.organization_id = e.organization_id and a.audit_id = e.audit_id
    and a.id = e.assignment_id
  left join assignment f on a.mode = 'independent' and f.organization_id = a.organization_id
    and f.audit_id = a.audit_id and f.room_id = a.room_id
    and f.shelf_id is not distinct from a.shelf_id and f.round = a.round and f.pass = 0
  left join unknown_resolution x on x.organization_id = e.organization_id
    and x.audit_id = e.audit_id and x.line = e.line and e.item_id is null and x.kind <> 'parked'
  left join auth."user" u on u.id = e.user_id
  left join correction c on c.id = e.id
  left join serial_repeat sr on sr.organization_id = e.organization_id
    and sr.audit_id = e.audit_id and sr.event_id = e.id
  where e.organization_id = $1 and e.audit_id = $2
    and (not e.quarantined or app.is_released(e.organization_id, e.audit_id, e.id))
    and x.kind is distinct from 'junk'
  order by e.device_id, e.device_seq, e.id`

/** Items recounted alone: these rounds replace what earlier ones found there. */
const RECOUNTED = `
  select coalesce(a.shelf_id, a.room_id) as place_id, r.item_id, max(a.round)::int as round
  from recount_item r
  join assignment a on a.organization_id = r.organization_id and a.audit_id = r.audit_id
    and a.id = r.assignment_id
  where r.organization_id = $1 and r.audit_id = $2
    and a.status not in ('returned', 'cancelled', 'excluded')
    and not (a.in_review and a.status in ('open', 'assigned', 'in_progress'))
  group by 1, 2`

const PIECE = 20_000

export async function loadEvents(client: ClientBase, audit: AuditKey) {
  const events = new ScanLog()
  const personNames = new Map<string, string>()
  const recounted = await loadRecounted(client, audit)
  await client.query(EVENTS, [audit.organizationId, audit.auditId])
  for (;;) {
    const { rows } = await client.query<EventRow>(`fetch ${PIECE} from insight_events`)
    for (const row of rows) {
      events.add(toFact(row, recounted))
      if (row.user_name !== null) personNames.set(row.user_id, row.user_name)
    }
    if (rows.length < PIECE) break
  }
  await client.query('close insight_events')
  return { events, personNames }
}

/** From place and item to the round in effect. */
type Recounted = ReadonlyMap<string, number>

async function loadRecounted(client: ClientBase, audit: AuditKey): Promise<Recounted> {
  const { rows } = await client.query<{ place_id: string; item_id: string; round: number }>(
    RECOUNTED,
    [audit.organizationId, audit.auditId],
  )
  return new Map(rows.map((row) => [`${row.place_id}/${row.item_id}`, row.round]))
}

/** Short-lived: the event log copies its fields into columns. */
function toFact(row: EventRow, recounted: Recounted): ScanFact {
  const factor = row.factor === null ? null : fromMilli(row.factor)
  const resolved = row.resolved_factor === null ? 1 : fromMilli(row.resolved_factor)
  return {
    id: row.id,
    kind: row.kind,
    storeId: row.store_id,
    shelfId: row.place_id,
    assignmentId: row.assignment_id,
    round: row.round,
    isStanding: isStanding(row) && !isReplaced(row, recounted),
    userId: row.user_id,
    deviceId: row.device_id,
    sequence: row.device_seq,
    deviceTimeMs: row.device_time_ms,
    itemId: row.item_id,
    code: row.raw_code,
    entered: row.entered === null ? null : fromMilli(row.entered),
    unitFactor: factor === null ? null : factor * resolved,
    replaces: row.replaces === null ? null : fromMilli(row.replaces),
    voids: row.voids_id,
    inputMode: row.input_mode,
    quantityMode: row.quantity_mode,
    leftView: row.left_view,
  }
}

function isReplaced({ place_id, item_id, round }: EventRow, recounted: Recounted): boolean {
  if (recounted.size === 0 || item_id === null) return false
  return (recounted.get(`${place_id}/${item_id}`) ?? 0) > round
}

/**
 * Only one of two compared counts is in effect: the first one if they agree or a manager has accepted it, otherwise the
 * tie-break.
 */
function isStanding(row: EventRow): boolean {
  const { status, in_review: inReview, mode, pass, comparison } = row
  if (!stands({ status, inReview })) return false
  if (mode !== 'independent') return true
  const state = parseComparison(comparison)?.state
  if (state === 'agreed' || state === 'single' || state === 'chosen') return pass === 0
  return state === 'settled' && pass === TIE_BREAK_PASS
}
