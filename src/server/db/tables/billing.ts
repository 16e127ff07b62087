// Plans, balances, invoices, and the calls to the payment provider with their answers.

import type { ColumnType, Generated } from 'kysely'
import type { AttachedStatus } from '#domain/billing/account.ts'
import type { Interval } from '#domain/billing/interval.ts'

export interface BillingTables {
  billing_customer: {
    organization_id: string
    name: string | null
    email: string | null
    fingerprint: string | null
    metadata: ColumnType<Readonly<Record<string, unknown>>, string, string>
    provider_customer_id: string | null
    payment_method: ColumnType<unknown, string | null, string | null>
    /** Billing amounts are decimals as text. */
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
    offered: Generated<boolean>
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
  'app.provider_event': {
    id: string
    type: string
    customer_id: string | null
    owner_id: string | null
    status: 'waiting' | 'done' | 'ignored' | 'failed'
  }
}
