// What an endpoint can be told of. Types are named as Standard Webhooks asks: the thing, then what has happened to it.

export const WEBHOOK_EVENTS = [
  'audit.created',
  'audit.started',
  'audit.submitted',
  'audit.completed',
  'audit.corrected',
  'shelf.submitted',
  'shelf.returned',
  'count.flagged',
  'baseline.imported',
  'member.joined',
  'insight.found',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** Sent when somebody asks for a test, to that endpoint alone, whatever it has subscribed to. */
export const TEST_EVENT = 'webhook.test'

/** In the order of the list, each once. */
export function subscribedEvents(chosen: readonly WebhookEventType[]): readonly WebhookEventType[] {
  return WEBHOOK_EVENTS.filter((type) => chosen.includes(type))
}
