// Freezes an audit by value, and makes the digests for its seal. In the scope of the audit, whose lock the caller must
// hold.

import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import { type DigestRow, digest, selectEventDigests } from './event-digests.ts'
import { freezeLabels } from './line-labels.ts'
import { askedBy, askLines, questionOver } from './result-asked.ts'
import { selectFreshness } from './result-freshness.ts'
import { ASKED } from './result-judgement.ts'
import { LIVE_PLACE_READS, livePlaces } from './result-places.ts'

/** A statement for each source that an open audit has. In the scope of its organization. */
const LINES = questionOver<Record<string, never>>('freeze_lines', (source) => ({
  text: `
    with ${ASKED}, ${source.lines}
    insert into audit_line (
      organization_id, audit_id, store_id, item_id, store_name, sku, barcode, name, category, unit,
      unit_cost, expected, in_baseline, counted, due, review, settled, version, decision,
      reason_code, note, decided_by, decided_by_name, decided_at, decided_expected,
      decided_counted, decided_due, recounted)
    select s.organization_id, $1, j.store_id, j.item_id, s.name, j.sku, b.raw, j.name, j.category,
      j.unit, j.unit_cost, j.expected, j.in_baseline, j.counted, j.due, j.review,
      case when j.review = 'rejected' then j.expected
        -- Where nobody counted, the books stand.
        when j.found is not null then j.found + coalesce(j.expected - j.compared, 0) end,
      j.version, j.decision, d.reason_code, d.note, d.decided_by, u.name, d.decided_at,
      d.expected, d.counted, d.due, coalesce(d.recounted, false)
    from judged j
    join store s on s.id = j.store_id
    left join (
      select distinct on (c.item_id) c.item_id, c.raw from item_barcode c
      where c.item_id in (select item_id from judged)
      order by c.item_id, c.quantity, c.code_key
    ) b on b.item_id = j.item_id
    left join audit_decision d on d.audit_id = $1 and d.store_id = j.store_id
      and d.item_id = j.item_id
    left join auth."user" u on u.id = d.decided_by`,
  reads: [...source.reads, 'audit_decision', 'audit_line', 'auth.user', 'item_barcode', 'store'],
}))

const PLACES = rawStatement<Record<string, never>, [string, readonly string[], string]>()({
  name: 'freeze_places',
  text: `
    with ${livePlaces('')}
    insert into audit_line_place (
      organization_id, audit_id, store_id, item_id, place_id, source_id, assignment_id, room_id,
      room_name, shelf_id, shelf_code, round, pass, status, user_id, user_name, expected, counted,
      standing, in_totals, handed_in)
    select $3, $1, store_id, item_id, place_id, coalesce(assignment_id, place_id), assignment_id,
      room_id, room_name, shelf_id, shelf_code, round, pass, status, user_id, user_name, expected,
      counted, standing, in_totals, handed_in
    from places`,
  reads: [...LIVE_PLACE_READS, 'audit_line_place', 'auth.user'],
})

/** Sums over the frozen lines, for reports over many audits. */
const REPORT = rawStatement<Record<string, never>, [string]>()({
  name: 'freeze_report',
  text: 'select app.freeze_report($1)',
  reads: [],
})

export async function freezeResults(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  storeIds: readonly string[],
  limits: VarianceLimits,
): Promise<void> {
  const { organizationId, auditId } = audit
  const resultScope = { auditId, sealed: false, storeIds }
  const freshness = await selectFreshness(db, resultScope, limits)
  await askLines(db, LINES, { ...resultScope, freshness }, askedBy(limits))
  await rawWithoutNestedLoops(db, PLACES, [auditId, storeIds, organizationId])
  await freezeLabels(db, audit)
  await rawWithoutNestedLoops(db, REPORT, [auditId])
}

const BASELINE = rawStatement<DigestRow, [string]>()({
  name: 'digest_baselines',
  text: `
    with rows as (
      select e.baseline_id, e.item_id, null::uuid as shelf_id, e.expected, e.unit_cost,
        null as lot
      from audit_item e
      where e.baseline_id in (select baseline_id from audit_store where audit_id = $1)
      union all
      select e.baseline_id, e.item_id, e.shelf_id, e.expected, null, null
      from audit_item_shelf e
      where e.baseline_id in (select baseline_id from audit_store where audit_id = $1)
      union all
      select e.baseline_id, e.item_id, e.shelf_id, e.expected, null,
        json_build_array(e.lot, e.expiry, e.serial)::text
      from audit_item_lot e
      where e.baseline_id in (select baseline_id from audit_store where audit_id = $1)
    )
    select baseline_id as id, count(*)::int as rows, ${digest(
      `concat_ws(' ', item_id, coalesce(shelf_id::text, '-'), expected, unit_cost, lot)`,
      'item_id, shelf_id nulls first, lot nulls first',
    )} as digest
    from rows group by baseline_id order by baseline_id`,
  reads: ['audit_item', 'audit_item_lot', 'audit_item_shelf', 'audit_store'],
})

const DECISIONS = rawStatement<DigestRow, [string]>()({
  name: 'digest_decisions',
  text: `
    select 'lines' as id, count(*)::int as rows, ${digest(
      `json_build_array(d.store_id, d.item_id, d.version, d.decision, d.reason_code, d.note,
        d.expected, d.counted, d.decided_by,
        floor(extract(epoch from d.decided_at) * 1000))::text`,
      'd.store_id, d.item_id',
    )} as digest
    from audit_decision d where d.audit_id = $1
    union all
    select 'unknown codes', count(*)::int, ${digest(
      `json_build_array(x.line, x.kind, x.item_id, x.factor, x.resolved_by)::text`,
      'x.line',
    )}
    from unknown_resolution x where x.audit_id = $1
    union all
    select 'quarantine', count(*)::int, ${digest(
      `json_build_array(q.event_id, q.accepted, q.reason, q.decided_by)::text`,
      'q.event_id',
    )}
    from quarantine_decision q where q.audit_id = $1
    union all
    select 'repeated serial numbers', count(*)::int, ${digest(
      `json_build_array(r.event_id, r.repeats_id)::text`,
      'r.event_id',
    )}
    from serial_repeat r where r.audit_id = $1`,
  reads: ['audit_decision', 'quarantine_decision', 'serial_repeat', 'unknown_resolution'],
})

const TIME_TO_SEAL_MS = 60_000

const ALLOW_MEMORY = rawStatement<Record<string, string>, []>()({
  name: 'allow_memory_to_seal',
  text: `select set_config('work_mem', '64MB', true)`,
  reads: [],
})

/** Whole audits are joined, sorted and read. No page may use that much time or memory. */
export async function allowTimeToSeal(db: ScopedDatabase): Promise<void> {
  await Promise.all([db.allowTime(TIME_TO_SEAL_MS), db.raw(ALLOW_MEMORY, [])])
}

/** Digests by baseline, by assignment and by kind of decision, each in a fixed order. */
export async function selectDigests(db: ScopedDatabase, auditId: string) {
  const [baselines, events, decisions] = await Promise.all([
    db.raw(BASELINE, [auditId]),
    selectEventDigests(db, auditId),
    db.raw(DECISIONS, [auditId]),
  ])
  return { baselines, events, decisions }
}
