// Results as the screens show them: in units and currency instead of thousandths.

import type {
  BaselineFacts,
  DecisionCounts,
  DisputedShelf,
  ResultFigures,
  UnreachedShelf,
} from '#contract/audit-results.ts'
import type {
  LineDecision,
  LineLabels,
  LinePlace,
  VarianceGroup,
  VarianceLine,
  VarianceTotals,
} from '#contract/audit-variances.ts'
import { labelFactsOf, type ReadLabel } from '#domain/codes/label-facts.ts'
import { settledQuantity } from '#domain/decision.ts'
import { fromMoney } from '#domain/item.ts'
import { type Currency, fromThousandths } from '#domain/money.ts'
import { fromMilli, unitsOf } from '#domain/quantity.ts'
import type { StandingByWord } from '#domain/seal.ts'
import { ratiosOf, varianceOf, variancePercent } from '#domain/variance.ts'
import type { DisputedRow } from '#server/queries/assignments/disputed-shelves.ts'
import type { UnreachedRow } from '#server/queries/assignments/unreached-shelves.ts'
import type { BaselineRow } from '#server/queries/audits/audit-baselines.ts'
import type { DecisionRow } from '#server/queries/results/audit-decisions.ts'
import type { TotalsRow } from '#server/queries/results/line-page.ts'
import type { FigureRow } from '#server/queries/results/result-figures.ts'
import type { GroupRow } from '#server/queries/results/result-groups.ts'
import type { ResultRow } from '#server/queries/results/result-lines.ts'
import type { PlaceRow } from '#server/queries/results/result-places.ts'

/** Without a common currency there are no values and no shares of them. */
export function toFigures(rows: readonly FigureRow[], currency: Currency | null): ResultFigures {
  const count = (pick: (row: FigureRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const lines = count((row) => row.lines)
  const counted = count((row) => row.lines_counted)
  const sums = {
    linesCounted: counted,
    linesUncounted: lines - counted,
    linesCompared: count((row) => row.compared),
    linesMatched: count((row) => row.matched),
    netVariance: count((row) => row.net ?? 0),
    grossVariance: count((row) => row.gross ?? 0),
    comparedExpected: count((row) => row.compared_expected ?? 0),
    netValue: count((row) => row.net_value ?? 0),
    grossValue: count((row) => row.gross_value ?? 0),
    shortValue: count((row) => row.short_value ?? 0),
    comparedValue: count((row) => row.compared_value ?? 0),
  }
  const value = (pick: (row: FigureRow) => number | null) =>
    currency === null ? null : fromThousandths(total(rows, pick))
  const ratios = ratiosOf(sums)
  return {
    currency,
    lines,
    counted,
    matched: sums.linesMatched,
    missing: count((row) => row.missing),
    extra: count((row) => row.extra),
    unexpected: count((row) => row.unexpected),
    uncounted: sums.linesUncounted,
    expectedQuantity: unitsOf(total(rows, (row) => row.expected)),
    expectedValue: value((row) => row.expected_value),
    comparedValue: value((row) => row.compared_value),
    countedQuantity: unitsOf(total(rows, (row) => row.counted)),
    countedValue: value((row) => row.counted_value),
    netVariance: unitsOf(total(rows, (row) => row.net)),
    grossVariance: unitsOf(total(rows, (row) => row.gross)),
    netValue: value((row) => row.net_value),
    grossValue: value((row) => row.gross_value),
    unvalued: count((row) => row.unvalued),
    ...ratios,
    shrinkage: currency === null ? null : ratios.shrinkage,
    notFound: {
      lines: count((row) => row.not_found),
      value: value((row) => row.not_found_value),
      unvalued: count((row) => row.not_found_unvalued),
    },
    notCounted: {
      lines: count((row) => row.not_counted),
      value: value((row) => row.not_counted_value),
      unvalued: count((row) => row.not_counted_unvalued),
    },
  }
}

export function toDecisionCounts(rows: readonly FigureRow[]): DecisionCounts {
  const count = (name: keyof DecisionCounts) => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    open: count('open'),
    stale: count('stale'),
    recount: count('recount'),
    accepted: count('accepted'),
    rejected: count('rejected'),
    zero: count('zero'),
    recounted: count('recounted'),
  }
}

export function toTotals(row: TotalsRow, currency: Currency | null): VarianceTotals {
  return {
    lines: row.lines,
    currency,
    expectedQuantity: unitsOf(row.expected),
    countedQuantity: unitsOf(row.counted),
    netVariance: unitsOf(row.net),
    grossVariance: unitsOf(row.gross),
    netValue: currency === null ? null : fromThousandths(row.net_value),
    grossValue: currency === null ? null : fromThousandths(row.gross_value),
  }
}

export function toGroup(row: GroupRow, currency: Currency | null): VarianceGroup {
  return {
    ...toTotals(row, currency),
    id: row.shelf_id ?? row.room_id ?? row.category ?? '',
    storeId: row.store_id,
    roomId: row.room_id,
    roomName: row.room_name,
    shelfId: row.shelf_id,
    shelfCode: row.shelf_code,
    category: row.category,
    uncounted: row.uncounted,
    beyond: row.beyond,
    open: row.open,
  }
}

export function toLine(
  row: ResultRow,
  known: {
    readonly currency: Currency
    readonly decision: DecisionRow | undefined
    readonly places: readonly PlaceRow[]
    readonly labels: readonly ReadLabel[]
    readonly judgedAtMs: number
  },
): VarianceLine {
  const { currency, decision, places, labels, judgedAtMs } = known
  const figures = {
    expected: row.expected,
    counted: row.found,
    unitCost: row.unit_cost,
    due: row.compared,
  }
  return {
    id: lineId(row),
    storeId: row.store_id,
    itemId: row.item_id,
    sku: row.sku,
    name: row.name,
    category: row.category,
    unit: row.unit,
    currency,
    unitCost: fromMoney(row.unit_cost),
    expected: unitsOf(row.expected),
    inBaseline: row.in_baseline,
    counted: unitsOf(row.counted),
    due: unitsOf(row.due),
    variance: unitsOf(varianceOf(figures)),
    percent: variancePercent(figures),
    value: fromThousandths(row.value),
    beyond: row.beyond,
    review: row.review,
    settled: unitsOf(settledQuantity(row, row.review)),
    version: row.version,
    decision: decision ? toDecision(decision) : null,
    places: toPlaces(places),
    labels: toLabels(labels, judgedAtMs),
  }
}

/** The time at which expiry dates are judged: the end of the count, or its start while the count goes on. */
export function labelsJudgedAt(audit: {
  readonly started_at: Date | null
  readonly submitted_at: Date | null
  readonly completed_at: Date | null
}): number {
  const { started_at, submitted_at, completed_at } = audit
  return (completed_at ?? submitted_at ?? started_at)?.getTime() ?? 0
}

/** At most this many serial numbers of a line are sent to a screen; the files have all of them. */
const SHOWN_SERIALS = 200

function toLabels(rows: readonly ReadLabel[], atMs: number): LineLabels | null {
  const said = labelFactsOf(rows, atMs)
  if (!said) return null
  const serialsInAll = said.serials.length
  return { ...said, serials: said.serials.slice(0, SHOWN_SERIALS), serialsInAll }
}

export function lineId(line: { readonly store_id: string; readonly item_id: string }): string {
  return `${line.store_id}/${line.item_id}`
}

export function toBaseline(row: BaselineRow): BaselineFacts {
  return {
    id: row.id,
    storeId: row.store_id,
    version: row.version,
    fileName: row.file_name,
    byShelf: row.by_shelf,
    items: row.items,
    quantity: fromMilli(row.quantity),
    importedAt: (row.current_at ?? row.created_at).getTime(),
    fromStore: row.audit_id === null,
  }
}

function toDecision(row: DecisionRow): LineDecision {
  return {
    decision: row.decision,
    reasonCode: row.reason_code,
    note: row.note,
    userId: row.decided_by,
    userName: row.decided_by_name,
    at: row.decided_at.getTime(),
    expected: unitsOf(row.expected),
    counted: unitsOf(row.counted),
  }
}

function toPlaces(rows: readonly PlaceRow[]): readonly LinePlace[] {
  const places = Map.groupBy(rows, (row) => `${row.room_id}/${row.shelf_id ?? ''}`)
  return [...places].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    return [
      {
        id,
        roomId: first.room_id,
        roomName: first.room_name,
        shelfId: first.shelf_id,
        shelfCode: first.shelf_code,
        expected: unitsOf(first.expected),
        counted: unitsOf(total(own, (row) => row.standing)),
        handedIn: own.some((row) => row.handed_in),
        rounds: own.flatMap(toRound),
      },
    ]
  })
}

function toRound(row: PlaceRow) {
  const { assignment_id: id, round, pass, status } = row
  if (id === null || round === null || status === null) return []
  return [
    {
      id,
      round,
      pass: pass ?? 0,
      status,
      userId: row.user_id,
      userName: row.user_name,
      counted: unitsOf(row.counted),
      inTotals: row.in_totals,
    },
  ]
}

/** Null if there is nothing to add up, which is not the same as 0. */
function total<Row>(rows: readonly Row[], pick: (row: Row) => number | null): number | null {
  return rows.reduce<number | null>((sum, row) => {
    const one = pick(row)
    return one === null ? sum : (sum ?? 0) + one
  }, null)
}

export function toDisputed(row: DisputedRow): DisputedShelf {
  return {
    id: row.id,
    storeId: row.store_id,
    roomName: row.room_name,
    shelfCode: row.shelf_code,
    counts: row.counts,
    stands: row.stands,
    reason: row.reason,
  }
}

export function toUnreached(row: UnreachedRow): UnreachedShelf {
  const { id, store_id: storeId, room_name: roomName, shelf_code: shelfCode } = row
  return { id, storeId, roomName, shelfCode, status: row.status, reason: row.reason }
}

export function toSealedShelf(
  { storeId, room, shelf, reason }: StandingByWord,
  counts: DisputedShelf['counts'],
): DisputedShelf {
  const id = [storeId, room, shelf ?? ''].join('/')
  return { id, storeId, roomName: room, shelfCode: shelf, counts, stands: true, reason }
}
