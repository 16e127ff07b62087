// Requests for pages that no browser would send: whatever they claim, other visitors must get their own pages.

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site-host.ts'

const { base, get, signUp } = await startSite()

interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly policy: string
  readonly body: string
}

/** As raw text. */
async function send(...lines: string[]): Promise<RawAnswer> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  const [head = '', ...body] = Buffer.concat(parts).toString().split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head,
    policy: /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? '',
    body: body.join('\r\n\r\n'),
  }
}

const CLOSE = 'Connection: close'

test('a page says the same to whoever names another host or way', async () => {
  const plain = await (await get('/terms')).text()
  const forwarded = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  }
  expect(await (await get('/terms', forwarded)).text()).toBe(plain)
  const foreign = await send('GET /terms HTTP/1.1', 'Host: evil.example', CLOSE)
  expect(foreign.status).toBe(200)
  expect(foreign.body).not.toContain('evil')
  const absolute = await send('GET http://evil.example/terms HTTP/1.1', 'Host: x', CLOSE)
  expect(absolute.body).not.toContain('evil')
  expect(await (await get('/terms')).text()).toBe(plain)
})

test.each(['evil.example;script-src', 'evil.example,default-src', "'unsafe-inline'"])(
  'a host that is none adds nothing to the policy: %s',
  async (host) => {
    const { status, policy } = await send('GET /terms HTTP/1.1', `Host: ${host}`, CLOSE)
    expect(status).toBe(200)
    expect(policy).toContain("connect-src 'self'; worker-src")
  },
)

test.each(['evil.example;object-src\t*', 'evil.example; base-uri *', 'a@evil.example'])(
  'a host with more than a name is refused: %j',
  async (host) => {
    const { status } = await send('GET /terms HTTP/1.1', `Host: ${host}`, CLOSE)
    expect(status).toBe(400)
  },
)

test.each(['shop.example', '127.0.0.1:3000', '[::1]:3000'])(
  'sockets to the host that a page came from are let through: %s',
  async (host) => {
    const { policy } = await send('GET /terms HTTP/1.1', `Host: ${host}`, CLOSE)
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`)
  },
)

test('a client of the first days gets a page, without a host', async () => {
  const { status, body, policy } = await send('GET /terms HTTP/1.0')
  expect(status).toBe(200)
  expect(body).toContain('padding')
  expect(policy).toContain("connect-src 'self'; worker-src")
})

test('what is said to one visitor is not said to the next', async () => {
  const ask = (...headers: string[]) =>
    send('GET /privacy HTTP/1.1', 'Host: a.example', CLOSE, ...headers)
  const first = await ask()
  const packed = await ask('Accept-Encoding: br')
  expect(packed.head).toContain('content-encoding: br')
  const last = await ask()
  expect(last.head).not.toContain('content-encoding')
  expect(last.body).toBe(first.body)
})

test('neither a person nor a visitor gets the page of the other, in whatever order they come', async () => {
  const { cookie, email } = await signUp()
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, nth) => {
      const isVisitor = nth % 2 === 0
      const page = await get('/', isVisitor ? {} : { cookie })
      return { isVisitor, text: await page.text(), vary: page.headers.get('vary') ?? '' }
    }),
  )
  for (const { isVisitor, text, vary } of pages) {
    expect(text.includes(email)).toBe(!isVisitor)
    if (isVisitor) expect(vary).toContain('cookie')
  }
})
