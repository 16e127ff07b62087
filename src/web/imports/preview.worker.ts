// Looks at the beginning of a file, away from the page: nothing is sent anywhere.

import { lookAtTable } from '#domain/import/look-at-table.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import type { LookAnswer, LookRequest } from './preview-messages.ts'

const PIECE_BYTES = 256 * 1024

addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  void look(data).then((answer) => postMessage(answer))
})

async function look({ file, choice, use }: LookRequest): Promise<LookAnswer> {
  try {
    return { kind: 'looked', ...(await lookAtTable(sourceOf(file), choice, use)) }
  } catch (error) {
    const isExpected = error instanceof UnreadableFile
    const message = isExpected ? error.message : 'The file could not be read on this device.'
    return { kind: 'unreadable', message }
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
