// How events of webhooks are called.

import type { WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import type { Messages } from '../kit/use-messages.ts'

const EVENT_WORDS = {
  'audit.created': 'event.audit_created',
  'audit.started': 'event.audit_started',
  'audit.submitted': 'event.audit_submitted',
  'audit.completed': 'event.audit_completed',
  'audit.corrected': 'event.audit_corrected',
  'shelf.submitted': 'event.shelf_submitted',
  'shelf.returned': 'event.shelf_returned',
  'count.flagged': 'event.count_flagged',
  'baseline.imported': 'event.baseline_imported',
  'member.joined': 'event.member_joined',
  'insight.found': 'event.insight_found',
} as const satisfies Record<WebhookEventType, string>

export function eventWords(t: Messages<'webhooks'>, type: WebhookEventType): string {
  return t(EVENT_WORDS[type])
}
