// The whole product while its database is away for a time: nobody is signed out, and every client reconnects by itself.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ConvexClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { parseConfig } from '#server/config/config.ts'
import { cookieOf, PASSWORD } from '#tests/support/auth-node.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { composeProduct, type Product } from './compose.ts'
import { findLayout } from './layout.ts'

const { connection } = await testDatabase()
const layout = findLayout(import.meta.dirname)
let proxy: DatabaseProxy
let product: Product
let folder: string
let base: string

beforeAll(async () => {
  folder = await makeDataFolder('away')
  proxy = await startDatabaseProxy(connection)
  const variables = {
    PLANS_FILE: path.join(layout.projectFolder, 'plans.json'),
    DATABASE_URL: proxy.url,
    SHELFCOUNT_DATA: folder,
  }
  const config = parseConfig({ variables, projectFolder: folder })
  const log = pino({ level: 'silent' })
  product = await composeProduct({ config, layout, https: false, log, withoutPages: true })
  base = `http://127.0.0.1:${(await product.host.listen(0, '127.0.0.1')).port}`
})

afterAll(async () => {
  proxy.heal()
  await product.stop()
  await proxy.close()
  await rm(folder, { recursive: true })
})

function post(pathname: string, body: object, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', origin: base, ...headers }
  return fetch(base + pathname, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

const tokenBody = z.object({ token: z.string() })

async function signUp(email: string) {
  const response = await post('/api/auth/sign-up/email', { name: 'Sam', email, password: PASSWORD })
  const cookie = cookieOf(response)
  const answer = await fetch(`${base}/api/auth/token`, { headers: { cookie } })
  const { token } = tokenBody.parse(await answer.json())
  return { cookie, token }
}

test('a host without its database says that it is unavailable, and never that a login does not hold', async () => {
  const { cookie, token } = await signUp('away@example.test')
  const bearer = { authorization: `Bearer ${token}` }
  proxy.refuse()
  try {
    const socket = await FrameClient.open({ url: base })
    socket.authenticate(token)
    expect(await socket.closed()).toBe('The service is not available right now.')
    expect(socket.frames.map(({ type }) => type)).not.toContain('AuthError')

    const call = { path: 'users:current', args: {} }
    const answers = await Promise.all([
      post('/api/query', call, bearer),
      post('/api/mutation', call, bearer),
      post('/api/billing/customers', {}, bearer),
      post('/api/billing/customers', {}, { cookie }),
      post('/api/auth/sign-in/email', { email: 'away@example.test', password: PASSWORD }),
      fetch(`${base}/api/auth/token`, { headers: { cookie } }),
      fetch(`${base}/api/auth/get-session`, { headers: { cookie } }),
      fetch(`${base}/api/files/${crypto.randomUUID()}`, { headers: { cookie } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    for (const answer of answers) expect(await answer.text()).toContain('unavailable')
  } finally {
    proxy.heal()
  }
})

test('while the database is away clients wait, and come back by themselves', async () => {
  const { token } = await signUp('waiting@example.test')
  const own = new RealtimeClient({ origin: base, expectAuth: true })
  const stock = new ConvexClient(base, {
    webSocketConstructor: WebSocket as never,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
  })
  try {
    proxy.refuse()
    own.setAuth(async () => token)
    stock.setAuth(async () => token)
    const names: unknown[] = []
    own.subscribe(api.users.current, {}, (result) => names.push(result))
    const stockNames: unknown[] = []
    const current = makeFunctionReference<'query', Record<string, never>, { name: string }>(
      'users:current',
    )
    stock.onUpdate(current, {}, (user) => stockNames.push(user?.name))
    // Each was turned away at least once.
    await eventually(() => expect(own.connectionState().retries).toBeGreaterThan(0))
    await eventually(() => {
      expect(stock.connectionState().connectionRetries).toBeGreaterThan(0)
    })
    expect(own.authFlag()).toBe('unknown')
    proxy.heal()
    await eventually(() => {
      expect(names.at(-1)).toMatchObject({ status: 'value', value: { name: 'Sam' } })
      expect(stockNames.at(-1)).toBe('Sam')
    })
    expect(own.authFlag()).toBe(true)
  } finally {
    own.close()
    await stock.close()
  }
})
