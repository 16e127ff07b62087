import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { awaitPurchase } from './awaited-purchase.ts'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import type { PurchaseTools } from './purchase.ts'

export function usePurchaseTools(hook: string): PurchaseTools {
  const { client, planDialog } = useBilling(hook)
  const queryClient = useQueryClient()
  return {
    client,
    isDialogOpen: () => planDialog.isOpen,
    openDialog: (dialog, change) => planDialog.open({ dialog, change }),
    closeDialog: planDialog.close,
    openUrl,
    leaveWith: (productIds = []) => {
      const bought = boughtIn(queryClient)
      awaitPurchase(productIds.filter((id) => !bought.has(id)))
    },
    refetchProducts: () => queryClient.invalidateQueries({ queryKey: billingKeys.allProducts }),
    refetchCustomer: () => queryClient.invalidateQueries({ queryKey: billingKeys.customers }),
  }
}

/** The products already owned: returning without having paid adds none. */
function boughtIn(queryClient: QueryClient): ReadonlySet<string> {
  const known = queryClient.getQueriesData<WireCustomer>({ queryKey: billingKeys.customers })
  return new Set(known.flatMap(([, customer]) => customer?.products?.map(({ id }) => id) ?? []))
}

export function openUrl(url: string, inNewTab: boolean): void {
  window.open(url, inNewTab ? '_blank' : '_self')
}
