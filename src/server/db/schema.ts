// The tables as queries see them, and the columns that scope each of them.

import type { ColumnType, Generated } from 'kysely'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { InvitedStore } from '#domain/invitation.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

type Created = ColumnType<Date, Date | undefined, never>

export interface Schema {
  organization: {
    id: string
    name: string
    created_at: Created
    suspended_at: Generated<Date | null>
    suspended_reason: Generated<string | null>
  }
  member: {
    organization_id: string
    user_id: string
    role: 'owner' | 'member'
    created_at: Created
  }
  store: {
    organization_id: string
    id: string
    name: string
    created_at: Created
    archived_at: Generated<Date | null>
    baseline_id: Generated<string | null>
  }
  store_member: {
    organization_id: string
    store_id: string
    user_id: string
    role: 'manager' | 'scanner'
    created_at: Created
  }
  room: {
    organization_id: string
    id: string
    store_id: string
    name: string
    position: number
    archived_at: Generated<Date | null>
  }
  shelf: {
    organization_id: string
    id: string
    store_id: string
    room_id: string
    code: string
    name: string | null
    position: number
    archived_at: Generated<Date | null>
  }
  file: {
    organization_id: string
    id: string
    name: string
    mime: string
    size_bytes: number
    sha256: Buffer
    created_by: string
    created_at: Created
  }
  invitation: {
    organization_id: string
    id: string
    email: string | null
    role: 'owner' | 'member'
    /** Written as JSON text, read as a value. */
    stores: ColumnType<readonly InvitedStore[], string, string>
    token_hash: string
    invited_by: string | null
    created_at: Created
    sent_at: Date
    expires_at: Date
    revoked_at: Generated<Date | null>
    accepted_at: Generated<Date | null>
    accepted_by: Generated<string | null>
    declined_at: Generated<Date | null>
  }
  item: {
    organization_id: string
    id: string
    sku: string | null
    name: string
    category: string | null
    unit: string
    /** Ten-thousandths of the currency. */
    unit_cost: number | null
    unit_price: number | null
    created_at: Created
    archived_at: Generated<Date | null>
  }
  item_barcode: {
    organization_id: string
    code_key: string
    item_id: string
    raw: string
    /** Thousandths of a unit. */
    quantity: number
  }
  item_word: { organization_id: string; word: string; item_id: string }
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
    pauses: ColumnType<unknown, string | undefined, string>
    corrects_audit_id: Generated<string | null>
  }
  audit_store: {
    organization_id: string
    audit_id: string
    store_id: string
    baseline_id: Generated<string | null>
  }
  baseline: {
    organization_id: string
    id: string
    store_id: string
    audit_id: string | null
    version: number
    status: Generated<'staging' | 'current' | 'superseded' | 'withdrawn'>
    file_name: Generated<string | null>
    file_sha256: Generated<string | null>
    by_shelf: Generated<boolean>
    items: Generated<number>
    quantity: Generated<number>
    reason: Generated<string | null>
    created_by: Generated<string | null>
    created_at: Created
    current_at: Generated<Date | null>
  }
  audit_item: {
    organization_id: string
    baseline_id: string
    item_id: string
    expected: number
    unit_cost: number | null
  }
  audit_item_shelf: {
    organization_id: string
    baseline_id: string
    item_id: string
    shelf_id: string
    expected: number
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
    seen_at: Date
  }
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
    effect: number
    voids_id: string | null
    user_id: string
    device_id: string
    device_seq: number
    device_time_ms: number
    server_time: Date
    warnings: readonly ScanWarning[]
    quarantined: boolean
    code_format: string | null
    serial: string | null
    note: string | null
  }
  count_total: {
    organization_id: string
    audit_id: string
    assignment_id: string
    line: string
    item_id: string | null
    quantity: number
    events: number
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
  preference: { user_id: string; active_organization_id: string | null }
  'auth.session': {
    id: string
    userId: string
    expiresAt: Date
    createdAt: Date
    updatedAt: Date
    userAgent: string | null
    ipAddress: string | null
  }
  'auth.user': {
    id: string
    name: string
    email: string
    image: string | null
    createdAt: Date
    role: string | null
  }
}

export type TableName = keyof Schema

/** The letter of a level in a change key, as the triggers of the migrations write it. */
export type ScopeLevel = 'organization' | 'store' | 'audit' | 'user' | 'token'

export const LEVEL_LETTERS: Readonly<Record<ScopeLevel, string>> = {
  organization: 'o',
  store: 's',
  audit: 'a',
  user: 'u',
  token: 't',
}

/** Tables whose every change is also a change of another one, which tags it for both. */
export const TAGGED_BY: { readonly [table in TableName]?: TableName } = {
  scan_event: 'assignment_progress',
  count_total: 'assignment_progress',
  audit_item: 'audit_store',
  audit_item_shelf: 'audit_store',
}

/** Which column holds a level. A table without `organization` is not a tenant's (people have names). */
export const SCOPE_COLUMNS: Readonly<
  Record<TableName, { readonly [level in ScopeLevel]?: string }>
> = {
  organization: { organization: 'id' },
  member: { organization: 'organization_id', user: 'user_id' },
  store: { organization: 'organization_id', store: 'id' },
  store_member: { organization: 'organization_id', store: 'store_id', user: 'user_id' },
  room: { organization: 'organization_id', store: 'store_id' },
  shelf: { organization: 'organization_id', store: 'store_id' },
  file: { organization: 'organization_id' },
  invitation: { organization: 'organization_id', token: 'token_hash' },
  item: { organization: 'organization_id' },
  item_barcode: { organization: 'organization_id' },
  item_word: { organization: 'organization_id' },
  audit: { organization: 'organization_id', audit: 'id' },
  audit_store: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  baseline: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Rows of a baseline never change once it is current, and that moves the pointer in audit_store.
  audit_item: { organization: 'organization_id' },
  audit_item_shelf: { organization: 'organization_id' },
  assignment: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Events and totals change together with the progress of their assignment, which is what is tagged.
  scan_event: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  count_total: { organization: 'organization_id', audit: 'audit_id' },
  assignment_progress: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  assignment_device: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  journal: { organization: 'organization_id', audit: 'audit_id' },
  preference: { user: 'user_id' },
  'auth.session': { user: 'userId' },
  'auth.user': { user: 'id' },
}
