// Where webhooks are sent, and what may be done with such an endpoint.

import { Fault } from '../fault.ts'

/** Disabled by the product, not by a person: the receiver asked for it, or did not answer for days. */
export type EndpointState = 'active' | 'paused' | 'disabled'
export type DisabledReason = 'gone' | 'failing'

const MOST_ENDPOINTS = 20
export const LONGEST_ENDPOINT_URL = 1_000
export const LONGEST_ENDPOINT_NAME = 100

const HOUR_MS = 60 * 60_000

/** How long the secret of before is used besides the new one, so that receivers have time to change. */
export const TWO_SECRETS_MS = 24 * HOUR_MS

/** Events and their deliveries are kept this long. */
export const LOG_DAYS = 30

export function refuseMoreEndpoints(existing: number): void {
  if (existing < MOST_ENDPOINTS) return
  throw new Fault('forbidden', `An organization has at most ${MOST_ENDPOINTS} endpoints.`)
}

export function refusePause(state: EndpointState): void {
  if (state === 'active') return
  throw new Fault('illegal_transition', `This endpoint is ${state} already.`)
}

export function refuseResume(state: EndpointState): void {
  if (state !== 'active') return
  throw new Fault('illegal_transition', 'This endpoint is active already.')
}

export function refuseTest(state: EndpointState): void {
  if (state === 'active') return
  throw new Fault('illegal_transition', `Nothing is sent to this endpoint while it is ${state}.`)
}

/** As it is named outside the page of webhooks: the path and the query often hold a secret of the receiver. */
export function nameOfEndpoint(url: string): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(url) ?? []
  return rest === '' || rest === '/' ? origin : `${origin}/…`
}
