// Receives webhooks on this machine and says what came, for whoever builds a receiver.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { isSigned } from '#server/webhooks/webhook-signature.ts'

export interface ListenerOptions {
  /** Without one, signatures are not checked. */
  readonly secret: string | undefined
  /** What is answered. */
  readonly status: number
  readonly say: (line: string) => void
  readonly now: () => number
}

/** A message that somebody has caught could be sent again later: receivers refuse what is older. */
const OLDEST_MS = 5 * 60_000
const LARGEST_BYTES = 1_000_000

export function createListener(options: ListenerOptions): Server {
  return createServer((request, response) => {
    readBody(request)
      .then((body) => {
        for (const line of describe(request, body, options)) options.say(line)
        response.writeHead(options.status).end()
      })
      .catch(() => response.destroy())
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > LARGEST_BYTES) throw new Error('This is too large to be a webhook')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function describe(
  request: IncomingMessage,
  body: string,
  { secret, status, now }: ListenerOptions,
): readonly string[] {
  const id = headerOf(request, 'webhook-id')
  const time = headerOf(request, 'webhook-timestamp')
  const signatures = headerOf(request, 'webhook-signature')
  const signed = () =>
    isSigned({ id, timestampSeconds: Number(time), body }, signatures, secret ?? '')
  const isOld = Math.abs(now() - Number(time) * 1_000) > OLDEST_MS
  const verdict =
    secret === undefined
      ? 'not checked: give the secret with --secret'
      : !signed()
        ? 'NOT VALID: refuse it'
        : isOld
          ? 'valid, but TOO OLD: refuse it'
          : 'valid'
  return [
    `${new Date(now()).toISOString()} ${request.method} ${request.url}, answered ${status}`,
    `  webhook-id ${id || 'missing'}`,
    `  signature  ${verdict}`,
    ...indented(body),
  ]
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function indented(body: string): readonly string[] {
  return readable(body)
    .split('\n')
    .map((line) => `  ${line}`)
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
