// The public API: finds the operation of a request, and calls the function behind it as the key.

import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { id } from '#contract/define.ts'
import { readInput } from '#contract/refused-input.ts'
import { openApiDocument, statusOf } from '#contract/v1/openapi.ts'
import {
  isList,
  type ListAnswer,
  type Operation,
  type OperationCall,
} from '#contract/v1/operation.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { KEY_PREFIX } from '#domain/api/api-key.ts'
import { type Allowance, RequestBudget } from '#domain/api/request-budget.ts'
import { Fault, faultKind } from '#domain/fault.ts'
import { toFault } from '../realtime/call.ts'
import type { ChosenNumber, FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import type { KeyCaller, Keyring } from './keyring.ts'

const API_PREFIX = '/api/v1'
const NDJSON = 'application/x-ndjson'
const MOST_LINES = 1_000

export interface ApiRouteOptions {
  readonly functions: FunctionHost
  readonly keyring: Keyring
  readonly publicUrl: string
}

interface Found {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

interface Request extends Found {
  readonly caller: KeyCaller
  readonly query: unknown
  readonly idempotencyKey: string | undefined
  readonly signal: AbortSignal
}

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  // A name in the address comes before any id.
  names: operation.path.split('{').length,
})).toSorted((one, other) => one.names - other.names)

export function apiRoutes({ functions, keyring, publicUrl }: ApiRouteOptions): Hono<HostEnv> {
  const budget = new RequestBudget()
  const document = JSON.stringify(openApiDocument(publicUrl))
  return new Hono<HostEnv>().all(`${API_PREFIX}/*`, async (c) => {
    if (c.req.path === `${API_PREFIX}/openapi.json`) return answerDocument(c, document)
    try {
      const caller = await keyring.callerOf(secretOf(c))
      const allowance = budget.take(caller.keyId, caller.organizationId, Date.now())
      tellAllowance(c, allowance)
      if (!allowance.isAllowed) throw tooMany(allowance)
      const found = findOperation(c)
      const { operation } = found
      const query = readAll(operation.query, c.req.query())
      const key = idempotencyKeyOf(c)
      const request = { ...found, caller, query, idempotencyKey: key, signal: c.req.raw.signal }
      return await answer(c, functions, request)
    } catch (error) {
      return answerProblem(c, publicUrl, error)
    }
  })
}

/** Readable from any page. Calls are not: a key in a page is a key that everybody has. */
function answerDocument(c: HostContext, document: string): Response {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  return c.body(document, 200, headers)
}

function secretOf(c: HostContext): string {
  const secret = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim() ?? ''
  if (secret.startsWith(KEY_PREFIX)) return secret
  c.header('www-authenticate', 'Bearer')
  throw new Fault('unauthenticated', 'Send an API key: Authorization: Bearer shelfcount_key_…')
}

function tellAllowance(c: HostContext, { limit, remaining, resetSeconds }: Allowance): void {
  c.header('ratelimit-limit', String(limit))
  c.header('ratelimit-remaining', String(remaining))
  c.header('ratelimit-reset', String(resetSeconds))
}

function tooMany({ resetSeconds }: Allowance): Fault {
  return new Fault('rate_limited', undefined, { retryAfterSeconds: resetSeconds })
}

function findOperation(c: HostContext): Found {
  const path = c.req.path.slice(API_PREFIX.length)
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const there = ROUTES.flatMap(({ operation, pattern }) => {
    const match = pattern.exec(path)
    return match ? [{ operation, params: match.groups ?? {} }] : []
  })
  const found = there.find(({ operation }) => operation.method === method)
  if (!found) throw new Fault('not_found', `There is no ${c.req.method} ${c.req.path}.`)
  return { operation: found.operation, params: readParams(found.params) }
}

/** What is no id is the id of nothing. */
function readParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const read = id.safeParse(value)
      if (!read.success) throw new Fault('not_found')
      return [name, read.data]
    }),
  )
}

function readAll<Value>(schema: z.ZodType<Value>, input: unknown): Value {
  const read = readInput(schema, input)
  if (read instanceof Fault) throw read
  return read
}

function idempotencyKeyOf(c: HostContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined || c.req.method === 'GET') return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'An Idempotency-Key has 1 to 200 characters without spaces.'
  throw new Fault('invalid_argument', message, { field: 'Idempotency-Key' })
}

async function answer(c: HostContext, functions: FunctionHost, request: Request) {
  const { operation } = request
  if (operation.method === 'GET') {
    const wantsLines = (c.req.header('accept') ?? '').includes(NDJSON)
    if (wantsLines && isList(operation)) return streamPages(c, functions, request)
    return c.json((await read(functions, request, request.query)) as object)
  }
  // Keys that only write would else be known to belong to no organization, and each would have turns of its own.
  await functions.laneKeyOf(request.caller.identity)
  if (operation.bulk && (c.req.header('content-type') ?? '').startsWith(NDJSON)) {
    return writeLines(c, functions, request)
  }
  const body = operation.body ? readAll(operation.body, await jsonBody(c)) : {}
  const value = await write(functions, request, body, 0)
  if (!operation.answer) return c.body(null, 204)
  return c.json(value as object, statusOf(operation) as 200)
}

async function jsonBody(c: HostContext): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('invalid_argument', 'The body is not JSON.')
  }
}

async function read(functions: FunctionHost, request: Request, query: unknown): Promise<unknown> {
  const { operation, caller, params, signal } = request
  const call: OperationCall = { orgId: caller.organizationId, params, query, body: {} }
  const snapshot = await functions.openSnapshot(caller.identity, 'inconsistent', signal)
  try {
    const result = await snapshot.query(operation.calls.name, operation.toArgs(call))
    return operation.toAnswer(result, call)
  } finally {
    await snapshot.close()
  }
}

/** All pages, a row a line. Where a page fails, the answer breaks off: its end is not that of the list. */
async function streamPages(c: HostContext, functions: FunctionHost, request: Request) {
  const page = async (cursor: string | null) => {
    const query = { ...(request.query as object), ...(cursor !== null && { cursor }) }
    return (await read(functions, request, query)) as ListAnswer<unknown>
  }
  let next: ListAnswer<unknown> | null = await page(null)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!next) return controller.close()
      const { data, nextCursor } = next
      controller.enqueue(new TextEncoder().encode(data.map(toLine).join('')))
      try {
        next = nextCursor === null ? null : await page(nextCursor)
      } catch (error) {
        // Nobody else reports what fails after the first page has been sent.
        return controller.error(faultOf(c, error))
      }
      if (!next) controller.close()
    },
  })
  return c.body(body, 200, { 'content-type': NDJSON })
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

async function write(
  functions: FunctionHost,
  request: Request,
  body: unknown,
  line: number,
): Promise<unknown> {
  const { operation, caller, params, query } = request
  const call: OperationCall = { orgId: caller.organizationId, params, query, body }
  const args = operation.toArgs(call)
  const chosen = numberOf(request, args, line)
  const { name } = operation.calls
  const result = await functions.runMutation(caller.identity, name, args, chosen)
  return operation.toAnswer(result, call)
}

/** The number under which a write happens once, and what it asked for. */
function numberOf(
  { idempotencyKey, operation }: Request,
  args: unknown,
  line: number,
): ChosenNumber | undefined {
  if (idempotencyKey === undefined) return undefined
  const asked = JSON.stringify([operation.id, args])
  const fingerprint = createHash('sha256').update(asked).digest('base64url')
  return { connectionId: `idempotency:${idempotencyKey}`, requestId: line, fingerprint }
}

/** Each line is a write of its own: what is refused does not hold up the others. */
async function writeLines(c: HostContext, functions: FunctionHost, request: Request) {
  const lines = (await c.req.text()).split('\n').filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) {
    throw new Fault('invalid_argument', `At most ${MOST_LINES} lines are taken at a time.`)
  }
  const outcomes: string[] = []
  for (const [index, line] of lines.entries()) {
    outcomes.push(
      toLine({ line: index + 1, ...(await outcomeOf(c, functions, request, line, index)) }),
    )
  }
  return c.body(outcomes.join(''), 200, { 'content-type': NDJSON })
}

async function outcomeOf(
  c: HostContext,
  functions: FunctionHost,
  request: Request,
  line: string,
  index: number,
) {
  try {
    const body = readAll(request.operation.body as z.ZodType, parseLine(line))
    const data = await write(functions, request, body, index)
    return { status: statusOf(request.operation), data }
  } catch (error) {
    const { status, code, message, details } = faultOf(c, error)
    return { status, problem: { code, detail: message, ...(details && { details }) } }
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Fault('invalid_argument', 'The line is not JSON.')
  }
}

function faultOf(c: HostContext, error: unknown): Fault {
  return toFault(error, (callId, bug) => {
    c.get('log').error({ err: bug, callId }, 'an operation of the API failed')
  })
}

/** RFC 9457. */
function answerProblem(c: Context<HostEnv>, publicUrl: string, error: unknown): Response {
  const { code, status, message, details } = faultOf(c, error)
  const problem = {
    ...{ type: `${publicUrl}/developers#${code}`, title: faultKind(code).text, status, code },
    ...{ detail: message, requestId: c.get('requestId'), ...(details && { details }) },
  }
  const wait = details?.retryAfterSeconds
  if (typeof wait === 'number') c.header('retry-after', String(wait))
  return c.body(JSON.stringify(problem), status as 400, {
    'content-type': 'application/problem+json',
  })
}
