// Lines and figures: materialized while an audit runs, and frozen with its seal.

import type { Generated } from 'kysely'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { Decision, LineReview, ReasonCode } from '#domain/decision.ts'

export interface ResultTables {
  result_store: {
    organization_id: string
    audit_id: string
    store_id: string
    baseline_id: string | null
    limits: string
    stand: Generated<string>
    has_unplaced: Generated<boolean>
  }
  result_place: {
    organization_id: string
    audit_id: string
    assignment_id: string
    version: string
    events: number
    stand: string
  }
  result_mark: { organization_id: string; audit_id: string; item_id: string }
  result_line: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    unit_cost: number | null
    expected: number | null
    in_baseline: boolean
    counted: number | null
    due: number | null
    found: number | null
    compared: number | null
    not_counted: number
    variance: number | null
    value: number | null
    expected_value: number | null
    found_value: number | null
    compared_value: number | null
    not_counted_value: number | null
    beyond: boolean
    review: LineReview
    version: number
    decision: Decision | null
    side: Generated<number>
    rank: Generated<number>
  }
  /** Sums over materialized lines, written and read by statements that name them all. */
  result_line_place: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
  }
  result_figure: {
    organization_id: string
    audit_id: string
    store_id: string
    tab: string
    lines: number
  }
  audit_line: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    store_name: string
    sku: string | null
    barcode: string | null
    name: string
    category: string | null
    unit: string
    unit_cost: number | null
    expected: number | null
    in_baseline: boolean
    counted: number | null
    /** The part of the expected quantity that is on shelves that were handed in. */
    due: number | null
    review: LineReview
    settled: number | null
    version: number
    decision: Decision | null
    reason_code: ReasonCode | null
    note: string | null
    decided_by: string | null
    decided_by_name: string | null
    decided_at: Date | null
    decided_expected: number | null
    decided_counted: number | null
    decided_due: number | null
    recounted: boolean
  }
  audit_line_label: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    kind: 'serial' | 'lot' | 'expiry'
    value: string
  }
  audit_line_place: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    place_id: string
    source_id: string
    assignment_id: string | null
    room_id: string
    room_name: string
    shelf_id: string | null
    shelf_code: string | null
    round: number | null
    pass: number | null
    status: AssignmentStatus | null
    user_id: string | null
    user_name: string | null
    expected: number | null
    counted: number | null
    standing: number | null
    in_totals: boolean
    handed_in: Generated<boolean>
  }
  report_figure: {
    organization_id: string
    audit_id: string
    store_id: string
    category: string
    lines: number
    counted_lines: number
    compared_lines: number
    matched_lines: number
    missing_lines: number
    extra_lines: number
    unexpected_lines: number
    unvalued_lines: number
    expected: number | null
    counted: number | null
    net: number | null
    gross: number | null
    compared_expected: number | null
    expected_value: number | null
    counted_value: number | null
    net_value: number | null
    gross_value: number | null
    short_value: number | null
    compared_value: number | null
    not_counted_lines: Generated<number>
    not_counted_unvalued_lines: Generated<number>
    not_counted_value: number | null
  }
  report_store: {
    organization_id: string
    audit_id: string
    store_id: string
    store_name: string
    shelves: number
    explained: number
    lines: number
    quantity: number
    active_ms: number
  }
  report_counter: {
    organization_id: string
    audit_id: string
    store_id: string
    user_id: string
    user_name: string
    shelves: number
    lines: number
    quantity: number
    active_ms: number
    recounted_lines: number
    differing_lines: number
  }
}
