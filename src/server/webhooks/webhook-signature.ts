// Signatures by Standard Webhooks 1.0: HMAC-SHA256 over id, time and body.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function createWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

interface SignedMessage {
  /** The same for every attempt. */
  readonly id: string
  readonly timestampSeconds: number
  readonly body: string
}

/** While a secret is being replaced, receivers find a signature of each. */
export function webhookHeaders(
  message: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestampSeconds),
    'webhook-signature': secrets.map((secret) => signatureOf(message, secret)).join(' '),
  }
}

/** Whether one of the signatures of a header was made with this secret. */
export function isSigned(message: SignedMessage, header: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(message, secret))
  return header.split(' ').some((one) => {
    const given = Buffer.from(one)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function signatureOf({ id, timestampSeconds, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const content = `${id}.${timestampSeconds}.${body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
