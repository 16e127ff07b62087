// Reports as the screens show them: in units and currency, with shares computed from sums.

import type {
  AuditReport,
  ComparedAudit,
  ComparedLine,
  CounterReport,
  StoreReport,
} from '#contract/reports.ts'
import { paceOf } from '#domain/estimate.ts'
import { commonCurrency, DEFAULT_CURRENCY, fromThousandths } from '#domain/money.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { fromMilli, unitsOf } from '#domain/quantity.ts'
import type { ProtocolFacts } from '#domain/reports/protocol-differences.ts'
import { addEffort, addSums, reportFigures, reportPace } from '#domain/reports/report-sums.ts'
import type { ComparedRow } from '#server/queries/reports/report-comparison.ts'
import { effortOf, sumsOf } from '#server/queries/reports/report-parts.ts'
import type { CounterRow, ReportRow, StoreSumsRow } from '#server/queries/reports/reports.ts'

export function toReport(row: ReportRow): AuditReport {
  return {
    id: `${row.audit_id}/${row.store_id}`,
    auditId: row.audit_id,
    auditName: row.audit_name,
    storeId: row.store_id,
    storeName: row.store_name,
    completedAt: row.completed_at.getTime(),
    confirmationNumber: row.confirmation_number,
    correctedBy: row.corrected_by,
    protocol: protocolFacts(row),
    figures: reportFigures(sumsOf(row), row.currency),
    pace: reportPace(effortOf(row)),
  }
}

export function protocolFacts(row: {
  readonly protocol: unknown
  readonly without_baseline: boolean
  readonly counted_once: number
  readonly chosen_counts: number
}): ProtocolFacts {
  const { blind, mode, controlTotals, tolerance } = parseProtocol(row.protocol)
  return {
    blind,
    mode,
    controlTotals,
    tolerance,
    withoutBaseline: row.without_baseline,
    countedOnce: row.counted_once,
    chosenCounts: row.chosen_counts,
  }
}

export function toStoreReport(row: StoreSumsRow): StoreReport {
  return {
    id: row.store_id,
    name: row.store_name,
    audits: row.audits,
    figures: reportFigures(sumsOf(row), row.currency),
    pace: reportPace(effortOf(row)),
  }
}

export function toCounter(row: CounterRow, viewerId: string): CounterReport {
  const quantity = fromMilli(row.quantity)
  return {
    id: row.user_id,
    name: row.user_name,
    isViewer: row.user_id === viewerId,
    audits: row.audits,
    shelves: row.shelves,
    lines: row.lines,
    quantity,
    activeMs: row.active_ms,
    unitsPerMinute: paceOf(quantity, row.active_ms),
    linesPerMinute: paceOf(row.lines, row.active_ms),
    recountedLines: row.recounted_lines,
    differingLines: row.differing_lines,
  }
}

/** One audit, over the stores that the viewer sees; undefined if there are none. */
export function toComparedAudit(rows: readonly ReportRow[]): ComparedAudit | undefined {
  const [first] = rows
  if (!first) return undefined
  return {
    id: first.audit_id,
    name: first.audit_name,
    completedAt: first.completed_at.getTime(),
    stores: rows.map((row) => ({ id: row.store_id, name: row.store_name })),
    figures: reportFigures(
      addSums(rows.map(sumsOf)),
      commonCurrency(rows.map(({ currency }) => currency)),
    ),
    pace: reportPace(addEffort(rows.map(effortOf))),
  }
}

export function toComparedLine(row: ComparedRow): ComparedLine {
  return {
    id: `${row.store_id}/${row.item_id}`,
    storeId: row.store_id,
    storeName: row.store_name,
    itemId: row.item_id,
    sku: row.sku,
    barcode: row.barcode,
    name: row.name,
    category: row.category,
    earlier: row.in_earlier
      ? toFinding({
          currency: row.earlier_currency,
          expected: row.earlier_expected,
          found: row.earlier_found,
          value: row.earlier_value,
        })
      : null,
    later: row.in_later
      ? toFinding({
          currency: row.later_currency,
          expected: row.later_expected,
          found: row.later_found,
          value: row.later_value,
        })
      : null,
  }
}

function toFinding({
  currency,
  expected,
  found,
  value,
}: {
  readonly currency: string | null
  readonly expected: number | null
  readonly found: number | null
  readonly value: number | null
}) {
  return {
    currency: currency ?? DEFAULT_CURRENCY,
    expected: unitsOf(expected),
    counted: unitsOf(found),
    variance: expected === null || found === null ? null : fromMilli(found - expected),
    value: fromThousandths(value),
  }
}
