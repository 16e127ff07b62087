// Balances as rows and as domain objects.

import type { Selectable } from 'kysely'
import type { Balance } from '#domain/billing/account.ts'
import { amount } from '#domain/billing/amount.ts'
import type { Schema } from '../db/schema.ts'

export function toBalance(row: Selectable<Schema['billing_balance']>): Balance {
  return {
    id: row.id,
    attachedId: row.attached_id,
    featureId: row.feature_id,
    entityId: row.entity_id,
    interval: row.interval,
    granted: amount(row.granted),
    balance: amount(row.balance),
    floor: row.floor === null ? null : amount(row.floor),
    unlimited: row.unlimited,
    overage: row.overage,
    usageLimit: row.usage_limit === null ? null : Number(row.usage_limit),
    anchorAt: row.anchor_at_ms,
    resetAt: row.reset_at_ms,
    expiresAt: row.expires_at_ms,
    position: row.position,
  }
}

export function balanceRow(organizationId: string, row: Balance) {
  return {
    organization_id: organizationId,
    id: row.id,
    attached_id: row.attachedId,
    feature_id: row.featureId,
    entity_id: row.entityId,
    interval: row.interval,
    granted: row.granted.toFixed(),
    balance: row.balance.toFixed(),
    floor: row.floor?.toFixed() ?? null,
    unlimited: row.unlimited,
    overage: row.overage,
    usage_limit: row.usageLimit === null ? null : String(row.usageLimit),
    anchor_at_ms: row.anchorAt,
    reset_at_ms: row.resetAt,
    expires_at_ms: row.expiresAt,
    position: row.position,
  }
}
