// The result of an audit on paper. A short document is made while the caller waits. A long one becomes a file that
// the caller fetches when it is ready, so that no request takes several seconds.

import { createHash } from 'node:crypto'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import type { DocumentLine } from '#contract/reports.ts'
import type { Language } from '#messages/languages.ts'
import { type DocumentSource, openDocument, selectResults } from '../documents/document-lines.ts'
import { MOST_PAPER_LINES, type ResultsJob } from '../documents/results-document.ts'
import { newId } from '../new-id.ts'
import { type DocumentCaller, fileName, headFor, type Paper } from './document-download.ts'
import type { QueuedCaller } from './document-queue.ts'
import { CHUNK_BYTES, type FileStorage } from './file-storage.ts'
import type { HostContext } from './host-env.ts'

/** Up to this many lines, the caller waits for the document. */
const LINES_AT_ONCE = 500
/** How long a document can be fetched; after that it is made again. */
const KEPT_MS = 24 * 60 * 60_000

export interface PrintedOptions extends DocumentCaller {
  readonly paper: Paper
  readonly storage: FileStorage
  /** Of the reader. */
  readonly language: Language
}

const inAddress = z.object({
  auditId: z.uuid(),
  lines: z.coerce.number().int().min(0).max(MOST_PAPER_LINES).default(LINES_AT_ONCE),
})

export async function printedResults(c: HostContext, options: PrintedOptions): Promise<Response> {
  const query = requireInput(inAddress, c.req.query())
  const { auditId, lines: most } = query
  const { document, job } = await prepare(options, auditId, most)
  const name = fileName(document, 'pdf')
  if (job.lines.length <= LINES_AT_ONCE) {
    const pdf = await print(options.paper, options, job)
    headFor(c, { name, mime: 'application/pdf' })
    return c.body(new Uint8Array(pdf))
  }
  const fileId = newId()
  const log = c.get('log')
  void printIntoFile(options, { document, job, name, fileId }).catch((error: unknown) =>
    log.error({ error, fileId }, 'a document could not be made'),
  )
  return c.json({ fileId, name }, 202)
}

async function print(
  { printer, queue }: Paper,
  caller: QueuedCaller,
  job: ResultsJob,
): Promise<Uint8Array> {
  const { pdf } = await queue.run(
    caller,
    async () => job,
    () => printer.printResults(job),
  )
  return pdf
}

/**
 * The lines that differ, highest value first. Missing and extra ones are read separately: in a list of all lines by
 * value, differing lines without a cost come after lines that do not differ.
 */
async function prepare(
  { ask, language }: PrintedOptions,
  auditId: string,
  most: number,
): Promise<{ readonly document: DocumentSource; readonly job: ResultsJob }> {
  const document = await openDocument(ask, auditId, { tab: 'missing', sort: 'value' })
  const extra = await openDocument(ask, auditId, { tab: 'extra', sort: 'value' })
  const results = await selectResults(ask, auditId)
  const differing = [...(await firstLines(document, most)), ...(await firstLines(extra, most))]
  const lines = byValue(differing).slice(0, most)
  const total = document.total + extra.total
  return {
    document,
    job: { head: document.head, results, lines, total, madeAt: Date.now(), language },
  }
}

async function firstLines(document: DocumentSource, most: number): Promise<DocumentLine[]> {
  const lines: DocumentLine[] = []
  for await (const piece of document.lines(most)) lines.push(...piece)
  return lines
}

/** The highest value first, regardless of its sign; lines without a cost, and so without a value, at the end. */
function byValue(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const size = ({ value }: DocumentLine) => (value === null ? -1 : Math.abs(value))
  return lines.toSorted((one, other) => size(other) - size(one))
}

async function printIntoFile(
  options: PrintedOptions,
  made: {
    readonly document: DocumentSource
    readonly job: ResultsJob
    readonly name: string
    readonly fileId: string
  },
): Promise<void> {
  const { head } = made.document
  const { paper, identity, laneKey } = options
  // Not awaited by a request: the caller fetches the file later.
  const pdf = Buffer.from(await print(paper, { identity, laneKey }, made.job))
  await options.storage.insert({
    organizationId: head.orgId,
    id: made.fileId,
    name: made.name,
    mime: 'application/pdf',
    sizeBytes: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    createdBy: options.identity.userId,
    // The audit may span several stores, so only the person who has requested the document may fetch it.
    storeId: null,
    expiresAt: new Date(made.job.madeAt + KEPT_MS),
    chunks: chunksOf(pdf),
  })
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES)
  }
}
