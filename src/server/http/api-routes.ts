// The public API: finds the operation of a request, and calls the function behind it as the key.

import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { clientSource } from '#contract/v1/client-source.ts'
import { openApiDocument, statusOf } from '#contract/v1/openapi.ts'
import { isList, type ListAnswer, type Operation } from '#contract/v1/operation.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { requestsForLines } from '#domain/api/request-budget.ts'
import { Fault } from '#domain/fault.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import type { ApiGate } from './api-gate.ts'
import { attachText } from './document-download.ts'
import type { FileStorage } from './file-storage.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { parsedLines, withKeptLines } from './kept-lines.ts'
import {
  type OperationRequest,
  readFilePart,
  readIdempotencyKey,
  readOperation,
  readParams,
  requireOpenStore,
  writeOperation,
} from './operation-calls.ts'
import { API_PREFIX, answerProblem, faultOf, isApiPath } from './problem.ts'

const NDJSON = 'application/x-ndjson'
const MOST_LINES = 1_000

export interface ApiRouteOptions {
  readonly functions: FunctionHost
  readonly gate: ApiGate
  readonly storage: FileStorage
  readonly publicUrl: string
}

interface Found {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

interface Request extends OperationRequest {
  readonly idempotencyKey: string | undefined
}

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  // A name in the address comes before any id.
  names: operation.path.split('{').length,
})).toSorted((one, other) => one.names - other.names)

interface Doors extends Pick<ApiRouteOptions, 'functions' | 'gate' | 'storage'> {
  readonly uploads: FairQueue
}

/** Of one key; those that wait are not read. */
const UPLOADS = { atOnce: Number.POSITIVE_INFINITY, atOncePerKey: 4, longestLine: 200 }

export function apiRoutes({ publicUrl, ...options }: ApiRouteOptions): Hono<HostEnv> {
  const { gate } = options
  const doors = { ...options, uploads: new FairQueue(UPLOADS) }
  const described = openApiDocument(publicUrl)
  const document = JSON.stringify(described)
  const client = clientSource(described)
  return new Hono<HostEnv>().all(`${API_PREFIX}/*`, async (c) => {
    if (c.req.path === `${API_PREFIX}/openapi.json`) {
      return answerFile(c, document, 'application/json')
    }
    if (c.req.path === `${API_PREFIX}/client.ts`) {
      return answerFile(c, client, 'text/plain; charset=utf-8')
    }
    try {
      const caller = await gate.enter(c)
      const found = findOperation(c)
      const { operation } = found
      const query = requireInput(operation.query, c.req.query())
      const key = idempotencyKeyOf(c)
      const request = { ...found, caller, query, idempotencyKey: key, signal: c.req.raw.signal }
      return await answer(c, doors, request)
    } catch (error) {
      return answerProblem(c, publicUrl, error)
    }
  })
}

/** Readable from any page. Calls are not: a key in a page is a key that everybody has. */
function answerFile(c: HostContext, text: string, type: string): Response {
  return c.body(text, 200, { 'content-type': type, 'access-control-allow-origin': '*' })
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

function idempotencyKeyOf(c: HostContext): string | undefined {
  return c.req.method === 'GET' ? undefined : readIdempotencyKey(c.req.header('idempotency-key'))
}

async function answer(c: HostContext, doors: Doors, request: Request) {
  const { functions } = doors
  const { operation } = request
  if (operation.file !== undefined) return sendFile(c, doors, request, operation.file)
  if (operation.method === 'GET') {
    const wantsLines = (c.req.header('accept') ?? '').includes(NDJSON)
    if (wantsLines && isList(operation)) return streamPages(c, doors, request)
    return c.json((await readOperation(functions, request)) as object)
  }
  // Keys that only write would else be known to belong to no organization, and each would have turns of its own.
  await functions.laneKeyOf(request.caller.identity)
  if (operation.lines) return keepLines(c, doors, request)
  if (operation.bulk && sendsLines(c)) return writeLines(c, doors, request)
  const body = operation.body ? requireInput(operation.body, await jsonBody(c)) : {}
  const value = await writeOperation(functions, { ...request, body })
  if (!operation.answer) return c.body(null, 204)
  return c.json(value as object, statusOf(operation) as 200)
}

function sendsLines(c: HostContext): boolean {
  return (c.req.header('content-type') ?? '').startsWith(NDJSON)
}

/** Lines that are kept as a file have the limits of files. */
export function isFileOfLines(c: HostContext): boolean {
  if (c.req.method !== 'POST' || !isApiPath(c.req.path) || !sendsLines(c)) return false
  const path = c.req.path.slice(API_PREFIX.length)
  return ROUTES.some(
    ({ operation: { method, lines }, pattern }) =>
      method === 'POST' && lines !== undefined && pattern.test(path),
  )
}

/** All lines or none: they become one file, and what is made of it happens once. */
async function keepLines(
  c: HostContext,
  { functions, storage, uploads }: Doors,
  request: Request,
): Promise<Response> {
  const { caller, operation, signal } = request
  await requireOpenStore(functions, request)
  const value = await uploads.run(
    caller.keyId,
    async () =>
      withKeptLines(storage, caller, await linesOf(c, operation), (kept) =>
        writeOperation(functions, { ...request, body: {}, kept }),
      ),
    signal,
  )
  return c.json(value as object, statusOf(operation) as 200)
}

async function linesOf(c: HostContext, { body }: Operation): Promise<AsyncIterable<unknown>> {
  if (sendsLines(c)) return parsedLines(c.req.raw.body ?? new Blob().stream())
  const { lines } = requireInput(body as z.ZodType<{ lines: unknown[] }>, await jsonBody(c))
  return Readable.from(lines)
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

/** All pages, a row a line. Where a page fails, the answer breaks off: its end is not that of the list. */
async function streamPages(c: HostContext, { functions, gate }: Doors, request: Request) {
  const page = async (cursor: string | null) => {
    const query = { ...(request.query as object), ...(cursor !== null && { cursor }) }
    return (await readOperation(functions, { ...request, query })) as ListAnswer<unknown>
  }
  let next: ListAnswer<unknown> | null = await page(null)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!next) return controller.close()
      const { data, nextCursor } = next
      controller.enqueue(new TextEncoder().encode(data.map(toLine).join('')))
      try {
        if (nextCursor !== null) await gate.waitToSpend(request.caller, 1, request.signal)
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

/** Part after part, each of which costs a request as a page does. */
async function sendFile(
  c: HostContext,
  { functions, gate }: Doors,
  request: Request,
  mime: string,
): Promise<Response> {
  const first = await readFilePart(functions, request, 0)
  async function* texts(): AsyncGenerator<string> {
    yield first.text
    for (let part = 1; part < first.parts; part += 1) {
      try {
        await gate.waitToSpend(request.caller, 1, request.signal)
        yield (await readFilePart(functions, request, part)).text
      } catch (error) {
        // Nobody else reports what fails after the first part has been sent.
        throw faultOf(c, error)
      }
    }
  }
  return attachText(c, { name: first.fileName, mime }, texts())
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

/** Each line is a write of its own: what is refused does not hold up the others. */
async function writeLines(c: HostContext, { functions, gate }: Doors, request: Request) {
  const lines = (await c.req.text()).split('\n').filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) {
    throw new Fault('invalid_argument', `At most ${MOST_LINES} lines are taken at a time.`)
  }
  // One was spent at the gate.
  gate.spend(c, request.caller, requestsForLines(lines.length) - 1)
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
    const body = requireInput(request.operation.body as z.ZodType, parseLine(line))
    const data = await writeOperation(functions, { ...request, body, line: index })
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
