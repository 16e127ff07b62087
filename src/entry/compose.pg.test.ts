// The whole product as it is started, without its pages.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { parseConfig } from '#server/config/config.ts'
import { cookieOf, linkIn, PASSWORD } from '#tests/support/auth-node.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { composeProduct, type Product } from './compose.ts'
import { findLayout } from './layout.ts'

const { connection, owner } = await testDatabase()
let product: Product
let folder: string
let base: string

const layout = findLayout(import.meta.dirname)
const log = pino({ level: 'silent' })

beforeAll(async () => {
  folder = await makeDataFolder('product')
  product = await composeProduct({
    config: configure(),
    layout,
    https: false,
    log,
    withoutPages: true,
  })
  base = `http://127.0.0.1:${(await product.host.listen(0, '127.0.0.1')).port}`
})

function configure() {
  const { host, port, user, database } = connection
  return parseConfig({
    variables: {
      PLANS_FILE: path.join(layout.projectFolder, 'plans.json'),
      DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      SHELFCOUNT_DATA: folder,
      PUBLIC_URL: 'http://count.example.test',
      PLATFORM_ADMINS: 'operator@example.test',
    },
    projectFolder: folder,
  })
}

afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

function post(pathname: string, body: object, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', origin: base, ...headers }
  return fetch(base + pathname, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

const tokenBody = z.object({ token: z.string() })
const valueBody = z.object({ value: z.object({ id: z.string() }) })

async function signUp(email: string) {
  const response = await post('/api/auth/sign-up/email', { name: 'Sam', email, password: PASSWORD })
  const cookie = cookieOf(response)
  const answer = await fetch(`${base}/api/auth/token`, { headers: { cookie } })
  const { token } = tokenBody.parse(await answer.json())
  const run = (kind: string, name: string, args: object) =>
    post(`/api/${kind}`, { path: name, args }, { authorization: `Bearer ${token}` })
  return { cookie, token, run }
}

const mailList = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
)

async function mailsTo(email: string) {
  const mails = mailList.parse(await (await fetch(`${base}/api/dev/mails`)).json())
  return mails.filter((mail) => mail.to === email)
}

test('an invitation reaches the local outbox, with a link that opens it', async () => {
  const { run } = await signUp('owner@example.test')
  const created = await run('mutation', 'organizations:create', { name: 'Fennel & <Oak>' })
  const { value: organization } = valueBody.parse(await created.json())
  const orgId = organization.id
  const invited = await run('mutation', 'invitations:create', {
    orgId,
    email: 'new@example.test',
    role: 'owner',
    stores: [],
  })
  expect(invited.status).toBe(200)
  const [mail] = await eventually(async () => {
    const mails = await mailsTo('new@example.test')
    expect(mails).toHaveLength(1)
    return mails
  })
  expect(mail?.subject).toBe('Join Fennel & <Oak> on Shelfcount')
  expect(mail?.html).toContain('Fennel &amp; &lt;Oak&gt;')
  const link = linkIn(mail)
  expect(link.origin).toBe('http://count.example.test')
  const query = { path: 'invitations:getByToken', args: { token: link.pathname.split('/').at(-1) } }
  const found = await (await post('/api/query', query)).json()
  expect(found.value).toMatchObject({ organizationName: 'Fennel & <Oak>', state: 'open' })
})

test('an invitation is not sent again and again', async () => {
  const { run } = await signUp('eager@example.test')
  const created = await run('mutation', 'organizations:create', { name: 'Eager' })
  const orgId = valueBody.parse(await created.json()).value.id
  const email = 'weary@example.test'
  const offer = { orgId, email, role: 'owner', stores: [] }
  const invited = await run('mutation', 'invitations:create', offer)
  const invitationId = valueBody.parse(await invited.json()).value.id
  const again = async () =>
    (await run('mutation', 'invitations:resend', { orgId, invitationId })).json()
  for (let sent = 1; sent < 10; sent += 1)
    expect(await again()).toMatchObject({ status: 'success' })
  expect(await again()).toMatchObject({ errorData: { code: 'rate_limited' } })
})

test('an invitation that was refused sends nothing', async () => {
  const { run } = await signUp('other@example.test')
  const created = await run('mutation', 'organizations:create', { name: 'Other' })
  const orgId = valueBody.parse(await created.json()).value.id
  const stores = [{ storeId: crypto.randomUUID(), role: 'scanner' }]
  const refused = await run('mutation', 'invitations:create', {
    orgId,
    email: 'never@example.test',
    role: 'member',
    stores,
  })
  expect(refused.status).toBe(560)
  // The queue is in order, so once this mail has arrived, an earlier one would have arrived too.
  await signUp('later@example.test')
  await eventually(async () => expect(await mailsTo('later@example.test')).toHaveLength(1))
  expect(await mailsTo('never@example.test')).toEqual([])
})

test('recovery goes from the request through the mail into the account', async () => {
  const email = 'lost@example.test'
  await signUp(email)
  await post('/api/auth/recovery/request', { email })
  const mail = await eventually(async () => {
    const found = (await mailsTo(email)).find(({ subject }) => subject.includes('back'))
    if (!found) throw new Error('no mail yet')
    return found
  })
  const token = linkIn(mail).pathname.replace('/recovery/', '')
  const body = { token, newPassword: 'an even better password' }
  const response = await post('/api/auth/recovery/complete', body)
  expect(response.status).toBe(200)
  const headers = { cookie: cookieOf(response) }
  const session = await (await fetch(`${base}/api/auth/get-session`, { headers })).json()
  expect(session.user).toMatchObject({ email, emailVerified: true })
})

test('a deleted account ends its live socket', async () => {
  const { token, run } = await signUp('leaving@example.test')
  const client = await FrameClient.open({ url: base })
  client.authenticate(token)
  const queryId = client.subscribe('users:current', {})
  await client.last(queryId)
  const deleted = await run('action', 'auth:deleteCurrentUserAccount', {})
  expect(deleted.status).toBe(200)
  await eventually(() => {
    expect(client.frames.map(({ type }) => type)).toContain('AuthError')
  })
  client.close()
  const { rowCount } = await owner.query(
    `select from auth."user" where email = 'leaving@example.test'`,
  )
  expect(rowCount).toBe(0)
})

test('an operator who has confirmed the address may look at the platform', async () => {
  const email = 'operator@example.test'
  const { run } = await signUp(email)
  const list = () => run('query', 'platform:listOrganizations', {})
  expect((await list()).status).toBe(560)
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    return mails
  })
  const { pathname, search } = linkIn(mail)
  const confirmed = await fetch(base + pathname + search, { redirect: 'manual' })
  expect(confirmed.status).toBe(302)
  expect((await list()).status).toBe(200)
})

test('labels of shelves are printed for whoever runs the store, and for nobody else', async () => {
  const { run, cookie } = await signUp('labels@example.test')
  const created = await run('mutation', 'organizations:create', { name: 'Label house' })
  const { value: organization } = valueBody.parse(await created.json())
  const rooms = [{ name: 'Hall', shelves: [{ code: 'L-1' }, { code: 'L-2' }] }]
  const store = { orgId: organization.id, name: 'Labels', rooms }
  const opened = await run('mutation', 'stores:createWithBaseline', store)
  const { value } = valueBody.parse(await opened.json())
  const ask = (query: string, headers: Record<string, string>) =>
    fetch(`${base}/api/labels.pdf?of=shelves&storeId=${value.id}&${query}`, { headers })

  const printed = await ask('sheet=a4-21&skip=20', { cookie })
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await printed.arrayBuffer()).toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  // One label in the last position of the first sheet, one on the next sheet.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)

  expect((await ask('sheet=a4-21&skip=21', { cookie })).status).toBe(400)
  expect((await ask('sheet=none', { cookie })).status).toBe(400)
  expect((await ask('sheet=a4-21', {})).status).toBe(401)
  const stranger = await signUp('stranger-to-labels@example.test')
  expect((await ask('sheet=a4-21', { cookie: stranger.cookie })).status).toBe(404)
})

test('a host that cannot be made lets go of what has begun, and says why', async () => {
  const serverBuild = path.join(folder, 'no-build.js')
  const started = composeProduct({
    config: { ...configure(), mode: 'production' },
    layout: { ...layout, serverBuild },
    https: false,
    log,
  })
  await expect(started).rejects.toThrow('no-build.js')
})
