// What all document downloads share: the caller, the request, and how the document is sent.

import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { type DocumentFilter, documentFilter } from '#contract/reports.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { AskOnce, DocumentSource } from '../documents/document-lines.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'
import { requireCaller } from './callers.ts'
import type { DocumentQueue, QueuedCaller } from './document-queue.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext } from './host-env.ts'

/** Makes the documents, and decides in which order. */
export interface Paper {
  readonly printer: PdfPrinter
  readonly queue: DocumentQueue
}

export interface DocumentCaller extends QueuedCaller {
  /** Stops reading if the caller has gone. */
  readonly ask: AskOnce
}

export async function callerOf(
  c: HostContext,
  { auth, functions }: { readonly auth: AuthService; readonly functions: FunctionHost },
): Promise<DocumentCaller> {
  const identity = await requireCaller(auth, c.req.raw.headers)
  const { signal } = c.req.raw
  return {
    identity,
    signal,
    laneKey: () => functions.laneKeyOf(identity),
    ask: async (path, args) => {
      const snapshot = await functions.openSnapshot(identity, 'inconsistent', signal)
      try {
        return await snapshot.query(path, args)
      } finally {
        await snapshot.close()
      }
    },
  }
}

/** Lists in a URL are separated by commas. */
const listed = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(200))
  .optional()
const limit = z.coerce.number().min(0).optional()
const tolerance = { units: limit, percent: limit, value: limit, valuePercent: limit }
const inAddress = documentFilter.omit({ tolerance: true }).extend({
  auditId: z.uuid(),
  storeIds: listed,
  ...tolerance,
  /** Of the words in a workbook; see readers-language.ts. */
  language: z.string().optional(),
})

export interface AskedDocument {
  readonly auditId: string
  readonly filter: DocumentFilter
  /** True if nothing is left out. */
  readonly isWhole: boolean
}

export function askedIn(c: HostContext): AskedDocument {
  const query = requireInput(inAddress, c.req.query())
  const { auditId, language: _said, units, percent, value, valuePercent, ...lines } = query
  const limits = { units, percent, value, valuePercent }
  const isOwn = Object.values(limits).some((one) => one !== undefined)
  const filter = { ...lines, ...(isOwn && { tolerance: limits }) }
  const { tab, sort: _sort, ...cut } = filter
  return { auditId, filter, isWhole: tab === 'all' && Object.keys(cut).length === 0 }
}

export function fileName({ head }: Pick<DocumentSource, 'head'>, ending: string): string {
  return `${head.confirmationNumber ?? head.auditName}.${ending}`
}

interface FileFacts {
  readonly name: string
  readonly mime: string
}

export function attachText(
  c: HostContext,
  file: FileFacts,
  texts: AsyncGenerator<string>,
): Response {
  headFor(c, file)
  return c.body(Readable.toWeb(Readable.from(texts)) as NodeStream as ReadableStream)
}

/** Audit names may contain anything: ASCII letters for old programs, the real name for others. */
export function headFor(c: HostContext, { name, mime }: FileFacts): void {
  const plain = name.replace(/[^\w .-]/g, '_')
  const real = encodeURIComponent(name).replace(/['()*]/g, escaped)
  c.header('content-type', mime)
  c.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${real}`)
  c.header('cache-control', 'private, no-store')
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`
}
