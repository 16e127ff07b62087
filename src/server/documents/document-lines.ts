// Reads the lines of a document piece by piece, the next ones while the last one is being written.
// Each piece is asked for as the caller, in a transaction of its own: a slow reader holds none open.

import { api } from '#contract/api.ts'
import type { AuditResults } from '#contract/audit-results.ts'
import {
  DOCUMENT_LINES,
  type DocumentFilter,
  type DocumentHead,
  type DocumentLine,
} from '#contract/reports.ts'

/** Calls a function once, on behalf of the person who wants the document. */
export type AskOnce = (path: string, args: object) => Promise<unknown>

export interface DocumentSource {
  readonly head: DocumentHead
  /** How many lines there are. */
  readonly total: number
  /** In order from the first one, at most `most` of them. */
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
 * Pieces that are asked for while one is written. Each takes several trips to the database: with one
 * alone the database would wait for the writer between them.
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

/** A page that was read ahead may fail once it is no longer needed. */
function quiet<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
