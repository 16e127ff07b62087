// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { assignmentWith } from './testing/assignment-with.ts'
import { useAssignments } from './use-assignments.ts'

const list = vi.hoisted(() => ({
  rows: [] as unknown[],
  status: 'LoadingFirstPage',
  error: null as Error | null,
  loadMore: vi.fn<(numItems: number) => void>(),
}))

vi.mock('../client/use-paginated-query.ts', () => ({ usePaginatedQuery: () => ({ ...list }) }))

afterEach(() => {
  cleanup()
  list.loadMore.mockClear()
})

const row = assignmentWith({})

test('a thousand of more assignments are not taken for all of them', () => {
  list.rows = [row]
  list.status = 'CanLoadMore'
  const { result, rerender } = renderHook(() => useAssignments('audit', row.storeId))
  expect(result.current.isLoading).toBe(true)
  expect(list.loadMore).toHaveBeenCalledWith(1_000)
  list.rows = [row, row]
  list.status = 'Exhausted'
  rerender()
  expect(result.current).toEqual({ rows: [row, row], isLoading: false })
  // Further pages load while the first ones stay on the screen.
  list.status = 'LoadingMore'
  rerender()
  expect(result.current.isLoading).toBe(false)
})

test('a part of the assignments is never shown as if it were all', () => {
  list.rows = [row]
  list.status = 'LoadingMore'
  list.error = new Error('The second thousand is missing')
  expect(() => renderHook(() => useAssignments('audit', row.storeId))).toThrow(list.error)
})
