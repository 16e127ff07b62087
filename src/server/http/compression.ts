// Compresses dynamic content. Each piece is flushed at once, so that a page still arrives piece by piece; files of the
// build are compressed by the build.

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { HostMiddleware } from './host-env.ts'

const WORTH_IT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
const SMALLEST_BYTES = 1_024

export const compression: HostMiddleware = async (c, next) => {
  await next()
  const { body, headers } = c.res
  if (!body || !isCompressible(c.req.method, headers)) return
  headers.append('vary', 'accept-encoding')
  if (!acceptedEncoding(c.req.header('accept-encoding'), ['gzip'])) return
  const gzip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as ReadableStream)
  // If a visitor leaves, both end; if a page fails midway, only the answer ends, not the process.
  source.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => source.destroy())
  const compressed = new Response(Readable.toWeb(source.pipe(gzip)) as typeof body, c.res)
  compressed.headers.delete('content-length')
  compressed.headers.set('content-encoding', 'gzip')
  const etag = compressed.headers.get('etag')
  if (etag && !etag.startsWith('W/')) compressed.headers.set('etag', `W/${etag}`)
  c.res = undefined
  c.res = compressed
}

function isCompressible(method: string, headers: Headers): boolean {
  if (method === 'HEAD' || headers.has('content-encoding')) return false
  if (!WORTH_IT.test(headers.get('content-type') ?? '')) return false
  const length = headers.get('content-length')
  return length === null || Number(length) >= SMALLEST_BYTES
}
