// Attach and checkout without React: what to call, which dialog to open, and where the browser goes.

import type { ComponentType } from 'react'
import type { WireAttach, WireCheckout, WireProductPreview } from '#domain/billing/wire.ts'
import type { BillingAnswer } from './billing-answer.ts'
import { type BillingClient, forTheWire } from './billing-client.ts'

export interface PurchaseParams {
  readonly productId?: string | undefined
  readonly productIds?: readonly string[] | undefined
  readonly entityId?: string | undefined
  readonly entityData?: { readonly name?: string; readonly featureId: string } | undefined
  readonly options?:
    | readonly { readonly featureId: string; readonly quantity: number }[]
    | undefined
  readonly freeTrial?: boolean | undefined
  readonly successUrl?: string | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  readonly forceCheckout?: boolean | undefined
  readonly checkoutSessionParams?: Readonly<Record<string, unknown>> | undefined
  readonly reward?: string | undefined
  readonly invoice?: boolean | undefined
  readonly openInNewTab?: boolean | undefined
}

/** What a plan-change dialog shows: the preview of an attach, or the result of a checkout. */
export type PlanChange =
  | { readonly preview: WireProductPreview; readonly params: PurchaseParams }
  | { readonly checkout: WireCheckout; readonly params: PurchaseParams }

export interface PlanDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly change: PlanChange
}

export type PlanDialog = ComponentType<PlanDialogProps>
export type WithDialog<Params> = Params & { readonly dialog?: PlanDialog | undefined }

export interface PurchaseTools {
  readonly client: BillingClient
  readonly isDialogOpen: () => boolean
  readonly openDialog: (dialog: PlanDialog, change: PlanChange) => void
  readonly closeDialog: () => void
  readonly openUrl: (url: string, inNewTab: boolean) => void
  /** Called before leaving to pay; other servers of this wire format may not say for which products. */
  readonly leaveWith: (productIds: readonly string[] | undefined) => void
  readonly refetchProducts: () => Promise<unknown>
  readonly refetchCustomer: () => Promise<unknown>
}

export const DIALOG_OR_PRODUCT_IDS =
  'Dialog and productIds are not supported together in checkout()'

export async function attach(
  tools: PurchaseTools,
  { dialog, ...params }: WithDialog<PurchaseParams>,
): Promise<BillingAnswer<WireAttach | WireProductPreview>> {
  if (!dialog || tools.isDialogOpen()) return attachNow(tools, params)
  const { productId, entityId, entityData, options, freeTrial, reward } = params
  const asked = { productId, entityId, entityData, options, freeTrial, reward, withPreview: true }
  const answer = await tools.client.call('check', asked)
  if (answer.error) return answer
  const preview = 'product_id' in answer.data ? answer.data.preview : undefined
  if (!preview) return attachNow(tools, params)
  tools.openDialog(dialog, { preview, params })
  return { data: preview, error: null }
}

async function attachNow(
  tools: PurchaseTools,
  params: PurchaseParams,
): Promise<BillingAnswer<WireAttach>> {
  const answer = await tools.client.call('attach', params)
  if (answer.error) return answer
  const { checkout_url: url, product_ids } = answer.data
  if (url) {
    tools.leaveWith(product_ids)
    tools.openUrl(url, params.openInNewTab ?? false)
  }
  await Promise.all([tools.refetchProducts(), tools.refetchCustomer()])
  tools.closeDialog()
  return answer
}

export async function checkout(
  tools: PurchaseTools,
  { dialog, ...params }: WithDialog<PurchaseParams>,
): Promise<BillingAnswer<WireCheckout>> {
  if (dialog && params.productIds) throw new Error(DIALOG_OR_PRODUCT_IDS)
  const answer = await tools.client.call('checkout', forTheWire(params))
  if (answer.error) return answer
  const { data } = answer
  if (data.url && !(dialog && hasPrepaid(data))) {
    tools.leaveWith(data.product && [data.product.id])
    tools.openUrl(data.url, params.openInNewTab ?? false)
  } else if (dialog) {
    tools.openDialog(dialog, { checkout: data, params })
  }
  return answer
}

function hasPrepaid({ product }: WireCheckout): boolean {
  return product.items.some(({ usage_model }) => usage_model === 'prepaid')
}
