// The client for TypeScript: it compiles strictly, finds mistakes, and reads and writes.

import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { CLIENT_EXAMPLE } from '#domain/api/guide-examples.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
const home = await setStage(ground, 'Home')
const { orgId, people } = home
const folder = mkdtempSync(join(tmpdir(), 'shelfcount-client-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await host.close()
  await node.stop()
})

const { secret } = z.object({ secret: z.string() }).parse(
  await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, {
    ...{ orgId, name: 'Warehouse', scopes: KEY_SCOPES, storeIds: null, expiresAt: null },
  }),
)
const served = await fetch(`${host.url}/api/v1/client.ts`)
const source = await served.text()
// The address that this host is known by leads nowhere.
writeFileSync(join(folder, 'client.ts'), source.replace('http://shelfcount.example', host.url))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

/** What a program beside the client prints. */
async function run(program: string): Promise<string> {
  const file = join(folder, `program-${crypto.randomUUID()}.ts`)
  writeFileSync(file, program)
  const env = { ...process.env, SHELFCOUNT_KEY: secret, NODE_NO_WARNINGS: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env })
  return stdout.trim()
}

/** What a strict compiler says. */
function compile(program: string): string {
  const file = `compiled-${crypto.randomUUID()}.ts`
  writeFileSync(join(folder, file), program)
  const strict = ['--strict', '--noEmit', '--pretty', 'false', '--types', 'node', '--skipLibCheck']
  const modern = ['--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--module', 'nodenext']
  const erasable = ['--allowImportingTsExtensions', '--erasableSyntaxOnly']
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const all = [compiler, ...strict, ...modern, ...erasable, file]
  return spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' }).stdout
}

const BEGIN = `import { ShelfcountError, shelfcount } from './client.ts'
const api = shelfcount({ key: process.env.SHELFCOUNT_KEY ?? '' })
`

test('it is served to everybody, with every operation', () => {
  expect(served.headers.get('access-control-allow-origin')).toBe('*')
  expect(served.headers.get('content-type')).toContain('text/plain')
  for (const { id, method, path } of OPERATIONS) {
    expect(source).toContain(`  ${id}: ${JSON.stringify(`${method} ${path}`)},`)
  }
  expect(source).toContain('"http://shelfcount.example/api/v1"')
})

test('the example of the page compiles, and prints the lines of the newest results', async () => {
  expect(compile(CLIENT_EXAMPLE)).toBe('')
  const printed = (await run(CLIENT_EXAMPLE)).split('\n')
  expect(printed.length).toBeGreaterThan(1)
  expect(printed.slice(1).join('\n')).toContain('10 8')
})

test('a mistake is found before the program runs', () => {
  const mistakes = [
    "await api.call('listAudit', {})",
    "await api.call('listAudits', { status: 'finished' })",
    "await api.call('getAudit', {})",
    "await api.call('createItem', { body: { sku: 'TEA' } })",
    "const { data } = await api.call('getItem', { itemId: '' })",
    "for await (const row of api.rows('getResults', { auditId: '' })) console.log(row)",
    "await api.call('getItem', { itemId: '', idempotencyKey: '' })",
  ]
  const told = compile(`${BEGIN}${mistakes.map((one) => `{ ${one} }`).join('\n')}`)
  const lines = [...told.matchAll(/\((\d+),\d+\): error/g)].map(([, line]) => Number(line))
  expect(lines).toEqual(mistakes.map((_, index) => index + 3))
})

test('what is no answer of the API is told by its status', async () => {
  const printed = await run(`${BEGIN}
    globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
    const told = await api.call('listAudits', {}).catch((error: unknown) => error)
    console.log(told instanceof ShelfcountError, String(told))
  `)
  expect(printed).toBe('false Error: 502 Bad Gateway')
})

test('a file stays the text that it is', async () => {
  const { auditId } = home.sealedAudit
  const input = JSON.stringify({ auditId })
  const program = `${BEGIN}
    const [text, seal] = [await api.call('exportJson', ${input}), await api.call('getSeal', ${input})]
    console.log(text.startsWith('{'), text.includes(seal.confirmationNumber))
  `
  expect(compile(program)).toBe('')
  expect(await run(program)).toBe('true true')
})

test('it writes once, follows cursors, and says what was refused', async () => {
  const printed = await run(`${BEGIN}
    const input = { body: { name: 'Rooibos' }, idempotencyKey: 'rooibos-1' }
    const first = await api.call('createItem', input)
    const again = await api.call('createItem', input)
    const { total } = await api.call('listItems', { limit: 1 })
    const ids = new Set<string>()
    for await (const item of api.rows('listItems', { limit: 2 })) ids.add(item.id)
    const gone = await api.call('archiveItem', { itemId: first.id })
    let refused: unknown
    try {
      await api.call('getItem', { itemId: crypto.randomUUID() })
    } catch (error) {
      refused = error instanceof ShelfcountError && error.problem.code
    }
    const same = first.id === again.id
    console.log(JSON.stringify({ same, all: ids.size === total, gone: gone ?? null, refused }))
  `)
  expect(JSON.parse(printed)).toEqual({ same: true, all: true, gone: null, refused: 'not_found' })
})
