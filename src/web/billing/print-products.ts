import type { QueryClient } from '@tanstack/react-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { api } from '../client/api.ts'
import { billingKeys } from './billing-keys.ts'
import { browserClientId } from './browser-client-id.ts'

/** The plans come with a page that the host renders; in the browser the pricing table asks for them. */
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
