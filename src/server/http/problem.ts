// Refusals of the public API: RFC 9457, with the product's codes.

import { type Fault, faultKind } from '#domain/fault.ts'
import { toFault } from '../realtime/call.ts'
import type { HostContext } from './host-env.ts'

export const API_PREFIX = '/api/v1'

export function isApiPath(path: string): boolean {
  return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)
}

export function faultOf(c: HostContext, error: unknown): Fault {
  return toFault(error, (callId, bug) => {
    c.get('log').error({ err: bug, callId }, 'an operation of the API failed')
  })
}

/** The status is that of the fault's code unless the protocol knows a better one. */
export function answerProblem(
  c: HostContext,
  publicUrl: string,
  error: unknown,
  better?: number,
): Response {
  const fault = faultOf(c, error)
  const { code, message, details } = fault
  const status = better ?? fault.status
  const problem = {
    ...{ type: `${publicUrl}/developers#${code}`, title: faultKind(code).text, status, code },
    ...{ detail: message, requestId: c.get('requestId'), ...(details && { details }) },
  }
  tellNextStep(c, fault, status)
  return c.body(JSON.stringify(problem), status as 400, {
    'content-type': 'application/problem+json',
  })
}

/** What a client may do about it: send a key, or wait. */
export function tellNextStep(c: HostContext, { details }: Fault, status: number): void {
  if (status === 401) c.header('www-authenticate', 'Bearer')
  const wait = details?.retryAfterSeconds
  if (typeof wait === 'number') c.header('retry-after', String(wait))
}
