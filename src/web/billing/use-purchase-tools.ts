import { useQueryClient } from '@tanstack/react-query'
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
    refetchProducts: () => queryClient.invalidateQueries({ queryKey: billingKeys.allProducts }),
    refetchCustomer: () => queryClient.invalidateQueries({ queryKey: billingKeys.customers }),
  }
}

export function openUrl(url: string, inNewTab: boolean): void {
  window.open(url, inNewTab ? '_blank' : '_self')
}
