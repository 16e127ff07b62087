import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '#contract/pagination.ts'
import {
  addPage,
  type PageList,
  type PageRange,
  settlePages,
  startPages,
  viewPages,
} from './pages.ts'

/** Reads a table of numbers page by page, as the server does. */
function readPage(table: readonly number[], range: PageRange): Page<number> {
  const rest = table.filter((row) => row > Number(range.cursor ?? -1))
  const inRange = rest.filter((row) => row <= Number(range.endCursor ?? Number.POSITIVE_INFINITY))
  const page = range.endCursor == null ? inRange.slice(0, range.numItems) : inRange
  return {
    page,
    isDone: page.length === rest.length,
    continueCursor: range.endCursor ?? String(page.at(-1) ?? range.cursor ?? -1),
    total: table.length,
  }
}

const TEN = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

function reader(table: readonly number[]) {
  return (range: PageRange) => readPage(table, range)
}

test('a list begins with its first page', () => {
  const list = startPages(3)
  expect(viewPages(list, () => undefined)).toMatchObject({ rows: [], status: 'LoadingFirstPage' })
  const view = viewPages(list, reader(TEN))
  expect(view).toMatchObject({ rows: [10, 20, 30], status: 'CanLoadMore', total: 10 })
  expect(viewPages(startPages(20), reader(TEN)).status).toBe('Exhausted')
})

describe('while more is loading', () => {
  const before = startPages(3)
  const list = addPage(before, '30', 4)
  const onlyOld = (range: PageRange) =>
    before.shown.includes(range) ? readPage(TEN, range) : undefined

  test('the old page stays, and another one cannot be asked for', () => {
    expect(viewPages(list, onlyOld)).toMatchObject({ rows: [10, 20, 30], status: 'LoadingMore' })
    expect(addPage(list, '30', 4)).toBe(list)
  })

  test('the end of the last page is pinned where the next one begins', () => {
    expect(list.wanted).toEqual([
      { numItems: 3, cursor: null, endCursor: '30' },
      { numItems: 4, cursor: '30' },
    ])
  })

  test('one answer of the two is not enough: the list would have a gap', () => {
    const nextOnly = (range: PageRange) =>
      range === list.wanted[1] ? readPage(TEN, range) : onlyOld(range)
    expect(viewPages(list, nextOnly)).toMatchObject({ rows: [10, 20, 30], status: 'LoadingMore' })
  })

  test('with both answers the old page goes', () => {
    expect(viewPages(list, reader(TEN))).toMatchObject({
      rows: [10, 20, 30, 40, 50, 60, 70],
      status: 'CanLoadMore',
      continueCursor: '70',
    })
    const settled = settlePages(list, () => true)
    expect(settled.shown).toBe(settled.wanted)
    expect(settlePages(settled, () => true)).toBe(settled)
  })
})

test('a row that comes into a pinned page stays in it, one that goes leaves no hole', () => {
  const list = settlePages(addPage(startPages(3), '30', 3), () => true)
  const table = [5, 10, 15, 25, 30, 40, 50, 60, 70]
  expect(viewPages(list, reader(table)).rows).toEqual([5, 10, 15, 25, 30, 40, 50, 60])
})

test('nothing is shown behind a page that is missing', () => {
  const list = settlePages(addPage(startPages(3), '30', 3), () => true)
  const secondOnly = (range: PageRange) =>
    range === list.wanted[1] ? readPage(TEN, range) : undefined
  const firstOnly = (range: PageRange) =>
    range === list.wanted[0] ? readPage(TEN, range) : undefined
  expect(viewPages(list, secondOnly)).toMatchObject({ rows: [], status: 'LoadingFirstPage' })
  expect(viewPages(list, firstOnly)).toMatchObject({ rows: [10, 20, 30], status: 'LoadingMore' })
})

type Step =
  | { readonly do: 'insert' | 'remove'; readonly row: number }
  | { readonly do: 'more'; readonly numItems: number }
  /** The server's next transition: all requested pages, from one snapshot. */
  | { readonly do: 'transition' }

const row = fc.nat(60)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), row }),
  fc.record({ do: fc.constant('remove' as const), row }),
  fc.record({ do: fc.constant('more' as const), numItems: fc.integer({ min: 1, max: 5 }) }),
  fc.constant({ do: 'transition' as const }),
)

test('whatever comes and goes, the list is the beginning of the table, without gap or double', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row), fc.array(step, { maxLength: 60 }), (rows, steps) => {
      let table = rows.sort((one, other) => one - other)
      let list: PageList = startPages(4)
      let snapshot = table
      let answers = new Map<PageRange, Page<number>>()
      const pageOf = (range: PageRange) => answers.get(range)

      for (const next of steps) {
        if (next.do === 'insert') table = [...new Set([...table, next.row])].sort((a, b) => a - b)
        if (next.do === 'remove') table = table.filter((one) => one !== next.row)
        if (next.do === 'transition') {
          snapshot = table
          const asked = [...new Set([...list.shown, ...list.wanted])]
          answers = new Map(asked.map((range) => [range, readPage(snapshot, range)]))
          list = settlePages(list, (range) => answers.has(range))
        }
        const view = viewPages(list, pageOf)
        if (
          next.do === 'more' &&
          view.status === 'CanLoadMore' &&
          view.continueCursor !== undefined
        ) {
          list = addPage(list, view.continueCursor, next.numItems)
        }
        const shown = viewPages(list, pageOf)
        expect(shown.rows).toEqual(snapshot.slice(0, shown.rows.length))
        if (shown.status === 'Exhausted') expect(shown.rows).toEqual(snapshot)
        if (shown.status === 'CanLoadMore') expect(shown.rows.length).toBeLessThan(snapshot.length)
      }
    }),
    { numRuns: 300 },
  )
})
