import type { ReactNode } from 'react'
import { BillingProvider } from './billing-provider.tsx'
import { type Buyer, useBrowserClient } from './use-browser-client.ts'

interface BillingAreaProps {
  readonly buyer: Buyer | undefined
  readonly children: ReactNode
}

/** Its children call the billing of an organization, in the mode that the installation is set up for. */
export function BillingArea({ buyer, children }: BillingAreaProps) {
  const client = useBrowserClient(buyer)
  return client && <BillingProvider client={client}>{children}</BillingProvider>
}
