import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOfWhole } from './whole-list.ts'

const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }))

function follow(pages: readonly (readonly string[])[], limit: number): readonly string[] {
  const seen: string[] = []
  let cursor: string | undefined
  for (let at = 0; ; at += 1) {
    const rows = rowsOf(pages[Math.min(at, pages.length - 1)] ?? [])
    const page = pageOfWhole(rows, { limit, cursor }, ({ id }) => id)
    seen.push(...page.data)
    if (page.nextCursor === null) return seen
    cursor = page.nextCursor
  }
}

const ids = fc.uniqueArray(fc.string({ maxLength: 300 }), { maxLength: 40 })

test('pages of any size are the list', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 50 }), (all, limit) => {
      expect(follow([all], limit)).toEqual(all)
    }),
  )
})

test('what is added in front meanwhile moves nothing out of sight', () => {
  expect(
    follow(
      [
        ['a', 'b', 'c', 'd'],
        ['new', 'a', 'b', 'c', 'd'],
      ],
      2,
    ),
  ).toEqual([...['a', 'b', 'c', 'd']])
})

test('where the last row is gone, the next one is not left out', () => {
  expect(
    follow(
      [
        ['a', 'b', 'c', 'd'],
        ['a', 'c', 'd'],
      ],
      2,
    ),
  ).toEqual(['a', 'b', 'c', 'd'])
})

test.each(['', 'x', '1', '-1_a', '1.5_a', `${'9'.repeat(10)}_a`])('%j is no cursor', (cursor) => {
  const ask = () => pageOfWhole(rowsOf(['a']), { limit: 1, cursor }, ({ id }) => id)
  expect(ask).toThrow('This is not a cursor.')
})
