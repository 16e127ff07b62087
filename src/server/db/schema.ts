// The tables as queries see them, and the columns that scope each of them.

import type { ColumnType, Generated } from 'kysely'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { AttachedStatus } from '#domain/billing/account.ts'
import type { Interval } from '#domain/billing/interval.ts'
import type { Decision, LineReview, ReasonCode } from '#domain/decision.ts'
import type { ImportStatus } from '#domain/import/import-status.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import type { CountMode } from '#domain/independent.ts'
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
    label_templates: Generated<readonly string[]>
    currency: Generated<string>
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
    store_id: Generated<string | null>
    expires_at: Generated<Date | null>
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
    /** Kept at the start; null before it. */
    currency: Generated<string | null>
    /** What values are rounded to, in thousandths of the currency; kept with it. */
    coin: Generated<number>
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
    decided_by: string | null
    decided_at: Date
    recounted: Generated<boolean>
  }
  audit_seal: {
    organization_id: string
    audit_id: string
    confirmation_number: string
    seal: string
    facts: ColumnType<unknown, string, never>
    json_sha256: string
    csv_sha256: string
    organization_name: string
    audit_name: string
    sealed_by_name: string
    sealed_at: Date
  }
  audit_line: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    store_name: string
    sku: string | null
    name: string
    category: string | null
    unit: string
    unit_cost: number | null
    expected: number | null
    in_baseline: boolean
    counted: number | null
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
    recounted: boolean
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
  }
  import: {
    organization_id: string
    id: string
    store_id: string
    audit_id: string | null
    kind: ImportKind
    status: Generated<ImportStatus>
    run: Generated<number>
    file_id: string
    file_name: string
    file_sha256: string
    file_bytes: number
    format: ColumnType<unknown, string, string>
    headers: ColumnType<unknown, string, string>
    mapping: ColumnType<unknown, string, string>
    phase_started_at: Generated<Date>
    bytes_done: Generated<number>
    rows_done: Generated<number>
    rows_total: Generated<number | null>
    summary: ColumnType<unknown, string | null | undefined, string | null>
    decisions: ColumnType<unknown, string | undefined, string>
    create_places: Generated<boolean>
    failure: Generated<string | null>
    reason: Generated<string | null>
    baseline_id: Generated<string | null>
    replaced_baseline_id: Generated<string | null>
    created_by: string | null
    created_at: Created
    confirmed_by: Generated<string | null>
    ended_at: Generated<Date | null>
    changes: Generated<number>
    undone: ColumnType<unknown, string | null | undefined, string | null>
  }
  import_change: {
    organization_id: string
    import_id: string
    item_id: string
    before: ColumnType<unknown, string | null, string | null>
    print: string
    codes: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
  }
  import_row: {
    organization_id: string
    import_id: string
    row_number: number
    errors: readonly string[] | null
    flags: readonly string[] | null
    sku: string | null
    code: string | null
    code_key: string | null
    name: string | null
    category: string | null
    unit: string | null
    pack: number
    quantity: number | null
    unit_cost: number | null
    unit_price: number | null
    room: string | null
    shelf: string | null
    shelf_id: string | null
    item_id: string | null
    cells: ColumnType<unknown, string | null, string | null>
  }
  import_finding: {
    organization_id: string
    import_id: string
    code: string
    row_number: number
    seq: number
    column_kind: string | null
    value: string
    suggestion: string | null
  }
  import_mapping: {
    organization_id: string
    shape_sha256: string
    mapping: ColumnType<unknown, string, string>
    used_at: Generated<Date>
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
    control_unmet: Generated<boolean>
    photo_file_id: Generated<string | null>
    partial: Generated<boolean>
  }
  recount_item: {
    organization_id: string
    audit_id: string
    assignment_id: string
    item_id: string
  }
  result_store: {
    organization_id: string
    audit_id: string
    store_id: string
    baseline_id: string | null
    limits: string
  }
  result_place: {
    organization_id: string
    audit_id: string
    assignment_id: string
    version: string
    events: number
    in_totals: boolean
  }
  result_mark: { organization_id: string; audit_id: string; item_id: string }
  completion_run: {
    organization_id: string
    audit_id: string
    step: string
    started_at: Date
    started_by_name: string
  }
  event_digest: {
    organization_id: string
    audit_id: string
    assignment_id: string
    version: string
    rows: number
    written: number
    digest: string
  }
  result_line: {
    organization_id: string
    audit_id: string
    store_id: string
    item_id: string
    unit_cost: number | null
    expected: number | null
    in_baseline: boolean
    counted: number | null
    found: number | null
    variance: number | null
    value: number | null
    expected_value: number | null
    found_value: number | null
    beyond: boolean
    review: LineReview
    version: number
    decision: Decision | null
    side: Generated<number>
    rank: Generated<number>
  }
  /** Sums over kept lines, written and read by statements that name them all. */
  result_figure: {
    organization_id: string
    audit_id: string
    store_id: string
    tab: string
    lines: number
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
    photo_file_id: string | null
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
  pass_total: {
    organization_id: string
    audit_id: string
    assignment_id: string
    line: string
    item_id: string | null
    quantity: number
    events: number
  }
  unknown_resolution: {
    organization_id: string
    audit_id: string
    line: string
    kind: 'item' | 'junk' | 'parked'
    item_id: string | null
    /** Thousandths: how many units one reading stands for. */
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
  insight_run: {
    organization_id: string
    audit_id: string
    facts_key: string
    result: ColumnType<unknown, string, string>
    computed_at: Date
    took_ms: number
  }
  insight_dismissal: {
    organization_id: string
    audit_id: string
    finding_key: string
    reason: string
    dismissed_by: string | null
    dismissed_at: Date
  }
  organization_ai: {
    organization_id: string
    enabled: boolean
    changed_by: string | null
    changed_at: Date
  }
  ai_request: {
    organization_id: string
    id: string
    audit_id: string | null
    user_id: string | null
    kind: 'summary' | 'question' | 'mapping'
    model: string
    prompt_sha256: string
    outcome: string
    input_tokens: number | null
    output_tokens: number | null
    duration_ms: number
    at: Created
  }
  preference: { user_id: string; active_organization_id: string | null }
  billing_customer: {
    organization_id: string
    name: string | null
    email: string | null
    fingerprint: string | null
    metadata: ColumnType<Readonly<Record<string, unknown>>, string, string>
    provider_customer_id: string | null
    payment_method: ColumnType<unknown, string | null, string | null>
    /** Amounts of billing are decimals as text. */
    credit: string
    trials_used: readonly string[]
    clock_ahead_ms: Generated<number>
    revision: Generated<number>
    created_at_ms: number
  }
  billing_product: {
    organization_id: string
    id: string
    product_id: string
    product_group: string
    is_main: boolean
    entity_id: string | null
    status: AttachedStatus
    definition: ColumnType<unknown, string, string>
    quantities: ColumnType<Readonly<Record<string, number>>, string, string>
    started_at_ms: number
    anchor_at_ms: number
    period_start_ms: number | null
    period_end_ms: number | null
    trial_ends_at_ms: number | null
    canceled_at_ms: number | null
    ends_at_ms: number | null
    past_due_since_ms: number | null
    subscription_id: string | null
  }
  billing_balance: {
    organization_id: string
    id: string
    attached_id: string
    feature_id: string
    entity_id: string | null
    interval: Interval | null
    granted: string
    balance: string
    floor: string | null
    unlimited: boolean
    overage: boolean
    usage_limit: string | null
    anchor_at_ms: number
    reset_at_ms: number | null
    expires_at_ms: number | null
    position: number
    alone_until_ms: Generated<number>
    clock_ahead_ms: Generated<number>
  }
  billing_event: {
    organization_id: string
    id: string
    feature_id: string
    event_name: string | null
    entity_id: string | null
    value: string
    idempotency_key: string | null
    properties: ColumnType<Readonly<Record<string, unknown>>, string, never>
    at_ms: number
  }
  billing_ledger: {
    organization_id: string
    id: Generated<number>
    balance_id: string
    feature_id: string
    delta: string
    reason: string
    event_id: string | null
    at_ms: number
  }
  billing_entity: {
    organization_id: string
    id: string
    feature_id: string
    name: string | null
    created_at_ms: number
  }
  billing_invoice: {
    organization_id: string
    id: string
    product_ids: readonly string[]
    attached_id: string | null
    lines: ColumnType<unknown, string, string>
    total: string
    currency: string
    status: 'paid' | 'open' | 'void'
    provider_id: string | null
    created_at_ms: number
    refunded: Generated<string>
    credited: Generated<string>
  }
  billing_payment: {
    organization_id: string
    id: string
    invoice_id: string
    amount: string
    currency: string
    at_ms: number
  }
  billing_checkout: {
    organization_id: string
    id: string
    mode: 'subscription' | 'payment' | 'setup'
    status: 'open' | 'complete' | 'expired'
    request: ColumnType<unknown, string, never>
    total: string
    currency: string
    success_url: string
    cancel_url: string
    provider_url: string | null
    created_at_ms: number
    expires_at_ms: number
  }
  billing_operation: {
    organization_id: string
    id: string
    kind: string
    request: ColumnType<unknown, string, never>
    status: 'pending' | 'done' | 'failed'
    created_at_ms: number
  }
  billing_redemption: {
    organization_id: string
    program_id: string
    id: string
    code: string
    referrer_id: string
    reward_applied: boolean
    created_at_ms: number
  }
  billing_referral: {
    organization_id: string
    redemption_id: string
    program_id: string
    redeemer_id: string
    redeemer_name: string | null
    reward_applied: boolean
    created_at_ms: number
  }
  billing_provider_call: {
    organization_id: string
    name: string
    params: ColumnType<unknown, string, never>
    result: string | null
    created_at: Generated<Date>
  }
  billing_credit_grant: {
    organization_id: string
    id: string
    amount: string
    is_told: Generated<boolean>
    created_at: Generated<Date>
  }
  billing_provider_look: {
    organization_id: string
    looks: Generated<number>
  }
  'house.provider_event': {
    id: string
    type: string
    customer_id: string | null
    owner_id: string | null
    status: 'waiting' | 'done' | 'ignored' | 'failed'
  }
  'auth.session': {
    id: string
    userId: string
    expiresAt: Date
    createdAt: Date
    updatedAt: Date
    userAgent: string | null
    ipAddress: string | null
  }
  /** Of the progress of an assignment what changes seldom, with tags of its own. */
  'house.waiting_codes': {
    organization_id: string
    audit_id: string
    assignment_id: string
    store_id: string
    unknown_lines: number
  }
  'auth.user': {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    createdAt: Date
    role: string | null
  }
}

export type TableName = keyof Schema

/** The letter of a level in a change key, as the triggers of the migrations write it. */
export type ScopeLevel = 'organization' | 'store' | 'audit' | 'user' | 'token' | 'email'

export const LEVEL_LETTERS: Readonly<Record<ScopeLevel, string>> = {
  organization: 'o',
  store: 's',
  audit: 'a',
  user: 'u',
  token: 't',
  email: 'e',
}

/** Tables whose every change is also a change of another one, which tags it for both. */
export const TAGGED_BY: { readonly [table in TableName]?: TableName } = {
  scan_event: 'assignment_progress',
  count_total: 'assignment_progress',
  pass_total: 'assignment_progress',
  audit_item: 'audit_store',
  audit_item_shelf: 'audit_store',
  import_row: 'import',
  import_finding: 'import',
  import_change: 'import',
  audit_line: 'audit_seal',
  audit_line_place: 'audit_seal',
  report_figure: 'audit_seal',
  report_store: 'audit_seal',
  report_counter: 'audit_seal',
  // Kept lines say what their sources say: readers are told by those.
  result_store: 'audit_store',
  result_place: 'assignment_progress',
  result_mark: 'audit_decision',
  event_digest: 'assignment_progress',
  result_line: 'assignment_progress',
  result_figure: 'assignment_progress',
  // Nobody reads these live; they move together with what is shown.
  billing_event: 'billing_balance',
  billing_ledger: 'billing_balance',
  billing_payment: 'billing_invoice',
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
  invitation: { organization: 'organization_id', token: 'token_hash', email: 'email' },
  item: { organization: 'organization_id' },
  item_barcode: { organization: 'organization_id' },
  item_word: { organization: 'organization_id' },
  audit: { organization: 'organization_id', audit: 'id' },
  audit_store: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  baseline: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Rows of a baseline never change once it is current, and that moves the pointer in audit_store.
  audit_item: { organization: 'organization_id' },
  audit_item_shelf: { organization: 'organization_id' },
  audit_decision: { organization: 'organization_id', audit: 'audit_id' },
  audit_seal: { organization: 'organization_id', audit: 'audit_id' },
  // Both come with the seal and never change.
  audit_line: { organization: 'organization_id', audit: 'audit_id' },
  audit_line_place: { organization: 'organization_id', audit: 'audit_id' },
  report_figure: { organization: 'organization_id', audit: 'audit_id' },
  report_store: { organization: 'organization_id', audit: 'audit_id' },
  report_counter: { organization: 'organization_id', audit: 'audit_id' },
  result_store: { organization: 'organization_id', audit: 'audit_id' },
  result_place: { organization: 'organization_id', audit: 'audit_id' },
  result_mark: { organization: 'organization_id', audit: 'audit_id' },
  event_digest: { organization: 'organization_id', audit: 'audit_id' },
  completion_run: { organization: 'organization_id', audit: 'audit_id' },
  result_line: { organization: 'organization_id', audit: 'audit_id' },
  result_figure: { organization: 'organization_id', audit: 'audit_id' },
  import: { organization: 'organization_id', store: 'store_id' },
  // Rows and findings change together with their import, which is what is tagged.
  import_row: { organization: 'organization_id' },
  import_finding: { organization: 'organization_id' },
  import_change: { organization: 'organization_id' },
  import_mapping: { organization: 'organization_id' },
  assignment: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Events and totals change together with the progress of their assignment, which is what is tagged.
  scan_event: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  count_total: { organization: 'organization_id', audit: 'audit_id' },
  pass_total: { organization: 'organization_id', audit: 'audit_id' },
  unknown_resolution: { organization: 'organization_id', audit: 'audit_id' },
  quarantine_decision: { organization: 'organization_id', audit: 'audit_id' },
  recount_item: { organization: 'organization_id', audit: 'audit_id' },
  assignment_progress: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  assignment_device: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  journal: { organization: 'organization_id', audit: 'audit_id' },
  insight_run: { organization: 'organization_id', audit: 'audit_id' },
  insight_dismissal: { organization: 'organization_id', audit: 'audit_id' },
  organization_ai: { organization: 'organization_id' },
  ai_request: { organization: 'organization_id' },
  preference: { user: 'user_id' },
  billing_customer: { organization: 'organization_id' },
  billing_product: { organization: 'organization_id' },
  billing_balance: { organization: 'organization_id' },
  billing_event: { organization: 'organization_id' },
  billing_ledger: { organization: 'organization_id' },
  billing_entity: { organization: 'organization_id' },
  billing_invoice: { organization: 'organization_id' },
  billing_payment: { organization: 'organization_id' },
  billing_checkout: { organization: 'organization_id' },
  billing_operation: { organization: 'organization_id' },
  billing_redemption: { organization: 'organization_id' },
  billing_referral: { organization: 'organization_id' },
  billing_provider_call: { organization: 'organization_id' },
  billing_credit_grant: { organization: 'organization_id' },
  billing_provider_look: { organization: 'organization_id' },
  // Events of somebody unknown belong to nobody: only the operator sees them.
  'house.provider_event': {},
  'house.waiting_codes': { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  'auth.session': { user: 'userId' },
  'auth.user': { user: 'id' },
}
