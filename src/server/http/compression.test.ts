import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compression } from './compression.ts'
import type { HostEnv } from './host-env.ts'

const GZIP = { 'accept-encoding': 'gzip, br' }

function app(body: ReadableStream | string, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'text/html', ...headers }
  return new Hono<HostEnv>().use(compression).get('/', () => new Response(body, { headers: all }))
}

describe('compression', () => {
  test('sends each piece of a page when it is there', async () => {
    let finish = () => {}
    const page = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<head>'))
        finish = () => {
          controller.enqueue(new TextEncoder().encode('<body>'))
          controller.close()
        }
      },
    })
    const response = await app(page).request('/', { headers: GZIP })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const reader = response.body?.getReader()
    const pieces = [(await reader?.read())?.value]
    // The head has arrived before the page is finished.
    expect(pieces[0]?.byteLength).toBeGreaterThan(0)
    finish()
    for (let piece = await reader?.read(); !piece?.done; piece = await reader?.read()) {
      pieces.push(piece?.value)
    }
    expect(gunzipSync(Buffer.concat(pieces.map((one) => one ?? Buffer.alloc(0)))).toString()).toBe(
      '<head><body>',
    )
  })

  test('leaves alone what is small, compressed already, or no text', async () => {
    const large = 'x'.repeat(5_000)
    const encodingOf = async (body: string, headers: Record<string, string>) =>
      (await app(body, headers).request('/', { headers: GZIP })).headers.get('content-encoding')
    expect(await encodingOf('tiny', { 'content-length': '4' })).toBeNull()
    expect(await encodingOf(large, { 'content-encoding': 'br' })).toBe('br')
    expect(await encodingOf(large, { 'content-type': 'image/png' })).toBeNull()
    expect(await encodingOf(large, {})).toBe('gzip')
  })

  test('is for those who ask for it', async () => {
    const response = await app('x'.repeat(5_000)).request('/')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('accept-encoding')
  })
})
