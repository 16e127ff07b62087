// Files over HTTP: photos, profile pictures, imports.

import { Readable } from 'node:stream'
import { Hono } from 'hono'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { LARGEST_FILE_BYTES } from '#domain/import/limits.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { newId } from '../new-id.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { callerGone } from '../realtime/one-time-queries.ts'
import { requireCaller, requireWriter } from './callers.ts'
import { tooLarge } from './errors.ts'
import { CHUNK_BYTES, type FileStorage, type StoredFile } from './file-storage.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { UploadTooLarge, withSpooledUpload } from './upload-spool.ts'

const MAX_FILE_BYTES = 64 * 1024 * 1024
/** Uploads of one person. Waiting ones are not read, so they take no disk space. */
const READ_AT_ONCE = { atOnce: Number.POSITIVE_INFINITY, atOncePerKey: 4, longestLine: 200 }

export interface FileRouteOptions {
  readonly auth: AuthService
  readonly storage: FileStorage
  readonly maxBytes?: number
}

const uploadQuery = z.object({
  organizationId: z.uuid(),
  name: z.string().min(1).max(300),
  /** The shelf with the count that the picture belongs to. */
  auditAssignmentId: z.uuid().optional(),
  /** Item lists are larger than pictures. */
  purpose: z.enum(['import']).optional(),
})

/**
 * Types that the browser may display; all others are downloaded. SVG is not included, because it may contain scripts.
 */
const DRAWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

export function fileRoutes(options: FileRouteOptions): Hono<HostEnv> {
  const queue = new FairQueue(READ_AT_ONCE)
  return new Hono<HostEnv>()
    .post('/api/files', (c) => upload(c, { ...options, queue }))
    .get('/api/files/:id', (c) => download(c, options, c.req.param('id')))
}

interface UploadOptions extends FileRouteOptions {
  readonly queue: FairQueue
}

async function upload(c: HostContext, options: UploadOptions): Promise<Response> {
  const { auth, storage, queue } = options
  const caller = await requireWriter(auth, c.req.raw.headers)
  const { userId } = caller
  const query = requireInput(uploadQuery, c.req.query())
  const { organizationId, name, auditAssignmentId: assignmentId, purpose } = query
  const maxBytes = purpose ? LARGEST_FILE_BYTES : (options.maxBytes ?? MAX_FILE_BYTES)
  const sizeBytes = Number(c.req.header('content-length') ?? 0) || 0
  const admitted = await storage.admit({ caller, organizationId, assignmentId, sizeBytes })
  if (!admitted) throw new Fault('not_found')
  const body = c.req.raw.body
  if (!body) throw new Fault('invalid_argument', 'The file is empty.')
  if (sizeBytes > maxBytes) return tooLarge(c, 'The file is too large.')
  const file = { organizationId, id: newId(), name: plainName(name), mime: mimeOf(c) }
  const keep = () =>
    withSpooledUpload(body, maxBytes, async ({ sizeBytes, sha256, chunks }) => {
      if (sizeBytes === 0) throw new Fault('invalid_argument', 'The file is empty.')
      const stored = { ...file, ...admitted, sizeBytes, sha256, createdBy: userId }
      await storage.insert({ ...stored, chunks: chunks(CHUNK_BYTES) })
      return c.json({ id: file.id, name: file.name, mime: file.mime, sizeBytes, sha256 }, 201)
    })
  const { signal } = c.req.raw
  try {
    return await queue.run(userId, keep, signal)
  } catch (error) {
    if (error instanceof UploadTooLarge) return tooLarge(c, 'The file is too large.')
    throw signal.aborted ? callerGone() : error
  }
}

async function download(
  c: HostContext,
  { auth, storage }: FileRouteOptions,
  id: string,
): Promise<Response> {
  const caller = await requireCaller(auth, c.req.raw.headers)
  const file = z.uuid().safeParse(id).success ? await storage.find(caller, id) : undefined
  if (!file) throw new Fault('not_found')
  // Checked again each time, so that people who left the organization cannot see it any more.
  c.header('cache-control', 'private, no-cache')
  c.header('etag', `"${file.sha256}"`)
  if (c.req.header('if-none-match') === `"${file.sha256}"`) return c.body(null, 304)
  c.header('content-type', file.mime)
  c.header('content-length', String(file.sizeBytes))
  c.header('content-disposition', dispositionOf(file))
  c.header('content-security-policy', "default-src 'none'; sandbox")
  return c.body(Readable.toWeb(Readable.from(storage.read(file))) as ReadableStream)
}

function dispositionOf({ mime, name }: StoredFile): string {
  const kind = DRAWN.has(mime) ? 'inline' : 'attachment'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}

/** The last part of a path, without characters that could end a header or a line of a log. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || 'file'
  )
}

function mimeOf(c: HostContext): string {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type.trim())
    ? type.trim().toLowerCase()
    : 'application/octet-stream'
}
