// The Model Context Protocol for assistants, over streamable HTTP without sessions: each request is answered at once as
// JSON, by the same gate and the same operations as the public API. The protocol itself is the official SDK's.

import { Hono } from 'hono'
import { Fault } from '#domain/fault.ts'
import type { ApiGate } from './api-gate.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import type { KeyCaller } from './keyring.ts'
import { answerRpcError, answerRpcFault, MCP_PATH, refuseMethod } from './rpc-refusal.ts'

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

export interface McpRouteOptions {
  readonly functions: FunctionHost
  readonly gate: ApiGate
  readonly publicUrl: string
  readonly version: string
}

export function mcpRoutes(options: McpRouteOptions): Hono<HostEnv> {
  const { gate, publicUrl } = options
  return new Hono<HostEnv>().all(MCP_PATH, async (c) => {
    try {
      refuseOtherSites(c, publicUrl)
      const caller = await gate.enter(c)
      // There is nothing to listen to and no session to end.
      if (c.req.method !== 'POST') return refuseMethod(c, 'POST')
      return await answerMessage(c, options, caller)
    } catch (error) {
      return answerRpcFault(c, error)
    }
  })
}

/** A page that somebody opens must not reach this host through their browser. */
function refuseOtherSites(c: HostContext, publicUrl: string): void {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === publicUrl) return
  throw new Fault('forbidden', 'This request came from another site.')
}

async function answerMessage(c: HostContext, options: McpRouteOptions, caller: KeyCaller) {
  const message = await readJson(c)
  if (message === undefined) return refuse(c, PARSE_ERROR, 'The body is not JSON.')
  // One of the older versions has batches: many calls for the price of one request.
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return refuse(c, INVALID_REQUEST, 'The body is not a message of JSON-RPC 2.0.')
  }
  // Loaded with the first assistant: an installation without one does not carry it.
  const { serveAssistant } = await import('./assistant-server.ts')
  return serveAssistant(c, options, { caller, message })
}

function refuse(c: HostContext, code: number, text: string): Response {
  return answerRpcError(c, 400, { code, message: text })
}

async function readJson(c: HostContext): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    return undefined
  }
}
