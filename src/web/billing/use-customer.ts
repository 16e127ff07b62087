import { useQuery } from '@tanstack/react-query'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import { CUSTOMER_FETCH } from './constants.ts'
import { attach, checkout, type PurchaseParams, type WithDialog } from './purchase.ts'
import { dataOf, stateOf } from './query-answer.ts'
import { useCheck } from './use-check.ts'
import { usePurchaseTools } from './use-purchase-tools.ts'

type Expand = 'invoices' | 'rewards' | 'trials_used' | 'entities' | 'referrals' | 'payment_method'

export interface UseCustomerOptions {
  readonly errorOnNotFound?: boolean
  readonly expand?: readonly Expand[]
}

/** The customer of the page, and all calls for it. */
export function useCustomer({ errorOnNotFound = false, expand = [] }: UseCustomerOptions = {}) {
  const { client } = useBilling('useCustomer')
  const tools = usePurchaseTools('useCustomer')
  const query = useQuery({
    ...CUSTOMER_FETCH,
    queryKey: billingKeys.customer(client.id, expand),
    queryFn: async () => dataOf(await client.call('createCustomer', { errorOnNotFound, expand })),
    staleTime: 0,
  })
  const { data: customer, ...state } = stateOf(query)
  const check = useCheck('useCustomer', customer)
  const go = async (name: 'billingPortal' | 'setupPayment', params: VisitParams) => {
    const answer = await client.call(name, params)
    if (!answer.error) tools.openUrl(answer.data.url, params.openInNewTab ?? false)
    return answer
  }
  return {
    customer,
    ...state,
    check,
    attach: (params: WithDialog<PurchaseParams>) => attach(tools, params),
    checkout: (params: WithDialog<PurchaseParams>) => checkout(tools, params),
    cancel: async (params: CancelParams) => {
      const answer = await client.call('cancel', params)
      if (!answer.error) await Promise.all([tools.refetchProducts(), tools.refetchCustomer()])
      return answer
    },
    track: (params: object) => client.call('track', params),
    openBillingPortal: (params: VisitParams = {}) => go('billingPortal', params),
    setupPayment: (params: VisitParams = {}) => go('setupPayment', params),
    createEntity: (params: object) => client.call('createEntity', params),
    createReferralCode: (params: { readonly programId: string }) =>
      client.call('createReferralCode', params),
    redeemReferralCode: (params: { readonly code: string }) =>
      client.call('redeemReferralCode', params),
  }
}

interface CancelParams {
  readonly productId: string
  readonly entityId?: string
  readonly cancelImmediately?: boolean
}

interface VisitParams {
  readonly returnUrl?: string
  readonly successUrl?: string
  readonly openInNewTab?: boolean
}
