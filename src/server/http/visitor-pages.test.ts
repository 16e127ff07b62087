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
  ['with an empty cookie', '/', { cookie: '' }, 'GET'],
  ['beside those of visitors', '/pricing/', {}, 'GET'],
  ['with an empty part in its address', 'https://shop.example//pricing', {}, 'GET'],
  ['with parameters in its address', '/pricing;a=b', {}, 'GET'],
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

test('a page that fails late does not take the one along that was made meanwhile', async () => {
  const clock = { ms: 0 }
  const answers: PromiseWithResolvers<Response>[] = []
  const pages = new VisitorPages(
    () => {
      const answer = Promise.withResolvers<Response>()
      answers.push(answer)
      return answer.promise
    },
    () => clock.ms,
  )
  const find = () => pages.find(new Request('https://shop.example/'))
  const late = find()
  clock.ms = 10_000
  const next = find()
  answers[1]?.resolve(new Response('whole'))
  answers[0]?.reject(new Error('the database is away'))
  await expect(late).rejects.toThrow('away')
  const again = find()
  expect(answers).toHaveLength(2)
  expect(await again).toBe(await next)
})

test('whatever languages are asked for, no more pages are kept than languages are offered', async () => {
  const { rendered, find } = start()
  const odd = [
    '__proto__',
    'constructor',
    '../de',
    'de\u00e9',
    '*',
    'en-XA',
    ';q=1',
    'a'.repeat(9_000),
  ]
  const many = Array.from({ length: 1_000 }, (_, nth) => `x${nth}-${nth}, ${'de,'.repeat(nth % 7)}`)
  for (const accepted of [...odd, ...many]) await find('/', { 'accept-language': accepted })
  expect(rendered).toEqual(['/', '/ in de'])
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
