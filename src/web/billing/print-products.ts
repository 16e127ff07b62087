import type { QueryClient } from '@tanstack/react-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { api } from '../client/api.ts'
import { billingKeys } from './billing-keys.ts'
import { browserClientId } from './browser-client-id.ts'

/** The host renders the plans into the page; in the browser the pricing table loads them. */
export async function printProducts(queryClient: QueryClient, orgId?: string): Promise<void> {
  const context = getGlobalStartContext()
  if (!context) return
  const { backend, billing } = context
  await queryClient.prefetchQuery({
    queryKey: billingKeys.products(browserClientId(billing, orgId)),
    queryFn: () => backend.act(api.billing.listProducts, { orgId }),
    retry: false,
  })
}
