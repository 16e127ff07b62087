import { useQuery } from '@tanstack/react-query'
import { PRICING_TABLE_FAILED } from './billing-answer.ts'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import { PRICING_REFRESH_MS } from './constants.ts'
import { type ProductOverride, shownProducts } from './pricing-products.ts'
import { dataOf, stateOf } from './query-answer.ts'

interface UsePricingTableOptions {
  readonly productDetails?: readonly ProductOverride[] | undefined
}

export function usePricingTable({ productDetails }: UsePricingTableOptions = {}) {
  const { client } = useBilling('usePricingTable')
  const query = useQuery({
    queryKey: billingKeys.products(client.id),
    queryFn: async () => dataOf(await client.call('listProducts'), PRICING_TABLE_FAILED),
    refetchInterval: PRICING_REFRESH_MS,
    retry: false,
    staleTime: 0,
  })
  const { data, ...state } = stateOf(query)
  return { products: data && shownProducts(data.list, productDetails), ...state }
}
