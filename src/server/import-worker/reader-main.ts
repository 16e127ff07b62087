// The main program of the reader process.

import { flushCompileCache } from 'node:module'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { type CheckRequest, checkImport } from './check-import.ts'
import type { ReaderMessage } from './reader-process.ts'

/** Waits for its single request, and exits if the parent process is gone. */
export function runAsReader(): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', (request) => {
    void answer(parseRequest(request))
  })
}

async function answer(request: CheckRequest): Promise<void> {
  try {
    await checkImport(request, (rows) => tell({ kind: 'progress', rows }))
    // The parent kills this process, so the compile cache has to be saved now for the next one to use.
    flushCompileCache()
    tell({ kind: 'done' })
  } catch (error) {
    if (error instanceof UnreadableFile) tell({ kind: 'unreadable', reason: error.reason })
    else
      tell({ kind: 'failed', message: error instanceof Error ? String(error.stack) : `${error}` })
  }
}

function tell(message: ReaderMessage): void {
  process.send?.(message)
}

/** The request comes from our own process. */
function parseRequest(request: unknown): CheckRequest {
  return request as CheckRequest
}
