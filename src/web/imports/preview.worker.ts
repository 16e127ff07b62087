// Reads a file in a worker: nothing is sent anywhere.

import { lookAtTable } from '#domain/import/look-at-table.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { tallyPlaces } from '#domain/import/tally-places.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import type { LookAnswer, PreviewRequest, TallyAnswer } from './preview-messages.ts'

const PIECE_BYTES = 256 * 1024

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  void answer(data).then((answered) => postMessage(answered))
})

async function answer(request: PreviewRequest): Promise<LookAnswer | TallyAnswer> {
  try {
    const source = sourceOf(request.file)
    if (request.task === 'look') {
      const { choice, lookedFor } = request
      return { kind: 'looked', ...(await lookAtTable(source, choice, lookedFor)) }
    }
    const table = await openTable(source, request.choice)
    return { kind: 'tallied', ...(await tallyPlaces(table, request.mapping, request.columns)) }
  } catch (error) {
    const reason = error instanceof UnreadableFile ? error.reason : ({ code: 'not_here' } as const)
    return { kind: 'unreadable', reason }
  }
}

function sourceOf(file: File): FileSource {
  return {
    sizeBytes: file.size,
    async *pieces() {
      for (let at = 0; at < file.size; at += PIECE_BYTES) {
        yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer())
      }
    },
  }
}
