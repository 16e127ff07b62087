// The bodies of the billing calls. Fields are accepted in either spelling, at every depth. The customer always comes
// from the caller's session, never from a body.

import * as z from 'zod'
import { toCamelCase } from '#domain/billing/spelling.ts'
import { USAGE_RANGES } from '#domain/billing/usage-range.ts'
import { isStorable } from '#domain/stored-text.ts'
import { id } from './define.ts'

const name = z.string().min(1).max(200)
const address = z.string().max(2_000)
const freeForm = z.record(z.string(), z.unknown())
/** NaN and infinities become null in JSON, and null counts as left out. */
const figure = z.number()

const customerData = z.object({
  name: z.string().max(200).nullish(),
  email: z.string().max(320).nullish(),
  fingerprint: z.string().max(200).nullish(),
})

const fields = new Map<z.ZodType, ReadonlySet<string>>()

function body<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.strictObject({
    /** Which of the caller's organizations; the active one when left out. */
    orgId: id.optional(),
    /** Accepted for compatibility, and ignored: a caller cannot choose the customer. */
    customerId: z.unknown().optional(),
    customerData: customerData.nullish(),
    openInNewTab: z.unknown().optional(),
    ...shape,
  })
  const schema = z
    .preprocess(toCamelCase, object)
    .refine((given) => isStorable(given), 'Something in it cannot be kept as it is.')
  fields.set(schema, new Set(Object.keys(object.shape)))
  return schema
}

/** Drops fields that this version does not know: over HTTP, other client versions may send more. */
export function withoutUnknown(schema: z.ZodType, given: unknown): unknown {
  const spelled = toCamelCase(given)
  const known = fields.get(schema)
  if (!known || typeof spelled !== 'object' || spelled === null) return spelled
  return Object.fromEntries(Object.entries(spelled).filter(([field]) => known.has(field)))
}

const entityData = z.object({ name: z.string().max(200).nullish(), featureId: name })

export const EXPAND_OPTIONS = [
  'invoices',
  'rewards',
  'trials_used',
  'entities',
  'referrals',
  'payment_method',
] as const

const expand = z.array(z.enum(EXPAND_OPTIONS)).max(20).optional()

export const createCustomerBody = body({
  errorOnNotFound: z.boolean().optional(),
  expand,
  customerData: customerData.nullish(),
})

const options = z
  .array(z.object({ featureId: name, quantity: figure }))
  .max(50)
  .nullish()

const purchase = {
  productId: name.nullish(),
  productIds: z.array(name).max(10).nullish(),
  entityId: name.nullish(),
  options,
  freeTrial: z.boolean().nullish(),
  successUrl: address.nullish(),
  metadata: freeForm.nullish(),
  forceCheckout: z.boolean().nullish(),
  customerData: customerData.nullish(),
  entityData: entityData.nullish(),
  checkoutSessionParams: freeForm.nullish(),
  reward: z.string().max(200).nullish(),
  invoice: z.boolean().nullish(),
}

export const attachBody = body(purchase)
export const checkoutBody = body(purchase)

export const cancelBody = body({
  productId: name,
  entityId: name.nullish(),
  cancelImmediately: z.boolean().nullish(),
})

export const checkBody = body({
  featureId: name.nullish(),
  productId: name.nullish(),
  entityId: name.nullish(),
  requiredBalance: figure.nullish(),
  sendEvent: z.boolean().nullish(),
  withPreview: z.boolean().nullish(),
  entityData: entityData.nullish(),
  customerData: customerData.nullish(),
  /** The options of the attach that follows, so that the preview is for exactly that attach. */
  options,
  freeTrial: z.boolean().nullish(),
  reward: z.string().max(200).nullish(),
})

export const trackBody = body({
  featureId: name.nullish(),
  eventName: name.nullish(),
  /** Validated by the usage rule itself, which gives a better message. */
  value: z.unknown().optional(),
  entityId: name.nullish(),
  idempotencyKey: name.nullish(),
  properties: freeForm.nullish(),
  entityData: entityData.nullish(),
  customerData: customerData.nullish(),
})

export const billingPortalBody = body({ returnUrl: address.nullish() })

export const setupPaymentBody = body({
  successUrl: address.nullish(),
  checkoutSessionParams: freeForm.nullish(),
})

export const queryBody = body({
  featureId: z.union([name, z.array(name).min(1).max(20)]),
  range: z.enum(USAGE_RANGES).nullish(),
})

export const createEntityBody = body({
  id: name,
  name: z.string().max(200).nullish(),
  featureId: name,
})

export const getEntityBody = body({ entityId: name, expand })
export const deleteEntityBody = body({ entityId: name })
export const createReferralCodeBody = body({ programId: name })
export const redeemReferralCodeBody = body({ code: z.string().max(64) })
export const listProductsBody = body({})

export type CreateCustomerBody = z.infer<typeof createCustomerBody>
export type PurchaseBody = z.infer<typeof attachBody>
export type CancelBody = z.infer<typeof cancelBody>
export type CheckBody = z.infer<typeof checkBody>
export type TrackBody = z.infer<typeof trackBody>
export type BillingPortalBody = z.infer<typeof billingPortalBody>
export type SetupPaymentBody = z.infer<typeof setupPaymentBody>
export type QueryBody = z.infer<typeof queryBody>
export type CreateEntityBody = z.infer<typeof createEntityBody>
export type GetEntityBody = z.infer<typeof getEntityBody>
