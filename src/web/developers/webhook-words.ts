// How events and refusals of addresses are called.

import { parseFault } from '#domain/fault.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import type { Messages } from '../kit/use-messages.ts'

type Say = Messages<'webhooks'>

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

export function eventWords(t: Say, type: WebhookEventType): string {
  return t(EVENT_WORDS[type])
}

const URL_RULES = {
  address: 'url.address',
  https: 'url.https',
  password: 'url.password',
  private: 'url.private',
} as const

/** What is wrong with the address; undefined if it is something else. */
export function urlRefusal(t: Say, thrown: unknown): string | undefined {
  const { field, rule } = parseFault(thrown)?.details ?? {}
  if (field !== 'url') return undefined
  const known = typeof rule === 'string' && Object.hasOwn(URL_RULES, rule)
  return t(known ? URL_RULES[rule as keyof typeof URL_RULES] : 'url.address')
}
