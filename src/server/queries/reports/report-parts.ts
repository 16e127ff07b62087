// Parts of statements over completed audits: $1 are the stores, $2 the filter.

import type { ReportEffort, ReportSums } from '#domain/reports/report-sums.ts'
import type { TableName } from '#server/db/schema.ts'

/** A selection of completed audits. */
export interface ReportView {
  readonly storeIds: readonly string[]
  readonly category?: string | undefined
  readonly fromMs?: number | undefined
  readonly untilMs?: number | undefined
  readonly words?: readonly string[] | undefined
  readonly auditIds?: readonly string[] | undefined
}

/** Ends with `chosen`: one row for each store of each audit. */
export const CHOSEN = `
  asked as (
    select * from jsonb_to_record($2::jsonb) as o (
      category text, "fromMs" float8, "untilMs" float8, words text[], "auditIds" uuid[],
      "limit" int, "afterMs" float8, "afterAudit" uuid, "afterStore" uuid,
      "untilKeyMs" float8, "untilAudit" uuid, "untilStore" uuid)
  ), corrections as (
    select c.corrects_audit_id as audit_id, max(c.id::text)::uuid as corrected_by
    from audit c where c.status = 'completed' and c.corrects_audit_id is not null
    group by c.corrects_audit_id
  ), chosen as (
    select r.audit_id, r.store_id, r.store_name, r.shelves, r.explained, r.lines as effort_lines,
      r.quantity, r.active_ms, a.name as audit_name, a.completed_at, a.protocol,
      a.without_baseline, x.corrected_by
    from report_store r
    cross join asked o
    join audit a on a.organization_id = r.organization_id and a.id = r.audit_id
    left join corrections x on x.audit_id = a.id
    where r.store_id = any($1)
      and (o."auditIds" is null or r.audit_id = any(o."auditIds"))
      and (o."fromMs" is null or a.completed_at >= to_timestamp(o."fromMs" / 1000))
      and (o."untilMs" is null or a.completed_at < to_timestamp(o."untilMs" / 1000))
      and (o.words is null or not exists (
        select from unnest(o.words) as w(word) where strpos(app.fold(a.name), w.word) = 0))
  )`
export const CHOSEN_READS: readonly TableName[] = ['audit', 'report_store']

const SUMMED = [
  'lines',
  'counted_lines',
  'compared_lines',
  'matched_lines',
  'missing_lines',
  'extra_lines',
  'unexpected_lines',
  'unvalued_lines',
  'expected',
  'counted',
  'net',
  'gross',
  'compared_expected',
  'expected_value',
  'counted_value',
  'net_value',
  'gross_value',
  'short_value',
  'compared_value',
  'not_counted_lines',
  'not_counted_unvalued_lines',
  'not_counted_value',
] as const

/** Sums over rows `f` of report_figure. */
export const FIGURE_SUMS = SUMMED.map((name) => `sum(f.${name})::bigint as ${name}`).join(', ')

/** Null if there was no row to add up. */
export type FigureSumsRow = Readonly<Record<(typeof SUMMED)[number], number | null>>

export interface EffortRow {
  readonly shelves: number
  readonly explained: number
  readonly effort_lines: number
  readonly quantity: number
  readonly active_ms: number
}

export function sumsOf(row: FigureSumsRow): ReportSums {
  return {
    lines: row.lines ?? 0,
    countedLines: row.counted_lines ?? 0,
    comparedLines: row.compared_lines ?? 0,
    matchedLines: row.matched_lines ?? 0,
    missingLines: row.missing_lines ?? 0,
    extraLines: row.extra_lines ?? 0,
    unexpectedLines: row.unexpected_lines ?? 0,
    unvaluedLines: row.unvalued_lines ?? 0,
    expected: row.expected,
    counted: row.counted,
    net: row.net,
    gross: row.gross,
    comparedExpected: row.compared_expected,
    expectedValue: row.expected_value,
    countedValue: row.counted_value,
    netValue: row.net_value,
    grossValue: row.gross_value,
    shortValue: row.short_value,
    comparedValue: row.compared_value,
    notCountedLines: row.not_counted_lines ?? 0,
    notCountedUnvaluedLines: row.not_counted_unvalued_lines ?? 0,
    notCountedValue: row.not_counted_value,
  }
}

export function effortOf(row: EffortRow): ReportEffort {
  return {
    shelves: row.shelves,
    explained: row.explained,
    lines: row.effort_lines,
    quantity: row.quantity,
    activeMs: row.active_ms,
  }
}
