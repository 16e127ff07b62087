import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, VisitorPages } from './visitor-pages.ts'

const INLINE = 'window.counted = 1'

function start(status = 200) {
  const clock = { ms: 0 }
  const rendered: string[] = []
  const pages = new VisitorPages(
    async (path, nonce, language) => {
      rendered.push(language === 'en' ? path : `${path} in ${language}`)
      const html = `<script nonce="${nonce}">${INLINE}</script><script src="/a.js"></script>${path}`
      return new Response(html, { status, headers: { 'content-type': 'text/html' } })
    },
    () => clock.ms,
  )
  const find = (path: string, headers: HeadersInit = {}, method = 'GET') =>
    pages.find(new Request(new URL(path, 'https://shop.example'), { method, headers }))
  return { clock, rendered, find }
}

test('a page that is asked for by many at once is rendered once, and again after a while', async () => {
  const { clock, rendered, find } = start()
  const found = await Promise.all(Array.from({ length: 20 }, () => find('/pricing')))
  expect(new Set(found).size).toBe(1)
  expect(rendered).toEqual(['/pricing'])
  clock.ms = 10_000
  expect(await find('/pricing')).not.toBe(found[0])
  expect(rendered).toEqual(['/pricing', '/pricing'])
})

test('a page is kept for each language that visitors read', async () => {
  const { rendered, find } = start()
  const german = await find('/', { 'accept-language': 'de-DE,de;q=0.9' })
  expect(await find('/', { 'accept-language': 'de' })).toBe(german)
  expect(await find('/')).not.toBe(german)
  expect(await find('/', { 'accept-language': 'xx' })).toBe(await find('/'))
  expect(rendered).toEqual(['/ in de', '/'])
})

test.each([
  ['with a cookie', '/', { cookie: 'a=b' }, 'GET'],
  ['with a token', '/', { authorization: 'Bearer a' }, 'GET'],
  ['with something in its address', '/?ott=1', {}, 'GET'],
  ['of the app', '/stores', {}, 'GET'],
  ['that is posted', '/', {}, 'POST'],
])('a page %s is rendered for whoever asks', async (_what, path, headers, method) => {
  const { rendered, find } = start()
  expect(await find(path, headers, method)).toBeUndefined()
  expect(rendered).toEqual([])
})

test('what fails is not kept', async () => {
  const { rendered, find } = start(500)
  expect((await find('/'))?.status).toBe(500)
  await find('/')
  expect(rendered).toEqual(['/', '/'])
})

test('inline scripts are let through by what they say, styles by a nonce that scripts cannot use', async () => {
  const { find } = start()
  const page = await find('/')
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(page?.inlineScripts).toEqual([`'sha256-${hash}'`])
  expect(page?.inlineStyles).toEqual([expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)])
})

test('each way to send it says the same', async () => {
  const { find } = start()
  const page = await find('/terms')
  const html = String(page?.bodies.identity)
  expect(html).toContain('/terms')
  expect(String(gunzipSync(page?.bodies.gzip ?? ''))).toBe(html)
  expect(String(brotliDecompressSync(page?.bodies.br ?? ''))).toBe(html)
  expect(['gzip, deflate, br', 'gzip', undefined].map(encodingFor)).toEqual([
    'br',
    'gzip',
    'identity',
  ])
})
