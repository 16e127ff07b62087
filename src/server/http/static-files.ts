// The files of the client build. They are listed once at the start, so that requests can only name files in that list.

import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { HostContext, HostMiddleware } from './host-env.ts'
import { pagePolicy } from './security-headers.ts'

interface StaticFile {
  readonly file: string
  readonly type: string
  readonly etag: string
  /** Encodings that the build has written next to the file, best first. */
  readonly encodings: readonly Encoding[]
}

type Encoding = 'br' | 'gzip'

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names under /assets contain a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

export async function serveStaticFiles(folder: string): Promise<HostMiddleware> {
  const files = await listFiles(folder)
  const contents = new Map<string, Promise<Buffer>>()
  const read = (file: string) => {
    const kept = contents.get(file)
    if (kept) return kept
    const content = readFile(file)
    contents.set(file, content)
    content.catch(() => contents.delete(file))
    return content
  }
  return async (c, next) => {
    const found = files.get(c.req.path)
    if (!found || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    return answer(c, found, read)
  }
}

async function answer(
  c: HostContext,
  found: StaticFile,
  read: (file: string) => Promise<Buffer>,
): Promise<Response> {
  c.header('content-type', found.type)
  c.header('cache-control', c.req.path.startsWith('/assets/') ? FOREVER : ASK_FIRST)
  c.header('etag', found.etag)
  if (found.encodings.length > 0) c.header('vary', 'accept-encoding')
  const html = found.type.startsWith('text/html') ? await read(found.file) : Buffer.alloc(0)
  c.header('content-security-policy', filePolicy(c, html))
  if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), found.encodings)
  if (encoding) c.header('content-encoding', encoding)
  const content = await read(encoding ? found.file + SUFFIXES[encoding] : found.file)
  c.header('content-length', String(content.byteLength))
  return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(content))
}

/**
 * A worker uses the policy of its own script, so files get the policy of pages. The page shell for offline use was
 * written by the build, and its inline parts are allowed by hash.
 */
function filePolicy(c: HostContext, html: Buffer): string {
  const text = html.toString('utf8')
  return pagePolicy({
    host: c.req.header('host') ?? '',
    inlineScripts: hashesOf(text, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    inlineStyles: hashesOf(text, /<style[^>]*>([\s\S]*?)<\/style>/g),
  })
}

function hashesOf(html: string, inline: RegExp): readonly string[] {
  const contents = [...html.matchAll(inline)].map((match) => match[1] ?? '')
  const hashes = contents.map((one) => createHash('sha256').update(one).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

async function listFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const present = new Set(names)
  const files = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      const file = path.join(folder, name)
      const { size, mtimeMs } = await stat(file)
      const encodings = (['br', 'gzip'] as const).filter((one) => present.has(name + SUFFIXES[one]))
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream'
      const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
      return [`/${name.split(path.sep).join('/')}`, { file, type, etag, encodings }]
    })
  return new Map(await Promise.all(files))
}
