import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'

/** The most items that a list shows. */
export const SHOWN_ITEMS = 200

export function loadScanOnce(queryClient: QueryClient, storeId: string): Promise<void> {
  return prefetch(queryClient, api.scanOnce.list, { storeId, state: 'open', limit: SHOWN_ITEMS })
}
