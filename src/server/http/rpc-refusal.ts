// Refusals of the door of assistants before a tool is called: errors of JSON-RPC, with the product's codes beside them.

import type { HostContext } from './host-env.ts'
import { faultOf, tellNextStep } from './problem.ts'

export const MCP_PATH = '/mcp'

/** The protocol leaves this one to servers. */
const SERVER_ERROR = -32_000

/** The status is that of the fault's code unless the protocol knows a better one. */
export function answerRpcFault(c: HostContext, error: unknown, better?: number): Response {
  const fault = faultOf(c, error)
  const { code, message, details } = fault
  const status = better ?? fault.status
  tellNextStep(c, fault, status)
  const data = { code, requestId: c.get('requestId'), ...(details && { details }) }
  return answerRpcError(c, status, { code: SERVER_ERROR, message, data })
}

export function refuseMethod(c: HostContext, allow: string): Response {
  c.header('allow', allow)
  const message = `Only ${allow} is answered here.`
  return answerRpcError(c, 405, { code: SERVER_ERROR, message })
}

interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: object
}

/** Without an id: it is not known which message this is about, or whether there was one. */
export function answerRpcError(c: HostContext, status: number, error: RpcErrorObject): Response {
  return c.json({ jsonrpc: '2.0', id: null, error }, status as 400)
}
