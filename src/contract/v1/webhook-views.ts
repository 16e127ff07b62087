// What the public API shows of webhooks.

import * as z from 'zod'
import type { WebhookDelivery, WebhookEndpoint } from '../webhooks.ts'
import { iso, maybeIso, maybeMoment, maybeText, moment, text } from './view-fields.ts'

export const webhook = z
  .strictObject({
    id: z.uuid(),
    url: text,
    name: text,
    events: z.array(text),
    state: z.enum(['active', 'paused', 'disabled']),
    /** Why it is disabled; null while it is not. */
    disabledReason: z.enum(['gone', 'failing']).nullable(),
    failingSince: maybeMoment,
    /** Until when messages are signed with the secret of before as well. */
    earlierSecretUntil: maybeMoment,
    createdAt: moment,
  })
  .meta({ id: 'Webhook' })

export function viewWebhook(one: WebhookEndpoint): z.output<typeof webhook> {
  const { id, url, name, events, state, disabledReason } = one
  return {
    ...{ id, url, name, events: [...events], state, disabledReason },
    failingSince: maybeIso(one.failingSince),
    earlierSecretUntil: maybeIso(one.earlierSecretUntil),
    createdAt: iso(one.createdAt),
  }
}

export const newWebhookSecret = z
  .strictObject({ id: z.uuid(), secret: text })
  .meta({ id: 'NewWebhookSecret' })

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const webhookDelivery = z
  .strictObject({
    /** The `webhook-id` of the message. */
    id: z.uuid(),
    type: text,
    at: moment,
    state: z.enum(deliveryStates),
    nextAt: maybeMoment,
    body: text,
    attemptCount: z.int(),
    attempts: z.array(
      z.strictObject({
        at: moment,
        tookMs: z.int(),
        status: z.int().nullable(),
        error: maybeText,
        answer: text,
      }),
    ),
  })
  .meta({ id: 'WebhookDelivery' })

export function viewDelivery(one: WebhookDelivery): z.output<typeof webhookDelivery> {
  const { eventId, type, state, body, attemptCount } = one
  return {
    ...{ id: eventId, type, at: iso(one.at), state, nextAt: maybeIso(one.nextAt), body },
    attemptCount,
    attempts: one.attempts.map(({ at, tookMs, status, error, answer }) => ({
      ...{ at: iso(at), tookMs, status, error, answer },
    })),
  }
}
