import { describe, expect, test } from 'vitest'
import { startAuthHost } from '#tests/support/auth-host.ts'
import { cookieOf, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { saveMail } from '../mail/local-outbox.ts'

const database = await testDatabase()
const { auth, call, signUp, signIn, session } = startAuthNode(database)

const base = await startAuthHost(database, { auth, mailbox: true })
const productionBase = await startAuthHost(database, { auth })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)])
const WEBP = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')

interface Upload {
  readonly cookie?: string
  readonly type?: string
  readonly origin?: string
}

function upload(bytes: Buffer, { cookie, type = 'image/png', origin = base }: Upload = {}) {
  const headers = { 'content-type': type, origin, ...(cookie && { cookie }) }
  return fetch(`${base}/api/avatar`, { method: 'POST', headers, body: new Uint8Array(bytes) })
}

const get = (path: string, cookie?: string) =>
  fetch(base + path, { headers: cookie ? { cookie } : {} })

async function imageOf(cookie: string) {
  const found = await auth.session(new Headers({ cookie }))
  return found?.user.image
}

async function uploaded(bytes: Buffer, options: Upload): Promise<string> {
  const response = await upload(bytes, options)
  expect(response.status).toBe(201)
  return (await response.json()).image
}

describe('pictures of people', () => {
  test.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ])('%s is kept and shown to people who are signed in', async (type, bytes) => {
    const { cookie } = await signUp()
    const image = await uploaded(bytes, { cookie, type })
    expect(image).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/)
    expect(await imageOf(cookie)).toBe(image)
    const colleague = await signUp()
    const response = await get(image, colleague.cookie)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await get(image)).status).toBe(401)
  })

  test('a new one replaces the old one', async () => {
    const { cookie } = await signUp()
    const first = await uploaded(PNG, { cookie })
    const second = await uploaded(JPEG, { cookie, type: 'image/jpeg' })
    expect(second).not.toBe(first)
    expect((await get(first, cookie)).status).toBe(404)
    expect((await get(second, cookie)).status).toBe(200)
  })

  test('can be taken away', async () => {
    const { cookie } = await signUp()
    const image = await uploaded(PNG, { cookie })
    const headers = { cookie, origin: base }
    const response = await fetch(`${base}/api/avatar`, { method: 'DELETE', headers })
    expect(await response.json()).toEqual({ image: null })
    expect(await imageOf(cookie)).toBeNull()
    expect((await get(image, cookie)).status).toBe(404)
  })

  test('go with their account', async () => {
    const { cookie } = await signUp()
    const image = await uploaded(PNG, { cookie })
    await auth.deleteUser((await session(cookie))?.user.id ?? '')
    const other = await signUp()
    expect((await get(image, other.cookie)).status).toBe(404)
  })

  test('are refused from strangers, from other sites, when too large, and when no pictures', async () => {
    const { cookie } = await signUp()
    expect((await upload(PNG)).status).toBe(401)
    expect((await upload(PNG, { cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await upload(Buffer.concat([PNG, Buffer.alloc(200_000)]), { cookie })).status).toBe(413)
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await upload(script, { cookie, type: 'image/svg+xml' })).status).toBe(400)
    expect((await upload(script, { cookie })).status).toBe(400)
    expect((await upload(PNG, { cookie, type: 'image/webp' })).status).toBe(400)
    expect((await upload(Buffer.alloc(0), { cookie })).status).toBe(400)
    expect(await imageOf(cookie)).toBeNull()
    expect((await get('/api/avatars/invented', cookie)).status).toBe(404)
  })
})

describe('a profile', () => {
  const update = (cookie: string, body: object) => call('POST', '/update-user', { cookie, body })

  test('takes a tidy name', async () => {
    const { cookie } = await signUp()
    expect((await update(cookie, { name: '  Ada \n Lovelace ' })).status).toBe(200)
    expect((await auth.session(new Headers({ cookie })))?.user.name).toBe('Ada Lovelace')
  })

  test.each([[''], ['   '], ['x'.repeat(121)], [null], [7]])(
    'refuses the name %j',
    async (name) => {
      const { cookie } = await signUp()
      const response = await update(cookie, { name })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_argument',
        details: { field: 'name' },
      })
      expect((await auth.session(new Headers({ cookie })))?.user.name).toBe('Sam Example')
    },
  )

  test('sign-up follows the same rule', async () => {
    const body = { name: ' ', email: 'noname@example.test', password: 'correct horse battery' }
    expect((await call('POST', '/sign-up/email', { body })).status).toBe(400)
    const picture = { ...body, name: 'N', image: 'https://evil.example/track.png' }
    expect((await call('POST', '/sign-up/email', { body: picture })).status).toBe(400)
    expect((await signIn(body.email)).status).toBe(401)
  })

  test('shows no picture from elsewhere, nor one of somebody else', async () => {
    const { cookie } = await signUp()
    const other = await signUp()
    const foreign = await uploaded(PNG, { cookie: other.cookie })
    for (const image of ['https://evil.example/track.png', foreign, '/api/avatars/x', '', {}]) {
      expect((await update(cookie, { image })).status).toBe(400)
    }
    const { session: opened } = (await session(cookie)) ?? {}
    const image = 'https://evil.example/track.png'
    const byBearer = { bearer: opened?.token ?? '', body: { image } }
    expect((await call('POST', '/update-user', byBearer)).status).toBe(401)
    expect(await imageOf(cookie)).toBeNull()
  })

  test('keeps or gives up its own picture', async () => {
    const { cookie } = await signUp()
    const image = await uploaded(PNG, { cookie })
    expect((await update(cookie, { name: 'Same', image })).status).toBe(200)
    expect(await imageOf(cookie)).toBe(image)
    expect((await update(cookie, { image: null })).status).toBe(200)
    expect(await imageOf(cookie)).toBeNull()
    expect((await get(image, cookie)).status).toBe(404)
  })

  test('is not changed without a session', async () => {
    const response = await call('POST', '/update-user', { body: { name: 'Nobody' } })
    expect(response.status).toBe(401)
    expect(cookieOf(response)).toBe('')
  })
})

describe('the mailbox of developers', () => {
  test('lists the mails that stayed here, and is not there in production', async () => {
    const mail = { to: 'a@example.test', subject: 'S', text: 'T', html: '<p>H</p>' }
    await saveMail(database.owner, mail)
    const [first] = await (await get('/api/dev/mails')).json()
    expect(first).toMatchObject({ ...mail, createdAt: expect.any(Number) })
    expect((await fetch(`${productionBase}/api/dev/mails`)).status).toBe(404)
  })
})
