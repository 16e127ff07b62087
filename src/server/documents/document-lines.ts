// Reads the lines of a document in pieces, ahead of the writer. Each piece is read as the caller, in a transaction of
// its own, so that a slow download keeps none open.

import { api } from '#contract/api.ts'
import type { AuditResults } from '#contract/audit-results.ts'
import {
  DOCUMENT_LINES,
  type DocumentFilter,
  type DocumentHead,
  type DocumentLine,
} from '#contract/reports.ts'

/** Calls a function once, on behalf of the person who has requested the document. */
export type AskOnce = (path: string, args: object) => Promise<unknown>

export interface DocumentSource {
  readonly head: DocumentHead
  /** The number of lines. */
  readonly total: number
  /** In order from the first line, at most `most` of them. */
  lines(most?: number): AsyncGenerator<readonly DocumentLine[]>
}

export async function openDocument(
  ask: AskOnce,
  auditId: string,
  filter: DocumentFilter,
): Promise<DocumentSource> {
  const head = (await ask(api.reports.getDocument.name, { auditId })) as DocumentHead
  const keys = (await ask(api.reports.listLineKeys.name, {
    auditId,
    ...filter,
  })) as readonly string[]
  const piece = (start: number, end: number) =>
    ask(api.reports.getLines.name, { auditId, keys: keys.slice(start, end) }) as Promise<
      readonly DocumentLine[]
    >
  return {
    head,
    total: keys.length,
    lines: (most = keys.length) => readPieces(piece, Math.min(most, keys.length)),
  }
}

export async function selectResults(ask: AskOnce, auditId: string): Promise<AuditResults> {
  return (await ask(api.audits.getResults.name, { auditId })) as AuditResults
}

/**
 * Pieces requested ahead of the writer. Each takes several round trips to the database; with only one, the database
 * would be idle while a piece is written.
 */
const PIECES_AHEAD = 2

async function* readPieces(
  piece: (start: number, end: number) => Promise<readonly DocumentLine[]>,
  total: number,
): AsyncGenerator<readonly DocumentLine[]> {
  const ahead: Promise<readonly DocumentLine[]>[] = []
  let start = 0
  const readAhead = () => {
    for (; ahead.length < PIECES_AHEAD && start < total; start += DOCUMENT_LINES) {
      ahead.push(quiet(piece(start, Math.min(start + DOCUMENT_LINES, total))))
    }
  }
  readAhead()
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const lines = await next
    readAhead()
    yield lines
  }
}

/** A piece that was read ahead may fail after it is no longer needed. */
function quiet<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
