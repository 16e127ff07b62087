import { expect, test } from 'vitest'
import { ReadIndex } from './read-index.ts'

function staleAfter(read: string, changed: string): boolean {
  const index = new ReadIndex<{ stale: boolean }>()
  const entry = { stale: true }
  index.record(entry, new Set([read]))
  index.markStale(new Set([changed]))
  return entry.stale
}

test.each([
  ['the same rows', 'room/s/1', 'room/s/1', true],
  ['rows of another store', 'room/s/1', 'room/s/2', false],
  ['rows of another table', 'room/s/1', 'shelf/s/1', false],
  ['a change too large to name rows', 'room/s/1', 'room', true],
  ['one row, for a reader of the whole table', 'user', 'user/u/1', true],
  ['the whole table, for its reader', 'user', 'user', true],
  ['a table whose name begins alike', 'store', 'store_member/s/1', false],
])('%s', (_what, read, changed, expected) => {
  expect(staleAfter(read, changed)).toBe(expected)
})

test('what was read before and is not read now no longer counts', () => {
  const index = new ReadIndex<{ stale: boolean }>()
  const entry = { stale: true }
  index.record(entry, new Set(['room/s/1']))
  index.record(entry, new Set(['room/s/2']))
  index.markStale(new Set(['room/s/1']))
  expect(entry.stale).toBe(false)
  index.forget(entry)
  index.markStale('everything')
  expect(entry.stale).toBe(false)
  expect(index.size).toBe(0)
})
