// Reads and writes decisions about lines, in the scope of their audit.

import type { Decision, LineFigures, ReasonCode } from '#domain/decision.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { HANDED_IN, isOut } from './handed-in.ts'

export interface DecisionRow {
  readonly store_id: string
  readonly item_id: string
  readonly version: number
  readonly decision: Decision
  readonly reason_code: ReasonCode | null
  readonly note: string | null
  readonly expected: number | null
  readonly counted: number | null
  readonly due: number | null
  readonly decided_by: string | null
  readonly decided_by_name: string | null
  readonly decided_at: Date
}

/** The decisions about these items, without those that were taken back. */
export async function selectDecisions(
  db: ScopedDatabase,
  { sealed }: { readonly sealed: boolean },
  itemIds: readonly string[],
): Promise<readonly DecisionRow[]> {
  const rows = await (sealed
    ? selectSealedDecisions(db, itemIds)
    : selectOpenDecisions(db, itemIds))
  return rows.flatMap(({ decision, decided_at, ...row }) =>
    decision && decided_at ? [{ ...row, decision, decided_at }] : [],
  )
}

function selectOpenDecisions(db: ScopedDatabase, itemIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_decision as d')
      .leftJoin('auth.user as u', 'u.id', 'd.decided_by')
      .select([
        'd.store_id',
        'd.item_id',
        'd.version',
        'd.decision',
        'd.reason_code',
        'd.note',
        'd.expected',
        'd.counted',
        'd.due',
        'd.decided_by',
        'u.name as decided_by_name',
        'd.decided_at',
      ])
      .where((eb) => eb('d.item_id', '=', eb.fn.any(eb.val(itemIds)))),
  )
}

function selectSealedDecisions(db: ScopedDatabase, itemIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_line')
      .select([
        'store_id',
        'item_id',
        'version',
        'decision',
        'reason_code',
        'note',
        'decided_expected as expected',
        'decided_counted as counted',
        'decided_due as due',
        'decided_by',
        'decided_by_name',
        'decided_at',
      ])
      .where((eb) => eb('item_id', '=', eb.fn.any(eb.val(itemIds)))),
  )
}

export interface NewDecision extends LineFigures {
  readonly storeId: string
  readonly itemId: string
  readonly version: number
}

export interface Verdict {
  readonly organizationId: string
  readonly auditId: string
  readonly decision: Decision | null
  readonly reasonCode: ReasonCode | null
  readonly note: string | null
  readonly userId: string
  readonly at: Date
}

const SAVE = rawStatement<
  Record<string, never>,
  [string, string, string, string | null, string | null, string | null, string, Date]
>()({
  name: 'save_decisions',
  text: `
    insert into audit_decision (
      organization_id, audit_id, store_id, item_id, version, decision, reason_code, note,
      expected, counted, due, decided_by, decided_at)
    select $1, $2, n."storeId", n."itemId", n.version, $4, $5, $6, n.expected, n.counted, n.due, $7, $8
    from jsonb_to_recordset($3::jsonb) as n (
      "storeId" uuid, "itemId" uuid, version int, expected bigint, counted bigint, due bigint)
    on conflict (organization_id, audit_id, store_id, item_id) do update set
      version = excluded.version, decision = excluded.decision, reason_code = excluded.reason_code,
      note = excluded.note, expected = excluded.expected, counted = excluded.counted,
      due = excluded.due,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at, recounted = false`,
  reads: ['audit_decision'],
})

/** The caller must hold the lock of the audit, and have compared versions. */
export async function saveDecisions(
  db: ScopedDatabase,
  verdict: Verdict,
  lines: readonly NewDecision[],
): Promise<void> {
  if (lines.length === 0) return
  const { organizationId, auditId, decision, reasonCode, note, userId, at } = verdict
  const rows = JSON.stringify(lines)
  await db.raw(SAVE, [organizationId, auditId, rows, decision, reasonCode, note, userId, at])
}

const RECOUNTED = rawStatement<
  Record<string, never>,
  [auditId: string, assignmentIds: readonly string[], itemIds: readonly string[] | null]
>()({
  name: 'mark_recounted',
  text: `
    update audit_decision d set recounted = true
    from assignment a join audit_store s on s.audit_id = a.audit_id and s.store_id = a.store_id
    where a.audit_id = $1 and a.id = any($2)
      and d.audit_id = $1 and d.store_id = a.store_id and not d.recounted
      and ($3::uuid[] is null or d.item_id = any($3))
      and (exists (
          select from count_total t
          where t.audit_id = $1 and t.assignment_id = a.id and t.item_id = d.item_id)
        or exists (
          select from audit_item_shelf e
          where e.baseline_id = s.baseline_id and e.item_id = d.item_id
            and e.shelf_id = a.shelf_id))`,
  reads: ['assignment', 'audit_decision', 'audit_item_shelf', 'audit_store', 'count_total'],
})

/**
 * Invalidates the decisions about lines in these assignments, because a recount of these items, or of everything there,
 * has started.
 */
export async function markRecounted(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
  itemIds: readonly string[] | null = null,
): Promise<void> {
  if (assignmentIds.length === 0) return
  await db.raw(RECOUNTED, [auditId, assignmentIds, itemIds])
}

const CALLED_OFF = rawStatement<Record<string, never>, [string, string, boolean]>()({
  name: 'call_off_recount',
  text: `
    update audit_decision d set recounted = not $3
    from recount_item r join assignment a on a.audit_id = r.audit_id and a.id = r.assignment_id
    where r.audit_id = $1 and r.assignment_id = $2
      and d.audit_id = $1 and d.store_id = a.store_id and d.item_id = r.item_id
      and d.decision = 'recount' and d.recounted = $3`,
  reads: ['assignment', 'audit_decision', 'recount_item'],
})

/** Lines of the recounts in $2 that no open recount during the review includes any more, as `o`. */
const COME_BACK = `
  select distinct a.store_id, r.item_id
  from recount_item r join assignment a on a.audit_id = r.audit_id and a.id = r.assignment_id
  where r.audit_id = $1 and r.assignment_id = any($2) and not exists (
    select from recount_item w join assignment n on n.audit_id = w.audit_id and n.id = w.assignment_id
    where w.audit_id = $1 and w.item_id = r.item_id and n.store_id = a.store_id and ${isOut('n')})`

const SETTLE = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'settle_recounts',
  text: `
    update audit_decision d set recounted = true from (${COME_BACK}) o
    where d.audit_id = $1 and d.store_id = o.store_id and d.item_id = o.item_id and not d.recounted
      and exists (
        select from recount_item i join assignment c on c.audit_id = i.audit_id and c.id = i.assignment_id
        where i.audit_id = $1 and i.item_id = o.item_id and c.store_id = o.store_id and c.in_review
          and c.status in (${HANDED_IN}) and c.submitted_at >= d.decided_at)`,
  reads: ['assignment', 'audit_decision', 'recount_item'],
})

/**
 * Call after recounts during the review were handed in or withdrawn: it invalidates earlier decisions about their
 * lines. A line on several shelves waits for the last recount.
 */
export async function settleRecounts(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  await db.raw(SETTLE, [auditId, assignmentIds])
}

const TAKE_BACK = rawStatement<Record<string, never>, [string, readonly string[], string, Date]>()({
  name: 'take_back_recounts',
  text: `
    update audit_decision d set decision = null, reason_code = null, note = null,
      version = d.version + 1, decided_by = $3, decided_at = $4
    from (${COME_BACK}) o
    where d.audit_id = $1 and d.store_id = o.store_id and d.item_id = o.item_id
      and d.decision = 'recount' and not d.recounted`,
  reads: ['assignment', 'audit_decision', 'recount_item'],
})

/** Lines whose recount was withdrawn go back to being undecided. */
export async function takeBackRecounts(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await db.raw(TAKE_BACK, [auditId, assignmentIds, userId, at])
}

/** Lines whose recount was canceled wait for a decision; if the recount is resumed, they count as recounted. */
export async function callOffRecount(
  db: ScopedDatabase,
  auditId: string,
  assignmentId: string,
  isOff: boolean,
): Promise<void> {
  await db.raw(CALLED_OFF, [auditId, assignmentId, isOff])
}
