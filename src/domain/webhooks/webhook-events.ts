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

const SHELF = ['auditId', 'assignmentId', 'storeId', 'roomId', 'shelfId'] as const
/** Completing or planning a correction also names the audit that it corrects. */
const AUDIT = ['auditId', 'storeIds', 'correctsAuditId?'] as const

/** What the data of an event names; with a question mark what is not always there. */
export const EVENT_FIELDS = {
  'audit.created': AUDIT,
  'audit.started': AUDIT,
  'audit.submitted': AUDIT,
  'audit.completed': AUDIT,
  'audit.corrected': ['auditId', 'correctedByAuditId'],
  'shelf.submitted': [...SHELF, 'round', 'pass'],
  'shelf.returned': [...SHELF, 'round', 'pass'],
  'count.flagged': [...SHELF, 'counts', 'reasons'],
  'baseline.imported': ['baselineId', 'storeId', 'auditId', 'version', 'items'],
  'member.joined': ['userId', 'role'],
  'insight.found': ['auditId', 'count', 'findings'],
} as const satisfies Readonly<Record<WebhookEventType, readonly string[]>>

/** Sent when somebody asks for a test, to that endpoint alone, whatever it has subscribed to. */
export const TEST_EVENT = 'webhook.test'

/** In the order of the list, each once. */
export function subscribedEvents(chosen: readonly WebhookEventType[]): readonly WebhookEventType[] {
  return WEBHOOK_EVENTS.filter((type) => chosen.includes(type))
}
