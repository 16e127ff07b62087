// Audits, who counts where, and what managers decide.

import type { ColumnType, Generated } from 'kysely'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Decision, ReasonCode } from '#domain/decision.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { Created } from './created.ts'

export interface AuditTables {
  audit: {
    organization_id: string
    id: string
    name: string
    status: AuditStatus
    protocol: ColumnType<unknown, string, string>
    without_baseline: Generated<boolean>
    created_by: string | null
    created_at: Created
    due_at: Generated<Date | null>
    started_at: Generated<Date | null>
    stopped_at: Generated<Date | null>
    submitted_at: Generated<Date | null>
    completed_at: Generated<Date | null>
    cancelled_at: Generated<Date | null>
    status_reason: Generated<string | null>
    status_by: Generated<string | null>
    pauses: ColumnType<unknown, string | undefined, string>
    corrects_audit_id: Generated<string | null>
  }
  audit_store: {
    organization_id: string
    audit_id: string
    store_id: string
    baseline_id: Generated<string | null>
    /** Stored at the start; null before that. */
    currency: Generated<string | null>
    /** What values are rounded to, in thousandths of the currency; stored with it. */
    coin: Generated<number>
  }
  assignment: {
    organization_id: string
    audit_id: string
    id: string
    store_id: string
    room_id: string
    shelf_id: string | null
    round: Generated<number>
    status: Generated<AssignmentStatus>
    assignee_id: Generated<string | null>
    submitted_at: Generated<Date | null>
    declared_empty: Generated<boolean>
    reason: Generated<string | null>
    created_at: Created
    mode: Generated<CountMode>
    pass: Generated<number>
    comparison: ColumnType<unknown, string | undefined, string | null>
    held_since: Generated<Date | null>
    control_total: Generated<number | null>
    control_misses: Generated<number>
    /** When the last of them was reported, by the clock of the device; null if there is none or it is unknown. */
    control_missed_ms: Generated<number | null>
    control_unmet: Generated<boolean>
    photo_file_id: Generated<string | null>
    partial: Generated<boolean>
    sent_back_reason: Generated<string | null>
    sent_back_by: Generated<string | null>
    in_review: Generated<boolean>
  }
  assignment_device: {
    organization_id: string
    audit_id: string
    assignment_id: string
    device_id: string
    store_id: string
    user_id: string
    lease_expires_at: Date | null
    unsent_events: Generated<number>
    refused_events: Generated<number>
    seen_at: Date
    handheld_id: string | null
  }
  recount_item: {
    organization_id: string
    audit_id: string
    assignment_id: string
    item_id: string
  }
  audit_decision: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    version: number
    decision: Decision | null
    reason_code: ReasonCode | null
    note: string | null
    expected: number | null
    counted: number | null
    /** The part of the expected quantity that was due at the time of the decision. */
    due: number | null
    decided_by: string | null
    decided_at: Date
    recounted: Generated<boolean>
  }
  unknown_resolution: {
    organization_id: string
    audit_id: string
    line: string
    kind: 'item' | 'junk' | 'parked'
    item_id: string | null
    /** Thousandths: how many units one scan counts. */
    factor: number
    reason: string | null
    resolved_by: string
    resolved_at: Date
  }
  quarantine_decision: {
    organization_id: string
    audit_id: string
    event_id: string
    accepted: boolean
    reason: string
    decided_by: string
    decided_at: Date
  }
  serial_repeat: {
    organization_id: string
    audit_id: string
    event_id: string
    /** The earlier count of the same serial number. */
    repeats_id: string
  }
  audit_seal: {
    organization_id: string
    audit_id: string
    confirmation_number: string
    seal: string
    /** Null if it was sealed before seals were signed. */
    proof: string | null
    sequence: number | null
    facts: ColumnType<unknown, string, never>
    json_sha256: string
    csv_sha256: string
    organization_name: string
    audit_name: string
    sealed_by_name: string
    sealed_at: Date
  }
  completion_run: {
    organization_id: string
    audit_id: string
    step: string
    started_at: Date
    started_by_name: string
  }
  journal: {
    organization_id: string
    id: string
    audit_id: string | null
    store_id: string | null
    user_id: string
    at: Created
    action: string
    details: ColumnType<Readonly<Record<string, unknown>>, string, never>
  }
}
