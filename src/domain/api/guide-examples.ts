// The calls that the page for developers shows. A test makes each of them.

export interface GuideExample {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below the address of the API. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly status: number
}

const NDJSON = 'application/x-ndjson'

export const GUIDE_EXAMPLES = {
  first: { id: 'first', method: 'GET', path: '/organization', status: 200 },
  stores: { id: 'stores', method: 'GET', path: '/stores', status: 200 },
  write: {
    ...{ id: 'write', method: 'POST', path: '/items', status: 201 },
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'tea-2026-11-19' },
    body: '{"name":"Green tea 100 g","sku":"TEA-100","unitCost":2.1}',
  },
  pages: { id: 'pages', method: 'GET', path: '/items?limit=50', status: 200 },
  since: {
    ...{ id: 'since', method: 'GET', status: 200 },
    path: '/audits?status=completed&from=2026-11-19T00:00:00Z',
  },
  bulkIn: {
    ...{ id: 'bulkIn', method: 'POST', path: '/items', status: 200 },
    headers: { 'Content-Type': NDJSON, 'Idempotency-Key': 'catalogue-2026-11-19' },
    body: '{"name":"Black tea 100 g","sku":"TEA-101"}\n{"name":"Rooibos 100 g","sku":"TEA-102"}',
  },
  stock: {
    ...{ id: 'stock', method: 'POST', path: '/stores/STORE_ID/imports', status: 201 },
    headers: { 'Content-Type': NDJSON, 'Idempotency-Key': 'stock-2026-11-19' },
    body: '{"sku":"TEA-101","name":"Black tea 100 g","quantity":24,"unitCost":2.1}\n{"sku":"TEA-102","name":"Rooibos 100 g","quantity":7.5}',
  },
  imported: {
    ...{ id: 'imported', method: 'GET', path: '/stores/STORE_ID/imports/IMPORT_ID', status: 200 },
  },
  confirm: {
    ...{ id: 'confirm', method: 'POST', status: 204 },
    path: '/stores/STORE_ID/imports/IMPORT_ID/confirm',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  },
  bulkOut: {
    ...{ id: 'bulkOut', method: 'GET', path: '/items', status: 200 },
    headers: { Accept: NDJSON },
  },
  error: {
    ...{ id: 'error', method: 'GET', status: 404 },
    path: '/items/0197a0b4-9d2e-7cc1-8f5c-3f1b2d6a7e90',
  },
} as const satisfies Readonly<Record<string, GuideExample>>

/** Puts the key where the examples expect it. */
export const KEEP_KEY = "export SHELFCOUNT_KEY='shelfcount_key_…'"

/** For a shell, with the key in `SHELFCOUNT_KEY`. */
export function curlOf({ method, path, headers = {}, body }: GuideExample, origin: string): string {
  const address = `${origin}/api/v1${path}`
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    `-H "Authorization: Bearer $SHELFCOUNT_KEY"`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [`--data-binary '${body}'`]),
  ]
  return lines.join(' \\\n  ')
}

/** As most assistants take it. */
export function assistantSettings(origin: string): string {
  const headers = { Authorization: 'Bearer shelfcount_key_…' }
  const server = { type: 'http', url: `${origin}/mcp`, headers }
  return JSON.stringify({ mcpServers: { shelfcount: server } }, null, 2)
}

/** Fetches the client for TypeScript. */
export function fetchClient(origin: string): string {
  return `curl -O '${origin}/api/v1/client.ts'`
}

/** Keeps the file under its own name. */
export function fetchExport(origin: string): string {
  return [
    `curl -OJ '${origin}/api/v1/audits/AUDIT_ID/exports/csv'`,
    `-H "Authorization: Bearer $SHELFCOUNT_KEY"`,
  ].join(' \\\n  ')
}

/** With the published client of the protocol. */
export function liveExample(origin: string): string {
  return `import { ConvexClient } from 'convex/browser'
import { anyApi } from 'convex/server'

const client = new ConvexClient('${origin}', { skipConvexDeploymentUrlCheck: true })
client.setAuth(async () => process.env.SHELFCOUNT_KEY)
client.onUpdate(anyApi.rooms.getWithDetails, { storeId: 'STORE_ID' }, (rooms) => {
  console.log(rooms.map((room) => room.name))
})`
}

/** A receiver of webhooks, with the secret in `WEBHOOK_SECRET`. */
export const RECEIVER_EXAMPLE = `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '')
createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers)
    console.log(type, data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(9000)`

/** Shows what arrives on a developer's own machine. */
export const LISTEN = "npm run webhook-listen -- --secret 'whsec_…'"

/** Beside `client.ts`, with the key in `SHELFCOUNT_KEY`. */
export const CLIENT_EXAMPLE = `import { shelfcount } from './client.ts'

const api = shelfcount({ key: process.env.SHELFCOUNT_KEY ?? '' })
const { data } = await api.call('listAudits', { status: 'completed', limit: 1 })
for (const audit of data) {
  console.log(audit.name)
  for await (const line of api.rows('listResultLines', { auditId: audit.id })) {
    console.log(line.sku, line.name, line.expected, line.counted)
  }
}`
