import { createContext, use } from 'react'
import type { BillingClient } from './billing-client.ts'
import type { PaywallDialogOf, PaywallQuestion } from './paywall.ts'
import type { PlanChange, PlanDialog } from './purchase.ts'
import type { DialogState } from './use-dialog.ts'

export interface BillingContextValue {
  readonly client: BillingClient
  readonly planDialog: DialogState<{ readonly dialog: PlanDialog; readonly change: PlanChange }>
  readonly paywall: DialogState<{
    readonly dialog: PaywallDialogOf
    readonly question: PaywallQuestion
  }>
}

export const BillingContext = createContext<BillingContextValue | null>(null)

export function useBilling(hook: string): BillingContextValue {
  const value = use(BillingContext)
  if (!value) throw new Error(`${hook} must be used within <BillingProvider />`)
  return value
}
