// Asks one server for one page as often as it answers.

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** As browsers ask: the host compresses pages while it renders them. */
const HEADERS = { 'accept-encoding': 'gzip', accept: 'text/html' }
const WARM_UP_SECONDS = 2

interface PageServer {
  readonly url: string
  cpuMs(): Promise<number>
}

export interface RequestLoad {
  readonly connections: number
  readonly seconds: number
}

export interface MeasuredRequests {
  readonly perSecond: number
  readonly p99Ms: number
  readonly cpuMsPerRequest: number
  readonly failed: number
}

export async function measureRequests(
  server: PageServer,
  { connections, seconds }: RequestLoad,
): Promise<MeasuredRequests> {
  const ask = (duration: number) =>
    autocannon({ url: server.url, headers: HEADERS, connections, duration })
  await ask(WARM_UP_SECONDS)
  const before = await server.cpuMs()
  const { requests, latency, errors, timeouts, non2xx } = await ask(seconds)
  const cpuMs = (await server.cpuMs()) - before
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    cpuMsPerRequest: cpuMs / requests.total,
    failed: errors + timeouts + non2xx,
  }
}

/** The page as it comes over the wire, for a reference that sends the same bytes. */
export async function recordPage(url: string) {
  const [response]: IncomingMessage[] = await once(get(url, { headers: HEADERS }), 'response')
  if (response?.statusCode !== 200) throw new Error(`The page answers ${response?.statusCode}`)
  const body = await buffer(response)
  const headers = {
    'content-type': response.headers['content-type'] ?? 'text/html',
    'content-length': String(body.byteLength),
    ...(response.headers['content-encoding'] && {
      'content-encoding': response.headers['content-encoding'],
    }),
  }
  return { bodyBase64: body.toString('base64'), headers }
}
