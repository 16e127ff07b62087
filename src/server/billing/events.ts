// Reported events, stored as they came.

import { sql } from 'kysely'
import type { UsagePeriods } from '#domain/billing/usage-range.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'

export interface UsageEvent {
  readonly organizationId: string
  readonly id: string
  readonly featureId: string
  readonly eventName: string | null
  readonly entityId: string | null
  readonly value: string
  readonly idempotencyKey: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly at: number
}

export function insertEvent(db: ScopedDatabase, event: UsageEvent) {
  return db.rows(
    sqlBuilder.insertInto('billing_event').values({
      organization_id: event.organizationId,
      id: event.id,
      feature_id: event.featureId,
      event_name: event.eventName,
      entity_id: event.entityId,
      value: event.value,
      idempotency_key: event.idempotencyKey,
      properties: JSON.stringify(event.properties),
      at_ms: event.at,
    }),
  )
}

const STEP_MS = { hour: 3_600_000, day: 86_400_000 } as const

export async function sumEvents(
  db: ScopedDatabase,
  featureIds: readonly string[],
  { unit, from, to }: UsagePeriods,
) {
  const step = STEP_MS[unit]
  const period = sql<number>`(at_ms / ${sql.lit(step)}) * ${sql.lit(step)}`
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_event')
      .select(['feature_id', period.as('period'), (eb) => eb.fn.sum<string>('value').as('total')])
      .where('feature_id', 'in', featureIds)
      .where('at_ms', '>=', from)
      .where('at_ms', '<', to + step)
      .groupBy(['feature_id', period]),
  )
  return rows.map((row) => ({
    featureId: row.feature_id,
    period: Number(row.period),
    value: Number(row.total),
  }))
}
