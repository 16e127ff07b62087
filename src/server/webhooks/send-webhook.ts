// Sends one message to one receiver, which may be slow, lie, or be somebody who wants to look into our network.

import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { parseRetryAfter } from '#domain/webhooks/delivery-plan.ts'
import { isPublicAddress } from '#domain/webhooks/public-address.ts'
import { resolveNames } from './resolve-name.ts'
import { hostOf } from './webhook-keeper.ts'

export interface SentMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Where this server may be made to call. */
export interface CallGuard {
  readonly allowsPrivate: boolean
  /** Resolves names; see resolve-name.ts, unless a test has others. */
  readonly lookup?: LookupFunction
}

export interface SendOptions extends CallGuard {
  /** For the whole exchange, however much of it has arrived. */
  readonly timeoutMs: number
}

export interface Reply {
  /** Null without an answer; then the error says why. */
  readonly status: number | null
  readonly error: string | null
  /** The first bytes of the answer. */
  readonly answer: string
  readonly retryAfterMs: number | null
}

/** What is kept of an answer. The rest is not even read. */
const MOST_KEPT_BYTES = 1_000
const MOST_HEADER_BYTES = 16_384

/** Never throws: whatever happens is an answer. */
export function sendWebhook(message: SentMessage, options: SendOptions): Promise<Reply> {
  return new Promise((resolve) => {
    const url = new URL(message.url)
    const refusal = refusalOf(url, options)
    if (refusal) return resolve(withoutAnswer(refusal))
    const end = (reply: Reply) => {
      clearTimeout(timer)
      request.destroy()
      resolve(reply)
    }
    const send = url.protocol === 'https:' ? https.request : http.request
    const request = send(url, {
      method: 'POST',
      // A connection of its own: none is shared with another tenant or kept open by a receiver.
      agent: false,
      lookup: lookupOf(options),
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': 'Shelfcount-Webhooks/1',
        ...message.headers,
      },
    })
    const timer = setTimeout(() => end(withoutAnswer('timeout')), options.timeoutMs)
    request.on('error', (error) => end(withoutAnswer(errorName(error))))
    request.on('response', (response) => readAnswer(response, end))
    request.end(message.body)
  })
}

export function lookupOf({ allowsPrivate, lookup }: CallGuard): LookupFunction {
  const resolve = lookup ?? resolveNames({ asksMachine: allowsPrivate })
  return allowsPrivate ? resolve : publicOnly(resolve)
}

export function refusalOf(url: URL, { allowsPrivate }: CallGuard): string | undefined {
  if (allowsPrivate) return undefined
  if (url.protocol !== 'https:') return 'insecure_address'
  const host = hostOf(url)
  // Addresses are not looked up, so they are judged here.
  return isIP(host) !== 0 && !isPublicAddress(host) ? PRIVATE : undefined
}

const PRIVATE = 'private_address'

/** The socket connects to exactly what was judged here, so a name cannot lead elsewhere a moment later. */
export function publicOnly(resolve: LookupFunction): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      // One private address among public ones is reason enough: the next attempt might choose it.
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(Object.assign(new Error(PRIVATE), { code: PRIVATE }), '', 0)
      }
      if (lookupOptions.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** The status decides, so an answer that never ends does no harm: what has come in a moment is kept. */
const ANSWER_MS = 1_000

function readAnswer(response: http.IncomingMessage, end: (reply: Reply) => void): void {
  const kept: Buffer[] = []
  let bytes = 0
  const finish = () => {
    clearTimeout(timer)
    end({
      status: response.statusCode ?? null,
      error: null,
      answer: readable(Buffer.concat(kept).subarray(0, MOST_KEPT_BYTES)),
      retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
    })
  }
  const timer = setTimeout(finish, ANSWER_MS)
  response.on('data', (chunk: Buffer) => {
    kept.push(chunk)
    bytes += chunk.length
    if (bytes >= MOST_KEPT_BYTES) finish()
  })
  response.on('end', finish)
  response.on('error', finish)
}

/** A database keeps no zero bytes. */
function readable(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '')
}

function withoutAnswer(error: string): Reply {
  return { status: null, error, answer: '', retryAfterMs: null }
}

/** Such as ECONNREFUSED: a word that somebody can look up, and nothing of our network. */
function errorName(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'failed'
}
