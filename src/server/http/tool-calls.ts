// Calls the operation behind a tool, and words its answer for an assistant.

import { requireInput } from '#contract/refused-input.ts'
import { splitArguments, type Tool } from '#contract/v1/tools.ts'
import type { Fault } from '#domain/fault.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext } from './host-env.ts'
import type { KeyCaller } from './keyring.ts'
import { readIdempotencyKey, readOperation, readParams, writeOperation } from './operation-calls.ts'
import { API_PREFIX, faultOf } from './problem.ts'

interface Doors {
  readonly functions: FunctionHost
  readonly publicUrl: string
}

interface ToolCall {
  readonly tool: Tool
  readonly caller: KeyCaller
  readonly given: Readonly<Record<string, unknown>>
}

interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent?: object
  readonly isError?: true
}

/** A refusal is an answer that a model reads, except that of a key that has ended. */
export async function callTool(c: HostContext, doors: Doors, call: ToolCall): Promise<ToolAnswer> {
  try {
    const answer = await run(c, doors, call)
    return {
      content: [{ type: 'text', text: JSON.stringify(answer) }],
      structuredContent: answer,
    }
  } catch (error) {
    const fault = faultOf(c, error)
    if (fault.code === 'unauthenticated') throw fault
    return { isError: true, content: [{ type: 'text', text: textOf(fault) }] }
  }
}

function textOf({ code, message, details }: Fault): string {
  return `${code}: ${message}${details ? ` ${JSON.stringify(details)}` : ''}`
}

async function run(
  c: HostContext,
  { functions, publicUrl }: Doors,
  { tool, caller, given }: ToolCall,
): Promise<object> {
  const { operation } = tool
  const split = splitArguments(tool, given)
  const params = readParams(split.params)
  const query = requireInput(operation.query, split.query)
  const request = { operation, caller, params, query, signal: c.req.raw.signal }
  const source = `${publicUrl}${API_PREFIX}${addressOf(operation.path, params, query)}`
  if (operation.method === 'GET') {
    const answer = (await readOperation(functions, request)) as object
    return { ...answer, source }
  }
  await functions.laneKeyOf(caller.identity)
  const body = operation.body ? requireInput(operation.body, split.body) : {}
  const idempotencyKey = readIdempotencyKey(split.idempotencyKey)
  const answer = await writeOperation(functions, { ...request, body, idempotencyKey })
  return { ...(answer as object), source }
}

function addressOf(path: string, params: Readonly<Record<string, string>>, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const asked = Object.entries(query as object).map(([name, value]) => [name, String(value)])
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`
}
