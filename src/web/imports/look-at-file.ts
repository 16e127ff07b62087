import type { ImportKind } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import type { LookAnswer, LookRequest } from './preview-messages.ts'

const PATIENCE_MS = 30_000

/** The first rows of a file, read in a worker that is ended when it takes too long. */
export function lookAtFile(
  file: File,
  use: ImportKind,
  choice: FormatChoice = {},
): Promise<LookAnswer> {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<LookAnswer>()
  const fail = () => resolve({ kind: 'unreadable', message: 'The file could not be read here.' })
  const timer = setTimeout(fail, PATIENCE_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<LookAnswer>) => resolve(data))
  worker.addEventListener('error', fail)
  const request: LookRequest = { file, choice, use }
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
