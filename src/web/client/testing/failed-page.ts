// Replaces `use-paginated-query.ts`: a list whose first page could not be loaded.

import { type Mock, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import type { PaginatedQuery } from '../use-paginated-query.ts'

export const retry: Mock<() => void> = vi.fn()

export function usePaginatedQuery(): PaginatedQuery<never> {
  const error = new Fault('unavailable', 'Mention 1a2b.')
  return { rows: [], total: undefined, status: 'LoadingFirstPage', error, retry, loadMore: vi.fn() }
}
