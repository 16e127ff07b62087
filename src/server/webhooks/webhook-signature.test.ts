import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookSecret, isSigned, webhookHeaders } from './webhook-signature.ts'

const body = '{"type":"audit.completed","timestamp":"2026-11-19T04:00:00.000Z","data":{}}'

function signed(secrets: readonly string[]) {
  const timestampSeconds = Math.floor(Date.now() / 1_000)
  const message = { id: 'an-id', timestampSeconds, body }
  return { message, headers: { ...webhookHeaders(message, secrets) } }
}

test('the published library accepts what is signed, and nothing that was changed', () => {
  const secret = createWebhookSecret()
  const { headers } = signed([secret])
  const receiver = new Webhook(secret)
  expect(receiver.verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => receiver.verify(`${body} `, headers)).toThrow()
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'another' })).toThrow()
  expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow()
})

test('while a secret is replaced, receivers with the old one and with the new one accept it', () => {
  const [fresh, earlier] = [createWebhookSecret(), createWebhookSecret()]
  const { headers } = signed([fresh, earlier])
  for (const secret of [fresh, earlier]) new Webhook(secret).verify(body, headers)
  expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
})

test('what the published library signs is recognized', () => {
  const secret = createWebhookSecret()
  const { message, headers } = signed([secret])
  const at = new Date(message.timestampSeconds * 1_000)
  const made = new Webhook(secret).sign(message.id, at, body)
  expect(headers['webhook-signature']).toBe(made)
  expect(isSigned(message, `v1,AAAA ${made}`, secret)).toBe(true)
  expect(isSigned({ ...message, id: 'another' }, made, secret)).toBe(false)
  expect(isSigned(message, '', secret)).toBe(false)
})
