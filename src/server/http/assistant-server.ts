// A server of the official SDK for one message of one assistant: it knows the versions of the protocol, we know the tools.

import {
  createMcpHandler,
  isLegacyRequest,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { describeTool, TOOL_INSTRUCTIONS, toolsFor } from '#contract/v1/tools.ts'
import { Fault } from '#domain/fault.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext } from './host-env.ts'
import type { KeyCaller } from './keyring.ts'
import { callTool } from './tool-calls.ts'

interface Assisted {
  readonly functions: FunctionHost
  readonly publicUrl: string
  readonly version: string
}

interface Asked {
  readonly caller: KeyCaller
  readonly message: object
}

/** Throws the fault of a key that has ended meanwhile: that is no answer of a tool. */
export async function serveAssistant(
  c: HostContext,
  options: Assisted,
  { caller, message }: Asked,
): Promise<Response> {
  const faults: Fault[] = []
  const server = new Server(
    { name: 'shelfcount', title: 'Shelfcount', version: options.version },
    { capabilities: { tools: {} }, instructions: TOOL_INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: describedFor(caller) }))
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    const tool = toolsFor(caller.scopes).find((one) => one.name === name)
    // What a key may not use is not there for it.
    if (!tool) {
      const text = `There is no tool ${name.slice(0, 60)}.`
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, text)
    }
    try {
      return { ...(await callTool(c, options, { tool, caller, given })) }
    } catch (error) {
      if (error instanceof Fault) faults.push(error)
      throw error
    }
  })
  const response = await answer(c.req.raw, server, message)
  const [fault] = faults
  if (fault) throw fault
  return response
}

/** The SDK names more of a JSON Schema than we do, and checks it when it answers. */
function describedFor({ scopes }: KeyCaller): ListToolsResult['tools'] {
  return toolsFor(scopes).map(describeTool) as unknown as ListToolsResult['tools']
}

async function answer(request: Request, server: Server, parsedBody: object): Promise<Response> {
  if (!(await isLegacyRequest(request, parsedBody))) {
    // Nothing changes that could be subscribed to: a line that stays open would outlive its key.
    const handler = createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 })
    return handler.fetch(request, { parsedBody })
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}
