import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createChunkQueue } from './chunk-queue.ts'
import type { Chunk } from './chunk-writer.ts'

function chunkOf(rowsDone: number): Chunk {
  const rows = { items: undefined, shelves: '', lots: '', kept: '' }
  return { rows, findings: [], rowsDone, bytesDone: 0 }
}

/** Records the chunks it has begun to write, and finishes each on request. */
function slowWriter(begun: number[]) {
  const endings: PromiseWithResolvers<void>[] = []
  return {
    endings,
    write(chunk: Chunk) {
      begun.push(chunk.rowsDone)
      const ending = Promise.withResolvers<void>()
      endings.push(ending)
      return ending.promise
    },
  }
}

test('each writer has one chunk at a time, and the next one waits for whoever is done first', async () => {
  const begun: number[] = []
  const writers = [slowWriter(begun), slowWriter(begun)] as const
  const queue = createChunkQueue(writers)
  await queue.push(chunkOf(1))
  await queue.push(chunkOf(2))
  const third = queue.push(chunkOf(3))
  await turn()
  expect(begun).toEqual([1, 2])
  writers[0].endings[0]?.resolve()
  await third
  expect(begun).toEqual([1, 2, 3])
  let isEnded = false
  const end = queue.end().then(() => {
    isEnded = true
  })
  await turn()
  expect(isEnded).toBe(false)
  for (const { endings } of writers) for (const ending of endings) ending.resolve()
  await end
  expect(isEnded).toBe(true)
})

test('a chunk that could not be written fails the next one, although a writer is free, and the end', async () => {
  const begun: number[] = []
  const writers = [slowWriter(begun), slowWriter(begun)] as const
  const queue = createChunkQueue(writers)
  await queue.push(chunkOf(1))
  for (const { endings } of writers) endings[0]?.reject(new Error('full'))
  await turn()
  await expect(queue.push(chunkOf(2))).rejects.toThrow('full')
  await expect(queue.end()).rejects.toThrow('full')
  expect(begun).toEqual([1])
})
