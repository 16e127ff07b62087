// Every operation of the served description with requests made from it, such as fit and such as do not: no error of ours,
// and no answer that the description does not know.

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { freshImport } from '#tests/support/callers/fresh-import.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import {
  broken,
  fitting,
  type Node,
  nodeOf,
  nodesOf,
  parameter,
} from '#tests/support/values-of-schema.ts'

/** All of them together fit into the requests that an organization has in a minute. */
const RUNS = 30
const BASE = '/api/v1'
const PROBLEM = 'application/problem+json'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const away = await setStage(ground, 'Neighbours')
const document = nodeOf(await (await fetch(`${host.url}${BASE}/openapi.json`)).json())
const [shelf = ''] = await home.idsOf(
  'select id from shelf where room_id = $1 limit 1',
  home.count.roomId,
)
const { owner } = home.people
const { id: webhook } = await home.world.run(owner, api.webhooks.create, {
  ...{ orgId: home.orgId, url: 'https://receiver.example/hooks', name: '' },
  events: ['audit.completed'],
})
const { id: message } = await home.world.run(owner, api.webhooks.sendTest, {
  ...{ orgId: home.orgId, endpointId: webhook },
})
const imported = await Promise.all(
  ['checked', 'checked', 'checking'].map((status) => freshImport(home, status)),
)
const values = {
  document,
  known: {
    storeId: [home.storeId, home.count.storeId, away.storeId],
    roomId: [home.count.roomId, away.count.roomId],
    shelfId: [shelf],
    itemId: [home.tea.id, away.tea.id],
    auditId: [home.sealedAudit.auditId, home.count.auditId, away.sealedAudit.auditId],
    with: [home.laterSealedAudit.auditId, away.sealedAudit.auditId],
    assignmentId: [home.heldShelf, home.freshShelf(), home.freshShelf()],
    deviceId: ['robot-1'],
    text: ['tea'],
    importId: imported,
    ...{ webhookId: [webhook], eventId: [message], url: ['https://receiver.example/hooks'] },
  },
}

async function newKey(): Promise<string> {
  const { orgId, people } = home
  const args = { orgId, name: 'Fuzz', scopes: KEY_SCOPES, storeIds: null, expiresAt: null }
  const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
  return z.object({ secret: z.string() }).parse(made).secret
}

interface Described {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: Node
}

const described: readonly Described[] = Object.entries(nodeOf(document.paths)).flatMap(
  ([path, methods]) =>
    Object.entries(nodeOf(methods)).map(([method, one]) => {
      const operation = nodeOf(one)
      return { name: String(operation.operationId), method: method.toUpperCase(), path, operation }
    }),
)

/** Answers as the description has them, by media type. Texts of other types are files and lines, which have no schema. */
function readerOf(schema: Node): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: nodeOf(document.components).schemas })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

function contentsOf(answer: unknown): ReadonlyMap<string, z.ZodType> {
  return new Map(
    Object.entries(nodeOf(nodeOf(answer).content)).map(([type, one]) => [
      type,
      readerOf(nodeOf(nodeOf(one).schema)),
    ]),
  )
}

function requestsOf({
  method,
  path,
  operation,
}: Described): fc.Arbitrary<RequestInit & { path: string }> {
  const parameters = nodesOf(operation.parameters)
  const among = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map((one) => [String(one.name), parameter(values, one)]),
    )
  const needed = parameters.filter((one) => one.in === 'query' && one.required === true)
  const query = fc.record(among('query'), { requiredKeys: needed.map(({ name }) => String(name)) })
  const content = nodeOf(nodeOf(operation.requestBody).content)
  const body = nodeOf(nodeOf(content['application/json']).schema)
  const bodies = operation.requestBody
    ? fc.oneof(fitting(values, body), broken(values, body))
    : undefined
  const asked = [...contentsOf(nodeOf(operation.responses)['200']).keys(), 'application/json']
  return fc
    .record({
      params: fc.record(among('path')),
      query,
      body: bodies ?? fc.constant(undefined),
      type: fc.constantFrom('application/json', ...Object.keys(content)),
      accept: fc.constantFrom(...asked),
    })
    .map((made) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(wellFormed(made.params[name] ?? '')),
      )
      const asks = Object.entries(made.query).map(([name, one]) => [name, String(one)])
      const text = made.body === undefined ? undefined : JSON.stringify(made.body)
      return {
        path: asks.length === 0 ? filled : `${filled}?${new URLSearchParams(asks)}`,
        method,
        headers: { 'content-type': made.type, accept: made.accept },
        ...(text !== undefined && { body: text }),
      }
    })
}

/** Half of a letter cannot be sent in an address. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

const seen: number[] = []

test.each(described.map((one) => [one.name, one] as const))(
  '%s answers everything as it is described',
  async (_name, one) => {
    const secret = await newKey()
    const answers = new Map(
      Object.entries(nodeOf(one.operation.responses)).map(([status, answer]) => [
        status,
        contentsOf(answer),
      ]),
    )
    // Files and lines are texts as they are.
    const isFile = one.operation['x-file'] === true
    const isValue = (type: string) => type === PROBLEM || (type === 'application/json' && !isFile)
    await fc.assert(
      fc.asyncProperty(requestsOf(one), async ({ path, headers, ...rest }) => {
        const told = { ...(headers as object), authorization: `Bearer ${secret}` }
        const response = await fetch(`${host.url}${BASE}${path}`, { ...rest, headers: told })
        const { status } = response
        seen.push(status)
        const text = await response.text()
        expect([status, text]).toEqual([
          expect.toSatisfy((code) => code < 500 && code !== 429),
          text,
        ])
        // An address of which a part is missing is that of no operation, or of another.
        const readers = answers.get(String(status)) ?? (status >= 400 && answers.get('default'))
        if (!readers) throw new Error(`${status} is not described: ${text}`)
        const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
        if (readers.size === 0 && text === '') return
        const reader = [...readers].find(([name]) => name.split(';')[0] === type)?.[1]
        if (!reader) throw new Error(`${type} is not described for ${status}: ${text}`)
        reader.parse(isValue(type) ? JSON.parse(text) : text)
      }),
      { numRuns: RUNS },
    )
    expect(node.reports).toEqual([])
  },
)

test('many of the requests were taken, and many refused', () => {
  expect(seen.filter((status) => status < 300).length).toBeGreaterThan(described.length)
  expect(seen.filter((status) => status >= 400).length).toBeGreaterThan(described.length)
})
