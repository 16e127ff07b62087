import type { ComponentType } from 'react'

export interface PaywallQuestion {
  readonly featureId: string
  readonly entityId?: string | undefined
  readonly requiredBalance?: number | undefined
}

export interface PaywallDialogProps extends PaywallQuestion {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A component that opens when a check is refused. */
export type PaywallDialogOf = ComponentType<PaywallDialogProps>
