// The tables as queries see them, and the columns that scope each of them.

import type { AuditTables } from './tables/audits.ts'
import type { BillingTables } from './tables/billing.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { CountingTables } from './tables/counting.ts'
import type { ImportTables } from './tables/imports.ts'
import type { InsightTables } from './tables/insights.ts'
import type { OrganizationTables } from './tables/organizations.ts'
import type { ResultTables } from './tables/results.ts'
import type { ScimTables } from './tables/scim.ts'
import type { SignOnTables } from './tables/sign-on.ts'
import type { WebhookTables } from './tables/webhooks.ts'

export interface Schema
  extends OrganizationTables,
    CatalogueTables,
    AuditTables,
    CountingTables,
    ResultTables,
    ImportTables,
    InsightTables,
    BillingTables,
    SignOnTables,
    ScimTables,
    WebhookTables {}

export type TableName = keyof Schema

/** The letter for a level in a change key, as the triggers of the migrations write it. */
export type ScopeLevel = 'organization' | 'store' | 'audit' | 'user' | 'token' | 'email'

export const LEVEL_LETTERS: Readonly<Record<ScopeLevel, string>> = {
  organization: 'o',
  store: 's',
  audit: 'a',
  user: 'u',
  token: 't',
  email: 'e',
}

/** Tables whose changes are always changes of another table as well, which is the one tagged. */
export const TAGGED_BY: { readonly [table in TableName]?: TableName } = {
  scan_event: 'assignment_progress',
  count_total: 'assignment_progress',
  pass_total: 'assignment_progress',
  catalogue_change: 'catalogue_version',
  audit_item: 'audit_store',
  audit_item_shelf: 'audit_store',
  audit_item_lot: 'audit_store',
  import_row: 'import',
  import_finding: 'import',
  import_change: 'import',
  audit_line: 'audit_seal',
  audit_line_label: 'audit_seal',
  audit_line_place: 'audit_seal',
  report_figure: 'audit_seal',
  report_store: 'audit_seal',
  report_counter: 'audit_seal',
  // Materialized lines repeat their sources, and readers follow those.
  result_store: 'audit_store',
  result_place: 'assignment_progress',
  result_mark: 'audit_decision',
  event_digest: 'assignment_progress',
  counter_line: 'assignment_progress',
  earlier_holder: 'assignment',
  result_line: 'assignment_progress',
  result_figure: 'assignment_progress',
  result_line_place: 'assignment_progress',
  // No live query reads these; they change together with what is shown.
  billing_event: 'billing_balance',
  billing_ledger: 'billing_balance',
  billing_payment: 'billing_invoice',
  // What is sent, how that went and when it goes on changes together with the delivery.
  webhook_event: 'webhook_delivery',
  webhook_attempt: 'webhook_delivery',
  webhook_line: 'webhook_delivery',
}

/** The column for each level. A table without `organization` does not belong to a tenant (names of people). */
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
  day_pass_link: { organization: 'organization_id', audit: 'audit_id', token: 'id' },
  day_pass: { organization: 'organization_id', audit: 'audit_id', user: 'user_id' },
  item: { organization: 'organization_id' },
  item_barcode: { organization: 'organization_id' },
  item_word: { organization: 'organization_id' },
  scan_once_item: { organization: 'organization_id' },
  catalogue_version: { organization: 'organization_id' },
  catalogue_change: { organization: 'organization_id' },
  audit: { organization: 'organization_id', audit: 'id' },
  audit_store: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  baseline: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Rows of a baseline never change once it is in force, and putting it in force changes the pointer in audit_store.
  audit_item: { organization: 'organization_id' },
  audit_item_shelf: { organization: 'organization_id' },
  audit_item_lot: { organization: 'organization_id' },
  audit_decision: { organization: 'organization_id', audit: 'audit_id' },
  audit_seal: { organization: 'organization_id', audit: 'audit_id' },
  // Both come with the seal and never change.
  audit_line: { organization: 'organization_id', audit: 'audit_id' },
  audit_line_label: { organization: 'organization_id', audit: 'audit_id' },
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
  result_line_place: { organization: 'organization_id', audit: 'audit_id' },
  import: { organization: 'organization_id', store: 'store_id' },
  import_group: { organization: 'organization_id' },
  // Rows and findings change together with their import, which is tagged.
  import_row: { organization: 'organization_id' },
  import_finding: { organization: 'organization_id' },
  import_change: { organization: 'organization_id' },
  import_mapping: { organization: 'organization_id' },
  assignment: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  // Events and totals change together with the progress of their assignment, which is tagged.
  scan_event: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  count_total: { organization: 'organization_id', audit: 'audit_id' },
  pass_total: { organization: 'organization_id', audit: 'audit_id' },
  unknown_resolution: { organization: 'organization_id', audit: 'audit_id' },
  quarantine_decision: { organization: 'organization_id', audit: 'audit_id' },
  serial_repeat: { organization: 'organization_id', audit: 'audit_id' },
  recount_item: { organization: 'organization_id', audit: 'audit_id' },
  assignment_progress: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  counter_work: { organization: 'organization_id', audit: 'audit_id' },
  counter_line: { organization: 'organization_id', audit: 'audit_id' },
  earlier_holder: { organization: 'organization_id', audit: 'audit_id' },
  assignment_device: { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  journal: { organization: 'organization_id', audit: 'audit_id' },
  insight_run: { organization: 'organization_id', audit: 'audit_id' },
  insight_dismissal: { organization: 'organization_id', audit: 'audit_id' },
  organization_ai: { organization: 'organization_id' },
  ai_request: { organization: 'organization_id' },
  api_key: { organization: 'organization_id' },
  preference: { user: 'user_id' },
  former_store: { user: 'user_id' },
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
  // Events of unknown customers belong to no organization: only the operator sees them.
  'app.provider_event': {},
  'app.waiting_codes': { organization: 'organization_id', audit: 'audit_id', store: 'store_id' },
  organization_domain: { organization: 'organization_id' },
  identity_provider: { organization: 'organization_id' },
  sign_on_identity: { organization: 'organization_id' },
  sign_on_attempt: { organization: 'organization_id', token: 'token_hash' },
  scim_token: { organization: 'organization_id' },
  scim_user: { organization: 'organization_id' },
  scim_group: { organization: 'organization_id' },
  scim_group_member: { organization: 'organization_id' },
  webhook_endpoint: { organization: 'organization_id' },
  webhook_event: { organization: 'organization_id', audit: 'audit_id' },
  webhook_delivery: { organization: 'organization_id' },
  webhook_line: { organization: 'organization_id' },
  webhook_attempt: { organization: 'organization_id' },
  'auth.passkey': { user: 'userId' },
  'auth.session': { user: 'userId' },
  'auth.user': { user: 'id' },
}
