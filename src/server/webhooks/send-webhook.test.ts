// Receivers that are dead, slow, lying or hostile, and ways to look into the network of the server.

import type { LookupFunction } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import {
  type Answering,
  accept,
  answerWith,
  startReceiver,
} from '#tests/support/webhook-receiver.ts'
import { publicOnly, type SendOptions, sendWebhook } from './send-webhook.ts'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
const body = '{"type":"webhook.test","data":{}}'

function send(answer: Answering, options: Partial<SendOptions> & { readonly url?: string } = {}) {
  receiver.answer = answer
  receiver.received.length = 0
  const { url = receiver.url, ...rest } = options
  const message = { url, headers: { 'webhook-id': 'an-id' }, body }
  return sendWebhook(message, { allowsPrivate: true, timeoutMs: 10_000, ...rest })
}

test('what is sent arrives with its headers, and the answer is kept', async () => {
  expect(await send(answerWith(201, 'thanks'))).toEqual({
    status: 201,
    error: null,
    answer: 'thanks',
    retryAfterMs: null,
  })
  const [received] = receiver.received
  expect(received).toMatchObject({ id: 'an-id', body })
  expect(received?.headers['content-type']).toBe('application/json')
})

test('a redirect is an answer like any other, and is not followed', async () => {
  const other = await startReceiver()
  const reply = await send((_received, response) => {
    response.writeHead(302, { location: other.url }).end()
  })
  expect(reply.status).toBe(302)
  expect(other.received).toEqual([])
  await other.stop()
})

test('a receiver that does not answer is left after the time limit', async () => {
  expect(await send(() => {}, { timeoutMs: 200 })).toMatchObject({ status: null, error: 'timeout' })
})

test('of an answer that never ends the status counts, and the rest is not waited for', async () => {
  const reply = await send((_received, response) => {
    response.writeHead(200).write('so far')
  })
  expect(reply).toMatchObject({ status: 200, answer: 'so far' })
})

test('of a huge answer the first bytes are kept, and the rest is not read', async () => {
  let sent = 0
  const reply = await send((_received, response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536
    }
    response.on('drain', more)
    more()
  })
  expect(reply.status).toBe(200)
  expect(reply.answer).toBe('x'.repeat(1_000))
  expect(sent).toBeLessThan(20_000_000)
})

test('headers without end are no answer', async () => {
  const reply = await send((_received, response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)
  })
  expect(reply).toMatchObject({ status: null, error: 'HPE_HEADER_OVERFLOW' })
})

test('a receiver that hangs up, lies about its length or speaks nonsense has not answered', async () => {
  const hungUp = await send((_received, response) => void response.socket?.destroy())
  expect(hungUp).toMatchObject({ status: null, error: 'ECONNRESET' })
  const nonsense = await send((_received, response) => {
    response.socket?.end('220 mail.example.com ESMTP\r\n')
  })
  expect(nonsense.status).toBeNull()
  const short = await send((_received, response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort')
  })
  expect(short).toMatchObject({ status: 200, answer: 'short' })
})

test('where nobody listens there is no answer', async () => {
  const gone = await startReceiver()
  await gone.stop()
  expect(await send(accept, { url: gone.url })).toMatchObject({ error: 'ECONNREFUSED' })
})

test('zero bytes of an answer, which no database keeps, are left out', async () => {
  expect((await send(answerWith(200, 'a\0b'))).answer).toBe('ab')
})

test('a wish for time is passed on', async () => {
  const reply = await send((_received, response) => {
    response.writeHead(503, { 'retry-after': '60' }).end()
  })
  expect(reply.retryAfterMs).toBe(60_000)
})

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  '[::ffff:169.254.169.254]',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '192.168.0.1',
]

test.each(HOSTS)('nothing is sent to %s', async (host) => {
  const { port } = new URL(receiver.url)
  const url = `https://${host}:${port}/`
  const reply = await send(accept, { url, allowsPrivate: false })
  expect(reply).toMatchObject({ status: null, error: 'private_address' })
  expect(receiver.received).toEqual([])
})

test('nothing is sent without encryption', async () => {
  const reply = await send(accept, { url: 'http://example.com', allowsPrivate: false })
  expect(reply).toMatchObject({ status: null, error: 'insecure_address' })
})

function resolvingTo(...addresses: readonly string[]): LookupFunction {
  return (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (all) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family ?? 4)
  }
}

test.each([
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['169.254.169.254']],
  [['8.8.8.8', '10.0.0.1']],
  [[]],
])('a name that leads to %s is refused', async (addresses) => {
  const url = 'https://receiver.example/'
  const lookup = resolvingTo(...addresses)
  const reply = await send(accept, { url, allowsPrivate: false, lookup })
  expect(reply).toMatchObject({ status: null, error: 'private_address' })
})

test('the connection gets the very addresses that were judged, and the name is not asked again', () => {
  let asked = 0
  const lookup = publicOnly((name, options, callback) => {
    asked += 1
    // Public when it is judged, and this machine ever after.
    const addresses = asked === 1 ? ['8.8.8.8', '2606:4700:4700::1111'] : ['127.0.0.1']
    resolvingTo(...addresses)(name, options, callback)
  })
  let given: unknown
  lookup('rebound.example', { all: true }, (error, found) => {
    given = [error, found]
  })
  expect(given).toEqual([
    null,
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ],
  ])
  expect(asked).toBe(1)
  lookup('rebound.example', { all: false }, (error) => {
    given = error?.message
  })
  expect(given).toBe('private_address')
})
