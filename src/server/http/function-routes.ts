// Functions over HTTP, in the format of the published client of the sync protocol, and batches of queries on one
// snapshot.

import { Hono } from 'hono'
import * as z from 'zod'
import { decodeTimestamp, encodeTimestamp } from '#contract/frames.ts'
import { Fault } from '#domain/fault.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'
import { toFault } from '../realtime/call.ts'
import { bearerOf } from './callers.ts'
import { FUNCTION_REFUSED } from './errors.ts'
import type { FunctionHost, QueryMode, QuerySnapshot } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { createSnapshotTickets } from './snapshot-tickets.ts'

export interface FunctionRouteOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
}

const functionPath = z.string().min(1).max(200)
/** Accepts any JSON: each function checks its own arguments, and refuses those that are nested too deeply. */
const functionArgs = z.record(z.string(), z.unknown())
const call = z.object({
  path: functionPath,
  args: z.union([z.array(functionArgs).max(1), functionArgs]).transform(firstArgs),
  ts: z.string().max(64).optional(),
})
const batch = z.object({
  mode: z.enum(['consistent', 'inconsistent']),
  queries: z
    .array(z.object({ path: functionPath, args: functionArgs }))
    .min(1)
    .max(100),
})

function firstArgs(args: z.infer<typeof functionArgs> | z.infer<typeof functionArgs>[]) {
  return Array.isArray(args) ? (args[0] ?? {}) : args
}

export function functionRoutes({ auth, functions }: FunctionRouteOptions): Hono<HostEnv> {
  const shelf = createSnapshotTickets(functions)
  const caller = (c: HostContext) => bearerOf(auth, c.req.raw.headers)
  return new Hono<HostEnv>()
    .post('/api/query', async (c) => {
      const { path, args } = await read(c, call)
      const identity = await caller(c)
      const { signal } = c.req.raw
      return answer(c, () => queryOnce({ functions, identity, signal }, path, args))
    })
    .post('/api/mutation', async (c) => {
      const { path, args } = await read(c, call)
      const identity = await caller(c)
      return answer(c, () => functions.runMutation(identity, path, args))
    })
    .post('/api/action', async (c) => {
      const { path, args } = await read(c, call)
      const identity = await caller(c)
      return answer(c, () => functions.runAction(identity, path, args))
    })
    .post('/api/queries', async (c) => {
      const { mode, queries } = await read(c, batch)
      const asker = { functions, identity: await caller(c), signal: c.req.raw.signal }
      if (mode === 'inconsistent') {
        const alone = queries.map(({ path, args }) =>
          outcome(c, () => queryOnce(asker, path, args)),
        )
        return c.json({ results: await Promise.all(alone) })
      }
      const results = await withSnapshot(asker, mode, async (snapshot) => {
        const found = []
        for (const { path, args } of queries) {
          found.push(await outcome(c, () => snapshot.query(path, args)))
        }
        return found
      })
      return c.json({ results })
    })
    .post('/api/query_ts', (c) => c.json({ ts: encodeTimestamp(shelf.reserve()) }))
    .post('/api/query_at_ts', async (c) => {
      const { path, args, ts } = await read(c, call)
      const identity = await caller(c)
      const { signal } = c.req.raw
      return answer(c, () => shelf.take(decodeTicket(ts), identity, signal).query(path, args))
    })
}

async function read<Shape>(c: HostContext, shape: z.ZodType<Shape>): Promise<Shape> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new Fault('invalid_argument', 'The request is not a function call.')
  return parsed.data
}

interface Asker {
  readonly functions: FunctionHost
  readonly identity: Identity | null
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal
}

function queryOnce(asker: Asker, path: string, args: unknown): Promise<unknown> {
  return withSnapshot(asker, 'inconsistent', (one) => one.query(path, args))
}

async function withSnapshot<Result>(
  { functions, identity, signal }: Asker,
  mode: QueryMode,
  use: (snapshot: QuerySnapshot) => Promise<Result>,
): Promise<Result> {
  const snapshot = await functions.openSnapshot(identity, mode, signal)
  try {
    return await use(snapshot)
  } finally {
    await snapshot.close()
  }
}

function decodeTicket(ts: string | undefined): number {
  if (!ts || !/^[A-Za-z0-9+/]{11}=$/.test(ts)) throw new Fault('invalid_argument', 'ts is missing.')
  return decodeTimestamp(ts)
}

async function answer(c: HostContext, run: () => Promise<unknown>): Promise<Response> {
  const result = await outcome(c, run)
  const status = result.status === 'success' ? 200 : FUNCTION_REFUSED
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(result), { status, headers })
}

/** A refusal is part of the answer; a bug is logged, and the client only gets its request id. */
async function outcome(c: HostContext, run: () => Promise<unknown>) {
  try {
    return { status: 'success' as const, value: (await run()) ?? null, logLines: [] }
  } catch (error) {
    const fault = toFault(error, (requestId, bug) => {
      c.get('log').error({ err: bug, callId: requestId }, 'a function failed')
    })
    const { message, shape } = fault
    return { status: 'error' as const, errorMessage: message, errorData: shape, logLines: [] }
  }
}
