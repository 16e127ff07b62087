import { useQuery } from '@tanstack/react-query'
import type { UsageRange } from '#domain/billing/usage-range.ts'
import { ANALYTICS_FAILED } from './billing-answer.ts'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import { dataOf, stateOf } from './query-answer.ts'

interface UseAnalyticsOptions {
  readonly featureId: string | readonly string[]
  readonly range: UsageRange
}

export function useAnalytics({ featureId, range }: UseAnalyticsOptions) {
  const { client } = useBilling('useAnalytics')
  const query = useQuery({
    queryKey: billingKeys.usage(client.id, [featureId].flat(), range),
    queryFn: async () => dataOf(await client.call('query', { featureId, range }), ANALYTICS_FAILED),
    retry: false,
    staleTime: 0,
  })
  const { data, ...state } = stateOf(query)
  return { data: data?.list ?? null, ...state }
}
