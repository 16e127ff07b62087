import { type ReactNode, useMemo } from 'react'
import './billing.css'
import type { BillingClient } from './billing-client.ts'
import { BillingContext } from './billing-context.ts'
import { useDialog } from './use-dialog.ts'

interface BillingProviderProps {
  /** Created once by the host: over HTTP, or with actions. */
  readonly client: BillingClient
  readonly children: ReactNode
}

/** Its children use one customer's billing; its dialogs appear above everything else. */
export function BillingProvider({ client, children }: BillingProviderProps) {
  const planDialog = useDialog<NonNullable<PlanContent>>()
  const paywall = useDialog<NonNullable<PaywallContent>>()
  const value = useMemo(() => ({ client, planDialog, paywall }), [client, planDialog, paywall])
  const Plan = planDialog.content?.dialog
  const Paywall = paywall.content?.dialog
  return (
    <BillingContext value={value}>
      {Paywall && paywall.content && (
        <Paywall
          key={paywall.opening}
          isOpen={paywall.isOpen}
          onClose={paywall.close}
          {...paywall.content.question}
        />
      )}
      {Plan && planDialog.content && (
        <Plan
          key={planDialog.opening}
          isOpen={planDialog.isOpen}
          onClose={planDialog.close}
          change={planDialog.content.change}
        />
      )}
      {children}
    </BillingContext>
  )
}

type Value = NonNullable<Parameters<typeof BillingContext>[0]['value']>
type PlanContent = Value['planDialog']['content']
type PaywallContent = Value['paywall']['content']
