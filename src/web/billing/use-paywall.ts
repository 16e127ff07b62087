import { useQuery } from '@tanstack/react-query'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import type { PaywallQuestion } from './paywall.ts'
import { dataOf, stateOf } from './query-answer.ts'

/** What would lift a limit. */
export function usePaywall({ featureId, entityId, requiredBalance }: PaywallQuestion) {
  const { client } = useBilling('usePaywall')
  const question = { featureId, entityId, requiredBalance }
  const query = useQuery({
    queryKey: billingKeys.paywall(client.id, question),
    queryFn: async () => {
      const check = dataOf(await client.call('check', { ...question, withPreview: true }))
      return ('feature_id' in check && check.preview) || null
    },
    retry: false,
    staleTime: 0,
  })
  return stateOf(query)
}
