// Endpoints of organizations, and what is sent to them.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DisabledReason, EndpointState } from '#domain/webhooks/endpoint.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import type { Created } from './created.ts'

export interface WebhookTables {
  webhook_endpoint: {
    organization_id: string
    id: string
    url: string
    name: string
    events: readonly WebhookEventType[]
    state: Generated<EndpointState>
    disabled_reason: DisabledReason | null
    secret: string
    earlier_secret: string | null
    earlier_until: Date | null
    failing_since: Date | null
    created_by: string | null
    created_at: Created
  }
  webhook_event: {
    organization_id: string
    id: string
    type: string
    audit_id: string | null
    data: ColumnType<Readonly<Record<string, unknown>>, string, never>
    at: Created
    endpoint_id: string | null
  }
  webhook_delivery: {
    organization_id: string
    endpoint_id: string
    event_id: string
    line: string
    position: GeneratedAlways<number>
    state: Generated<'waiting' | 'delivered' | 'failed'>
    attempts: Generated<number>
    created_at: Created
  }
  webhook_line: {
    organization_id: string
    endpoint_id: string
    line: string
    next_at: Created
    tries: Generated<number>
    claim: string | null
    version: Generated<number>
  }
  webhook_attempt: {
    organization_id: string
    endpoint_id: string
    event_id: string
    number: number
    at: Created
    took_ms: number
    status: number | null
    error: string | null
    answer: string
  }
}
