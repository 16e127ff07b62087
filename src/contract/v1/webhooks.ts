// Where events are sent: what owners set up under Webhooks, for programs that set themselves up.

import * as z from 'zod'
import { LONGEST_ENDPOINT_NAME, LONGEST_ENDPOINT_URL } from '#domain/webhooks/endpoint.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { api } from '../api.ts'
import {
  listOf,
  type Operation,
  type OperationCall,
  operation,
  pageOptions,
  pageQuery,
  toList,
} from './operation.ts'
import { made } from './views.ts'
import {
  deliveryStates,
  newWebhookSecret,
  viewDelivery,
  viewWebhook,
  webhook,
  webhookDelivery,
} from './webhook-views.ts'
import { pageOfWhole, wholeQuery } from './whole-list.ts'

const url = z.string().min(1).max(LONGEST_ENDPOINT_URL)
const name = z.string().max(LONGEST_ENDPOINT_NAME)
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)
const ONCE = 'The secret is answered here and never shown again.'

function endpointOf({ orgId, params: { webhookId } }: OperationCall) {
  return { orgId, endpointId: webhookId }
}

export const webhooks: readonly Operation[] = [
  operation('GET /webhooks', api.webhooks.list, {
    ...{ id: 'listWebhooks', tag: 'Webhooks', summary: 'The addresses that events are sent to' },
    query: wholeQuery(500),
    answer: listOf(webhook),
    args: ({ orgId }) => ({ orgId }),
    view: (all, { query }) => pageOfWhole(all, query, viewWebhook),
  }),
  operation('POST /webhooks', api.webhooks.create, {
    ...{ id: 'createWebhook', tag: 'Webhooks', summary: 'Adds an address for events' },
    description: ONCE,
    body: z.strictObject({ url, name: name.optional(), events }),
    example: {
      ...{ url: 'https://example.com/shelfcount', name: 'Warehouse', events: ['audit.completed'] },
    },
    answer: newWebhookSecret,
    args: ({ orgId, body }) => ({ orgId, ...body }),
    view: ({ id, secret }) => ({ id, secret }),
  }),
  operation('PATCH /webhooks/{webhookId}', api.webhooks.update, {
    ...{ id: 'updateWebhook', tag: 'Webhooks', summary: 'Changes what is sent; the rest stays' },
    body: z.strictObject({
      url: url.optional(),
      name: name.optional(),
      events: events.optional(),
    }),
    example: { events: ['audit.completed', 'count.flagged'] },
    args: (call) => ({ ...endpointOf(call), ...call.body }),
  }),
  operation('POST /webhooks/{webhookId}/pause', api.webhooks.pause, {
    ...{ id: 'pauseWebhook', tag: 'Webhooks', summary: 'Stops sending; events are kept 30 days' },
    args: endpointOf,
  }),
  operation('POST /webhooks/{webhookId}/resume', api.webhooks.resume, {
    ...{ id: 'resumeWebhook', tag: 'Webhooks' },
    summary: 'Sends again, also after the webhook was disabled; what waits is sent at once',
    args: endpointOf,
  }),
  operation('POST /webhooks/{webhookId}/rotate', api.webhooks.rotateSecret, {
    ...{ id: 'rotateWebhookSecret', tag: 'Webhooks' },
    summary: 'Makes a new secret; for a day, messages are signed with both',
    description: ONCE,
    answer: newWebhookSecret,
    args: endpointOf,
    view: ({ id, secret }) => ({ id, secret }),
  }),
  operation('POST /webhooks/{webhookId}/test', api.webhooks.sendTest, {
    ...{ id: 'testWebhook', tag: 'Webhooks' },
    summary: 'Sends a webhook.test to this webhook alone, and answers its webhook-id',
    answer: made,
    args: endpointOf,
    view: (answer) => ({ id: answer.id }),
  }),
  operation('DELETE /webhooks/{webhookId}', api.webhooks.remove, {
    ...{ id: 'deleteWebhook', tag: 'Webhooks', summary: 'Removes a webhook and what waits for it' },
    args: endpointOf,
  }),
  operation('GET /webhooks/{webhookId}/deliveries', api.webhooks.listDeliveries, {
    ...{ id: 'listDeliveries', tag: 'Webhooks' },
    summary: 'What was sent in the last 30 days and how it was answered, newest first',
    query: pageQuery.extend({ state: z.enum(deliveryStates).optional() }),
    answer: listOf(webhookDelivery),
    args: ({ query: { state, ...page }, ...call }) => ({
      ...{ ...endpointOf({ ...call, query: page }), ...pageOptions(page) },
      ...(state && { state }),
    }),
    view: (page) => toList(page, viewDelivery),
  }),
  operation('POST /webhooks/{webhookId}/deliveries/{eventId}/resend', api.webhooks.resend, {
    ...{ id: 'resendDelivery', tag: 'Webhooks' },
    summary: 'Sends a message once more under the same webhook-id, after what is waiting',
    args: (call) => ({ ...endpointOf(call), eventId: call.params.eventId }),
  }),
]
