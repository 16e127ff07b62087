// How the host reports errors: refusals with their code, bugs with only a request id.

import { HTTPException } from 'hono/http-exception'
import { Fault } from '#domain/fault.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { HostContext } from './host-env.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500 | 503

/** Tells the published client that the function itself refused, and that the host did not fail. */
export const FUNCTION_REFUSED = 560

export function refusal(
  c: HostContext,
  status: RefusalStatus,
  code: string,
  message: string,
): Response {
  return c.json({ error: { code, message }, requestId: c.get('requestId') }, status)
}

/** The rest of the body is not read, so the connection cannot serve another request. */
export function tooLarge(c: HostContext, message: string): Response {
  c.header('connection', 'close')
  return refusal(c, 413, 'invalid_argument', message)
}

export function answerError(error: Error, c: HostContext): Response {
  if (error instanceof Fault) return answerFault(error, c)
  if (error instanceof HTTPException) return error.getResponse()
  if (isDatabaseAway(error)) return answerFault(new Fault('unavailable'), c)
  c.get('log').error({ err: error }, 'unexpected error')
  if (wantsPage(c)) {
    const text = `Something went wrong!\n\nRequest ${c.get('requestId')}\n`
    return c.text(text, 500)
  }
  return refusal(c, 500, 'internal', 'Something went wrong!')
}

function answerFault(fault: Fault, c: HostContext): Response {
  if (fault.code === 'unavailable' && wantsPage(c)) return c.text(`${fault.message}\n`, 503)
  const body = JSON.stringify({ error: fault.shape, requestId: c.get('requestId') })
  const headers = { 'content-type': 'application/json' }
  return new Response(body, { status: fault.status, headers })
}

function wantsPage(c: HostContext): boolean {
  return !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html')
}
