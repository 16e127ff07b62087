// Why the guard of a store lets somebody not in, asked of the host.

import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { api } from '#contract/api.ts'
import type { StoreRefusal } from '#contract/stores.ts'
import { heard, patienceMs } from './host-patience.ts'
import type {} from './request-context.ts'

const fetchRefusal = createServerFn({ method: 'GET' })
  .validator((storeId: string) => storeId)
  .handler(async ({ context: { backend }, data: storeId }): Promise<StoreRefusal | null> => {
    setResponseHeader('cache-control', 'no-store')
    return backend.query(api.stores.getRefusal, { storeId })
  })

/** Null: there is nothing to tell, or nobody who could. */
export async function loadStoreRefusal(storeId: string): Promise<StoreRefusal | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs())
    return await heard(fetchRefusal({ data: storeId, signal }))
  } catch {
    return null
  }
}
