import type { Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { createWebhookSecret } from '#server/webhooks/webhook-signature.ts'
import { createListener } from './webhook-listener.ts'

const NOW = Date.parse('2026-11-19T04:00:00Z')
const secret = createWebhookSecret()
const lines: string[] = []
const servers = [secret, undefined].map((given) =>
  createListener({ secret: given, status: 202, say: (line) => lines.push(line), now: () => NOW }),
)
await Promise.all(
  servers.map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))),
)
afterAll(() => Promise.all(servers.map((one) => one.close())))

function portOf(server: Server | undefined): number {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function hear(body: string, { atMs = NOW, signedBody = body, server = 0 } = {}) {
  lines.length = 0
  const port = portOf(servers[server])
  const at = new Date(atMs)
  const { status } = await fetch(`http://127.0.0.1:${port}/hooks`, {
    method: 'POST',
    body,
    headers: {
      'webhook-id': 'an-id',
      'webhook-timestamp': String(Math.floor(atMs / 1_000)),
      'webhook-signature': new Webhook(secret).sign('an-id', at, signedBody),
    },
  })
  return { status, text: lines.join('\n') }
}

test('shows what came, and that it was signed with the secret', async () => {
  const { status, text } = await hear('{"type":"audit.completed","data":{"auditId":"a"}}')
  expect(status).toBe(202)
  expect(text).toContain('POST /hooks, answered 202')
  expect(text).toContain('webhook-id an-id')
  expect(text).toMatch(/signature {2}valid$/m)
  expect(text).toContain('"auditId": "a"')
})

test('says so when a message was changed, is old, or cannot be checked', async () => {
  expect((await hear('{"n":1}', { signedBody: '{"n":2}' })).text).toContain('NOT VALID')
  expect((await hear('{}', { atMs: NOW - 6 * 60_000 })).text).toContain('TOO OLD')
  expect((await hear('{}', { server: 1 })).text).toContain('not checked')
})

test('what is no JSON is shown as it came', async () => {
  expect((await hear('hello')).text).toContain('  hello')
})
