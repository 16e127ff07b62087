import { expect, test } from 'vitest'
import { LIMITS } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Answer, ResultEntry } from './live-cache.ts'
import { stage } from './staged-answer.ts'

/** Uses no database. */
const NO_DATABASE = {} as ScopedDatabase

function read(found: Json, before?: Answer) {
  const entry = { answer: before, implementation: { run: async () => found } }
  return stage(entry as unknown as ResultEntry, NO_DATABASE, new Set())
}

const rows = (counted: number) =>
  Array.from({ length: 1_000 }, (_, n) => ({ id: `row ${n}`, counted: n === 7 ? counted : 0 }))

test('an answer that says the same as before is the one from before', async () => {
  const { answer } = await read(rows(1))
  const again = await read(rows(1), answer)
  expect(again.answer).toBe(answer)
  expect(again.patch).toBeUndefined()
})

test('what has changed of a large answer is told as a patch, a small one whole', async () => {
  const large = await read(rows(1))
  expect(await read(rows(2), large.answer)).toMatchObject({
    patch: { l: { changed: { 'row 7': { o: { counted: { v: 2 } } } } } },
  })
  const small = await read({ counted: 1 })
  expect(JSON.stringify(rows(1)).length).toBeGreaterThan(LIMITS.patchAboveBytes)
  expect((await read({ counted: 2 }, small.answer)).patch).toBeUndefined()
})
