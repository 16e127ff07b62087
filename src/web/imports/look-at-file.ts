import type { LookedFor } from '#domain/import/look-at-table.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import type { LookAnswer, PreviewRequest, TallyAnswer, TallyRequest } from './preview-messages.ts'

const PATIENCE_MS = 30_000
/** Longer, because every row is read, not only the first ones. */
const TALLY_PATIENCE_MS = 120_000

/** Reads the first rows of a file in a worker, which is stopped if it takes too long. */
export function lookAtFile(
  file: File,
  lookedFor: LookedFor,
  choice: FormatChoice = {},
): Promise<LookAnswer> {
  return askWorker<LookAnswer>({ task: 'look', file, choice, lookedFor }, PATIENCE_MS)
}

/** Counts what the whole file contains for each store. */
export function tallyFile(request: Omit<TallyRequest, 'task'>): Promise<TallyAnswer> {
  return askWorker<TallyAnswer>({ task: 'tally', ...request }, TALLY_PATIENCE_MS)
}

type Unread = Extract<LookAnswer, { kind: 'unreadable' }>

function askWorker<Answer>(request: PreviewRequest, patienceMs: number): Promise<Answer | Unread> {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Answer | Unread>()
  const fail = () => resolve({ kind: 'unreadable', reason: { code: 'not_here' } })
  const timer = setTimeout(fail, patienceMs)
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
  worker.addEventListener('error', fail)
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
