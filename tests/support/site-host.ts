// The whole host on a real socket, with pages and files of a build that stand for those of the product.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createFunctions } from '#server/functions/registry.ts'
import { createHost } from '#server/http/host.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import type { RenderPage } from '#server/http/pages.ts'
import { newId } from '#server/new-id.ts'
import { openQuerySnapshot } from '#server/realtime/one-time-queries.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export const PUBLIC_URL = 'http://shelfcount.example'
const PASSWORD = 'correct horse battery'

export async function startSite() {
  const database = await testDatabase()
  const lines: string[] = []
  const auth = createAuth({
    pool: database.auth,
    publicUrl: PUBLIC_URL,
    secret: 'the secret of the tests has enough letters',
    mails: { send: async () => {} },
    beforeDeleteUser: async () => {},
    log: pino({ level: 'silent' }),
  })
  const folder = await writeBuild()
  const host = await createHost({
    auth,
    database,
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    functions: functionsOf(database),
    metrics: createHttpMetrics(),
    publicUrl: PUBLIC_URL,
    operator: { name: 'Test', contact: null },
    sendsMail: false,
    strictTransport: true,
    trustedProxies: 0,
    metricsToken: 'a token for the monitoring',
    version: '1.2.3',
    clientBuild: folder,
    mailbox: false,
    createPages: async () => ({ render }),
    certificate: null,
    acceptSocket: (socket) => socket.close(1000, 'hello'),
  })
  afterAll(async () => {
    await host.close()
    await rm(folder, { recursive: true })
  })
  const { port } = await host.listen(0, '127.0.0.1')
  const base = `http://127.0.0.1:${port}`

  const get = (pathname: string, headers: Record<string, string> = {}) =>
    fetch(base + pathname, { headers, redirect: 'manual' })

  function post(pathname: string, body: unknown, headers: Record<string, string> = {}) {
    const all = { 'content-type': 'application/json', ...headers }
    return fetch(base + pathname, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }

  async function signUp() {
    const email = `${newId()}@example.test`
    const { id } = await auth.createUser({ name: 'Sam', email, password: PASSWORD })
    const response = await post(
      '/api/auth/sign-in/email',
      { email, password: PASSWORD },
      { origin: base },
    )
    expect(response.status).toBe(200)
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const answer = await get('/api/auth/token', { cookie })
    const { token } = z.object({ token: z.string() }).parse(await answer.json())
    return { id, email, cookie, token }
  }

  async function memberOf(organizationId: string) {
    const user = await signUp()
    await database.owner.query(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
      [organizationId, user.id],
    )
    return user
  }

  async function organization(): Promise<string> {
    const id = newId()
    await database.owner.query('insert into organization (id, name) values ($1, $2)', [id, 'Org'])
    return id
  }

  return { auth, database, host, base, lines, get, post, signUp, memberOf, organization }
}

async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-client-'))
  await mkdir(path.join(folder, 'assets'))
  const script = 'console.log("an asset")'
  await writeFile(path.join(folder, 'assets/app-abc123.js'), script)
  await writeFile(path.join(folder, 'assets/app-abc123.js.gz'), gzipSync(script))
  await writeFile(path.join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {})')
  await writeFile(path.join(folder, '_shell.html'), '<script>start()</script>')
  return folder
}

/** Queries are the product's own; a mutation meets a bug. */
function functionsOf(database: TestDatabase): Parameters<typeof createHost>[0]['functions'] {
  const functions = createFunctions()
  return {
    async openSnapshot(identity, mode) {
      const snapshot = await openQuerySnapshot(database.app, identity, mode)
      const query = (name: string, args: unknown) =>
        snapshot.query({ implementation: functions.find('query', name), args })
      return { query, close: snapshot.close }
    },
    laneKeyOf: async () => '',
    runMutation: async () => {
      throw new Error('another secret detail')
    },
    runAction: async () => null,
  }
}

/** Stands for the framework: says what it was given, and fails on demand. */
const render: RenderPage = async (request, { context }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/broken') throw new Error('a secret detail')
  const { user, token } = await context.backend.session()
  const current = await context.backend.query(api.users.current, {})
  const shown = { user: user?.email ?? null, token, current: current?.email ?? null }
  const filler = '<!-- padding so that the page is worth compressing -->'.repeat(40)
  const html = `<script nonce="${context.nonce}">${JSON.stringify(shown)}</script>${filler}`
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}
