// The Model Context Protocol for assistants, over streamable HTTP without sessions: each request is answered at once as
// JSON, by the same gate and the same operations as the public API.

import { Hono } from 'hono'
import * as z from 'zod'
import { describeTool, TOOL_INSTRUCTIONS, toolsFor } from '#contract/v1/tools.ts'
import { Fault } from '#domain/fault.ts'
import type { ApiGate } from './api-gate.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import type { KeyCaller } from './keyring.ts'
import { answerRpcError, answerRpcFault, MCP_PATH, refuseMethod } from './rpc-refusal.ts'
import { callTool } from './tool-calls.ts'

/** Newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const METHOD_NOT_FOUND = -32_601
const INVALID_PARAMS = -32_602

export interface McpRouteOptions {
  readonly functions: FunctionHost
  readonly gate: ApiGate
  readonly publicUrl: string
  readonly version: string
}

const message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})
type Message = z.output<typeof message>

const initializing = z.object({ protocolVersion: z.string() })
const calling = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
})

class RpcError extends Error {
  readonly code: number

  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
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
  const version = c.req.header('mcp-protocol-version')
  if (version !== undefined && !isKnown(version)) {
    return refuse(c, INVALID_REQUEST, `There is no version ${version.slice(0, 40)} here.`)
  }
  const input = await readJson(c)
  if (input === undefined) return refuse(c, PARSE_ERROR, 'The body is not JSON.')
  const read = message.safeParse(input)
  if (!read.success) return refuse(c, INVALID_REQUEST, 'The body is not a message of JSON-RPC 2.0.')
  const { id, method } = read.data
  // Notifications, and answers to questions that were never asked.
  if (id === undefined || method === undefined) return c.body(null, 202)
  try {
    const result = await resultOf(c, options, caller, read.data)
    return c.json({ jsonrpc: '2.0', id, result })
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return c.json({ jsonrpc: '2.0', id, error: { code: error.code, message: error.message } })
  }
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

function isKnown(version: string): boolean {
  return VERSIONS.some((one) => one === version)
}

async function resultOf(
  c: HostContext,
  options: McpRouteOptions,
  caller: KeyCaller,
  { method, params = {} }: Message,
): Promise<object> {
  switch (method) {
    case 'initialize':
      return introduction(readParams(initializing, params).protocolVersion, options.version)
    case 'ping':
      return {}
    case 'tools/list':
      return { tools: toolsFor(caller.scopes).map(describeTool) }
    case 'tools/call': {
      const { name, arguments: given } = readParams(calling, params)
      const tool = toolsFor(caller.scopes).find((one) => one.name === name)
      // What a key may not use is not there for it.
      if (!tool) throw new RpcError(INVALID_PARAMS, `There is no tool ${name.slice(0, 60)}.`)
      return callTool(c, options, { tool, caller, given })
    }
    default:
      throw new RpcError(METHOD_NOT_FOUND, `There is no method ${String(method).slice(0, 60)}.`)
  }
}

function introduction(wanted: string, version: string): object {
  return {
    protocolVersion: isKnown(wanted) ? wanted : VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'shelfcount', title: 'Shelfcount', version },
    instructions: TOOL_INSTRUCTIONS,
  }
}

function readParams<Value>(schema: z.ZodType<Value>, params: unknown): Value {
  const read = schema.safeParse(params)
  if (read.success) return read.data
  throw new RpcError(INVALID_PARAMS, 'The parameters of this method are something else.')
}
