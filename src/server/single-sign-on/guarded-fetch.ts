// Asks an identity provider, whose address an owner has typed: it may be slow, lie, or lead into our own network.

import http from 'node:http'
import https from 'node:https'
import { type CallGuard, lookupOf, refusalOf } from '../webhooks/send-webhook.ts'

/** Documents and keys are a few kilobytes. */
const MOST_BYTES = 1_000_000
const MOST_HEADER_BYTES = 32_768
const TIMEOUT_MS = 10_000

interface GuardedRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<Response>

/** Like fetch, to addresses that webhooks may go to as well; it follows nobody elsewhere. */
export function createGuardedFetch(guard: CallGuard): GuardedFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address)
    const refusal = refusalOf(url, guard)
    if (refusal) throw new Error(refusal)
    const text = textOf(body)
    const ended = AbortSignal.timeout(TIMEOUT_MS)
    const send = url.protocol === 'https:' ? https.request : http.request
    return new Promise((resolve, reject) => {
      const request = send(url, {
        method,
        agent: false,
        lookup: lookupOf(guard),
        maxHeaderSize: MOST_HEADER_BYTES,
        signal: signal ? AbortSignal.any([signal, ended]) : ended,
        headers: {
          ...headers,
          'user-agent': 'Shelfcount-SignOn/1',
          ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        readWhole(response).then(resolve, (error: unknown) => {
          request.destroy()
          reject(error)
        })
      })
      request.end(text)
    })
  }
}

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('Only text is sent to identity providers.')
}

async function readWhole(response: http.IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    const part: Buffer = chunk
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error('answer_too_long')
    chunks.push(part)
  }
  const status = response.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers })
}
