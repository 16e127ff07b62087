// Endpoints of an organization.

import type { EndpointState } from '#domain/webhooks/endpoint.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** The oldest first. */
export function selectEndpoints(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('webhook_endpoint')
      .select([
        'id',
        'url',
        'name',
        'events',
        'state',
        'disabled_reason',
        'failing_since',
        'earlier_until',
        'created_at',
      ])
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Locked until the end of the transaction. */
export function lockEndpoint(db: ScopedDatabase, endpointId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('webhook_endpoint')
      .select(['id', 'state', 'secret'])
      .where('id', '=', endpointId)
      .forUpdate(),
  )
}

/** Without a lock. */
export async function isEndpointThere(db: ScopedDatabase, endpointId: string): Promise<boolean> {
  const found = await db.first(
    sqlBuilder.selectFrom('webhook_endpoint').select('id').where('id', '=', endpointId),
  )
  return found !== undefined
}

export async function insertEndpoint(
  db: ScopedDatabase,
  endpoint: {
    readonly organizationId: string
    readonly id: string
    readonly url: string
    readonly name: string
    readonly events: readonly WebhookEventType[]
    readonly secret: string
    readonly createdBy: string
  },
): Promise<void> {
  const { organizationId, createdBy, ...rest } = endpoint
  await db.rows(
    sqlBuilder
      .insertInto('webhook_endpoint')
      .values({ ...rest, organization_id: organizationId, created_by: createdBy }),
  )
}

interface EndpointChange {
  readonly url?: string | undefined
  readonly name?: string | undefined
  readonly events?: readonly WebhookEventType[] | undefined
  readonly state?: EndpointState
  readonly disabled_reason?: null
  readonly failing_since?: null
  readonly secret?: string
  readonly earlier_secret?: string
  readonly earlier_until?: Date
}

export function updateEndpoint(db: ScopedDatabase, endpointId: string, change: EndpointChange) {
  return db.rows(
    sqlBuilder.updateTable('webhook_endpoint').set(change).where('id', '=', endpointId),
  )
}

/** What was written for it goes later, piece by piece. */
export function deleteEndpoint(db: ScopedDatabase, endpointId: string) {
  return db.rows(sqlBuilder.deleteFrom('webhook_endpoint').where('id', '=', endpointId))
}

const SEND_WAITING = rawStatement<Record<string, never>, [string]>()({
  name: 'send_waiting_webhooks',
  text: `update webhook_line set next_at = now(), tries = 0
    where organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
      and endpoint_id = $1 and (claim is null or next_at <= now())`,
  reads: ['webhook_line'],
})

/** Everything that waits for its next try becomes due; what is being sent right now is left alone. */
export async function makeWaitingDue(db: ScopedDatabase, endpointId: string): Promise<void> {
  await db.raw(SEND_WAITING, [endpointId])
}
