// Counts as they were recorded, and what is stored with them.

import type { Generated } from 'kysely'
import type { ScanWarning } from '#domain/scan-warning.ts'

export interface CountingTables {
  scan_event: {
    organization_id: string
    audit_id: string
    id: string
    store_id: string
    assignment_id: string
    round: number
    kind: 'add' | 'set' | 'void' | 'empty'
    line: string | null
    item_id: string | null
    raw_code: string | null
    entered: number | null
    factor: number | null
    /** The quantity: an add adds it, a set replaces the earlier count with it. */
    effect: number
    /** Its position in the order of arrival at the assignment. */
    version: number
    seen_version: number | null
    replaces_lines: readonly string[] | null
    voids_id: string | null
    user_id: string
    device_id: string
    device_seq: number
    device_time_ms: number
    server_time: Date
    warnings: readonly ScanWarning[]
    quarantined: boolean
    code_format: string | null
    lot: string | null
    /** YYMMDD, as printed. */
    expiry: string | null
    serial: string | null
    note: string | null
    photo_file_id: string | null
  }
  event_digest: {
    organization_id: string
    audit_id: string
    assignment_id: string
    version: string
    rows: number
    written: number
    digest: string
    recorder: string | null
  }
  count_total: {
    organization_id: string
    audit_id: string
    assignment_id: string
    line: string
    item_id: string | null
    quantity: number
    events: number
    /** Its events include a correction: it is computed again with each new event. */
    corrected: Generated<boolean>
  }
  pass_total: {
    organization_id: string
    audit_id: string
    assignment_id: string
    line: string
    item_id: string | null
    quantity: number
    events: number
    corrected: Generated<boolean>
  }
  assignment_progress: {
    organization_id: string
    audit_id: string
    assignment_id: string
    store_id: string
    events: Generated<number>
    lines: Generated<number>
    quantity: Generated<number>
    unknown_lines: Generated<number>
    warnings: Generated<number>
    quarantined: Generated<number>
    first_event_at: Generated<Date | null>
    last_event_at: Generated<Date | null>
    active_ms: Generated<number>
    last_device_ms: Generated<number | null>
    shared: Generated<boolean>
  }
  /** For assignments where people other than the holder have recorded. */
  counter_work: {
    organization_id: string
    audit_id: string
    assignment_id: string
    user_id: string
    lines: number
    quantity: number
    active_ms: number
    last_event_at: Date
    last_device_ms: number | null
  }
  counter_line: {
    organization_id: string
    audit_id: string
    assignment_id: string
    user_id: string
    line: string
    events: number
  }
  /** The earlier holders of assignments. */
  earlier_holder: {
    organization_id: string
    audit_id: string
    assignment_id: string
    user_id: string
    held_until: Date
  }
  /** The parts of an assignment's progress that rarely change, with their own change tags. */
  'app.waiting_codes': {
    organization_id: string
    audit_id: string
    assignment_id: string
    store_id: string
    unknown_lines: number
  }
}
