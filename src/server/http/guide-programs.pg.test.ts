// The programs that the page for developers shows, run as they stand there.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { fetchExport, liveExample, RECEIVER_EXAMPLE } from '#domain/api/guide-examples.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { createWebhookSecret, webhookHeaders } from '../webhooks/webhook-signature.ts'

const ground = await setGround()
const { database, node, gate } = ground
const host = await startTestHost(database, { functions: node.engine, gate })
const home = await setStage(ground, 'Home')
const { orgId, people } = home
const folder = mkdtempSync(join(tmpdir(), 'shelfcount-guide-'))
const programs: ChildProcess[] = []
afterAll(async () => {
  for (const one of programs) one.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  await host.close()
  await node.stop()
})
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

const { secret } = z.object({ secret: z.string() }).parse(
  await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, {
    ...{ orgId, name: 'Guide', scopes: KEY_SCOPES, storeIds: null, expiresAt: null },
  }),
)

/** Begins a program, and gives what it has printed so far. */
function begin(program: string, env: Readonly<Record<string, string>>): () => string {
  const file = join(folder, `${crypto.randomUUID()}.ts`)
  writeFileSync(file, program)
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env } })
  programs.push(child)
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  return () => printed
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

test('live answers are followed', async () => {
  const program = liveExample(node.url).replace('STORE_ID', home.count.storeId)
  const printed = begin(program, { SHELFCOUNT_KEY: secret })
  const name = 'Room of the guide'
  await eventually(() => expect(printed()).toContain('['))
  await home.world.run(people.owner, api.rooms.create, { storeId: home.count.storeId, name })
  await eventually(() => expect(printed()).toContain(name))
})

test('a receiver of webhooks takes what is signed, and nothing else', async () => {
  const key = createWebhookSecret()
  const port = await freePort()
  const program = RECEIVER_EXAMPLE.replace('9000', String(port))
  const printed = begin(program, { WEBHOOK_SECRET: key })
  const body =
    '{"type":"audit.completed","timestamp":"2026-11-19T08:30:00Z","data":{"auditId":"a"}}'
  const message = { id: 'm', timestampSeconds: Math.floor(Date.now() / 1_000), body }
  const post = async (sent: string) => {
    const headers = webhookHeaders(message, [key])
    const url = `http://127.0.0.1:${port}/`
    return (await fetch(url, { method: 'POST', headers, body: sent })).status
  }
  expect(await eventually(() => post(body))).toBe(204)
  expect(await post(body.replace('"a"', '"b"'))).toBe(400)
  await eventually(() => expect(printed()).toContain("audit.completed { auditId: 'a' }"))
})

test('a sealed file is fetched', async () => {
  const shown = fetchExport(host.url).replace('AUDIT_ID', home.sealedAudit.auditId)
  const [, address = ''] = /'(http[^']+)'/.exec(shown) ?? []
  const [, name = '', value = ''] = /-H "([^:]+): ([^"]+)"/.exec(shown) ?? []
  const headers = { [name]: value.replace('$SHELFCOUNT_KEY', secret) }
  const response = await fetch(address, { headers })
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    ...[200, expect.stringMatching(/^attachment; filename=".+\.csv"/)],
  ])
  expect(await response.text()).not.toBe('')
})
