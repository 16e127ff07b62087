// What runs in the reader's process.

import { flushCompileCache } from 'node:module'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { type CheckRequest, checkImport } from './check-import.ts'
import type { ReaderMessage } from './reader-process.ts'

/** Waits for its one order; without the process that gives it, there is nothing to do. */
export function runAsReader(): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', (request) => {
    void answer(parseRequest(request))
  })
}

async function answer(request: CheckRequest): Promise<void> {
  try {
    await checkImport(request, (rows) => tell({ kind: 'progress', rows }))
    // The process is ended from outside, and would keep nothing of what the next one can use.
    flushCompileCache()
    tell({ kind: 'done' })
  } catch (error) {
    if (error instanceof UnreadableFile) tell({ kind: 'unreadable', message: error.message })
    else
      tell({ kind: 'failed', message: error instanceof Error ? String(error.stack) : `${error}` })
  }
}

function tell(message: ReaderMessage): void {
  process.send?.(message)
}

/** Comes from our own process. */
function parseRequest(request: unknown): CheckRequest {
  return request as CheckRequest
}
