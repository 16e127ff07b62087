import { useQuery } from '@tanstack/react-query'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import { attach, type PurchaseParams, type WithDialog } from './purchase.ts'
import { dataOf, stateOf } from './query-answer.ts'
import { type CheckParams, useCheck } from './use-check.ts'
import { usePurchaseTools } from './use-purchase-tools.ts'

/** One entity of a customer, such as a seat. Without an id nothing is loaded. */
export function useEntity(
  entityId: string | null,
  { expand = [] }: { readonly expand?: readonly string[] } = {},
) {
  const { client } = useBilling('useEntity')
  const tools = usePurchaseTools('useEntity')
  const query = useQuery({
    retry: false,
    queryKey: billingKeys.entity(client.id, entityId ?? '', expand),
    queryFn: async () => {
      const asked = { entityId, ...(expand.length > 0 && { expand }) }
      return dataOf(await client.call('getEntity', asked))
    },
    enabled: entityId !== null,
  })
  const { data: entity, ...state } = stateOf(query)
  const check = useCheck('useEntity', entity)
  const forced = entityId === null ? {} : { entityId }
  return {
    entity,
    ...state,
    check: (params: CheckParams) => check({ ...params, ...forced }),
    attach: (params: WithDialog<PurchaseParams>) => attach(tools, { ...params, ...forced }),
    cancel: (params: { readonly productId: string }) =>
      client.call('cancel', { ...params, ...forced }),
    track: (params: object) => client.call('track', { ...params, ...forced }),
  }
}
