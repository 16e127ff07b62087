import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'
import { SHOWN_ITEMS } from './item-list.tsx'

export function loadScanOnce(queryClient: QueryClient, storeId: string): Promise<void> {
  return prefetch(queryClient, api.scanOnce.list, { storeId, state: 'open', limit: SHOWN_ITEMS })
}
