import * as z from 'zod'
import {
  type DisabledReason,
  type EndpointState,
  LONGEST_ENDPOINT_NAME,
  LONGEST_ENDPOINT_URL,
} from '#domain/webhooks/endpoint.ts'
import { WEBHOOK_EVENTS, type WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText, storableText } from './text.ts'

export interface WebhookEndpoint {
  readonly id: string
  readonly url: string
  readonly name: string
  readonly events: readonly WebhookEventType[]
  readonly state: EndpointState
  /** Why it is disabled; null while it is not. */
  readonly disabledReason: DisabledReason | null
  /** Since when no attempt went well; null when the newest one did. */
  readonly failingSince: number | null
  /** Until when deliveries are also signed with the secret of before; null when they are not. */
  readonly earlierSecretUntil: number | null
  readonly createdAt: number
}

interface WebhookAttempt {
  readonly at: number
  readonly tookMs: number
  /** Null without an answer; then `error` says why. */
  readonly status: number | null
  readonly error: string | null
  /** The beginning of the answer. */
  readonly answer: string
}

export interface WebhookDelivery {
  /** The `webhook-id` that the receiver sees. */
  readonly eventId: string
  readonly type: string
  /** When it happened. */
  readonly at: number
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** When it is tried again; null when it is not, or when it waits for an earlier one. */
  readonly nextAt: number | null
  /** What is sent. */
  readonly body: string
  /** Newest first, the latest few. */
  readonly attempts: readonly WebhookAttempt[]
  readonly attemptCount: number
}

export interface NewWebhookSecret {
  readonly id: string
  /** Shown once: it is not readable afterwards. */
  readonly secret: string
}

const endpoint = z.strictObject({ orgId: id, endpointId: id })
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)
const url = someText(LONGEST_ENDPOINT_URL)
const name = storableText(LONGEST_ENDPOINT_NAME)

export const webhooks = defineModule('webhooks', {
  list: query<readonly WebhookEndpoint[]>()({
    access: 'api:manage',
    args: z.strictObject({ orgId: id }),
  }),
  create: mutation<NewWebhookSecret>()({
    access: 'api:manage',
    args: z.strictObject({ orgId: id, url, name: name.default(''), events }),
  }),
  /** What is left out stays. */
  update: mutation<null>()({
    access: 'api:manage',
    args: endpoint.extend({
      url: url.optional(),
      name: name.optional(),
      events: events.optional(),
    }),
  }),
  /** Events are still written, and wait. */
  pause: mutation<null>()({ access: 'api:manage', args: endpoint }),
  /** Also for an endpoint that was disabled. What waits is sent at once. */
  resume: mutation<null>()({ access: 'api:manage', args: endpoint }),
  /** For a day, deliveries are signed with both secrets. */
  rotateSecret: mutation<NewWebhookSecret>()({ access: 'api:manage', args: endpoint }),
  remove: mutation<null>()({ access: 'api:manage', args: endpoint }),
  /** Sends an event of type `webhook.test` to this endpoint alone. */
  sendTest: mutation<{ readonly id: string }>()({ access: 'api:manage', args: endpoint }),
  /** The newest first. */
  listDeliveries: query<Page<WebhookDelivery>>()({
    access: 'api:manage',
    args: endpoint.extend({
      state: z.enum(['waiting', 'delivered', 'failed']).optional(),
      paginationOpts: paginationOptions(25),
    }),
  }),
  /** Sends it once more, with the same `webhook-id`, after what is waiting. */
  resend: mutation<null>()({ access: 'api:manage', args: endpoint.extend({ eventId: id }) }),
})
