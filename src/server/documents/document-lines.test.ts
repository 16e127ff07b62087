import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DOCUMENT_LINES } from '#contract/reports.ts'
import { openDocument } from './document-lines.ts'

/** A document of `total` lines, each with its key, and the pieces that were requested. */
async function document(total: number) {
  const keys = Array.from({ length: total }, (_, n) => String(n))
  const pieces: (readonly string[])[] = []
  const source = await openDocument(
    async (path, args) => {
      if (path === api.reports.getDocument.name) return {}
      if (path === api.reports.listLineKeys.name) return keys
      const asked = (args as { readonly keys: readonly string[] }).keys
      pieces.push(asked)
      return asked
    },
    'audit',
    { tab: 'all', sort: 'name' },
  )
  return { source, keys, pieces }
}

test('every line comes once, in order', async () => {
  const { source, keys } = await document(3 * DOCUMENT_LINES + 7)
  const read: unknown[] = []
  for await (const lines of source.lines()) read.push(...lines)
  expect(read).toEqual(keys)
})

test('no more is asked for than is wanted', async () => {
  const { source, pieces } = await document(4 * DOCUMENT_LINES)
  const read: unknown[] = []
  for await (const lines of source.lines(DOCUMENT_LINES + 1)) read.push(...lines)
  expect(read).toHaveLength(DOCUMENT_LINES + 1)
  expect(pieces.map(({ length }) => length)).toEqual([DOCUMENT_LINES, 1])
})

test('two pieces are under way while one is written', async () => {
  const { source, pieces } = await document(5 * DOCUMENT_LINES)
  const reading = source.lines()
  await reading.next()
  expect(pieces).toHaveLength(3)
  await reading.next()
  expect(pieces).toHaveLength(4)
})
