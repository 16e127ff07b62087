// Turns the body of an attach or a checkout into a request that rules can decide about.

import type { PurchaseBody } from '#contract/billing-calls.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { planAttach } from '#domain/billing/attach-plan.ts'
import type { AttachRequest } from '#domain/billing/attach-step.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { type Catalog, isPriced, type Reward } from '#domain/billing/catalog.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { createEntity } from '#domain/billing/entity.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { claimTrial, trialsTaken } from './trials.ts'

/** The part of a request body that says what is bought. */
type PurchaseWords = Pick<
  PurchaseBody,
  'productId' | 'entityId' | 'options' | 'freeTrial' | 'reward'
> &
  Partial<Pick<PurchaseBody, 'productIds'>>

export function readPurchase(body: PurchaseWords, catalog: Catalog): AttachRequest {
  const productIds = body.productIds ?? (body.productId ? [body.productId] : [])
  if (productIds.length === 0) throw billingFault('invalid_inputs', 'Say which product.')
  return {
    productIds,
    entityId: body.entityId ?? null,
    quantities: quantitiesOf(body.options ?? []),
    freeTrial: body.freeTrial ?? true,
    reward: findReward(catalog, body.reward),
  }
}

function quantitiesOf(
  options: readonly { readonly featureId: string; readonly quantity: number }[],
): Readonly<Record<string, number>> {
  const quantities = Object.fromEntries(options.map((one) => [one.featureId, one.quantity]))
  if (Object.keys(quantities).length < options.length) {
    throw billingFault('invalid_options', 'A feature is in the options twice.')
  }
  return quantities
}

/** Found by its id or one of its codes. */
function findReward({ rewards }: Catalog, wanted: string | null | undefined): Reward | null {
  if (!wanted) return null
  const found = rewards.find(({ id, promoCodes }) => id === wanted || promoCodes?.includes(wanted))
  if (!found) throw billingFault('reward_not_found', `There is no reward ${wanted}.`)
  return found
}

/** Creates a missing entity if the caller says for which feature. */
export function requireEntity(
  { draft, passing }: Pick<OpenAccount, 'draft' | 'passing'>,
  entityId: string | null | undefined,
  data:
    | { readonly featureId: string; readonly name?: string | null | undefined }
    | null
    | undefined,
): void {
  if (!entityId || draft.entities.has(entityId)) return
  if (!data) throw billingFault('entity_not_found', `There is no entity ${entityId}.`)
  refusePaid(draft, data.featureId)
  createEntity(draft, { id: entityId, featureId: data.featureId, name: data.name ?? null }, passing)
}

/** Anything that costs money has to be bought explicitly, never as a side effect. */
function refusePaid(draft: Draft, featureId: string): void {
  const paid = [...draft.products.values()].find(
    ({ status, product }) =>
      status !== 'expired' &&
      product.items.some((item) => item.featureId === featureId && isPriced(item)),
  )
  if (!paid) return
  const message = `${paid.product.name} charges for each of these: create the entity first.`
  throw billingFault('invalid_inputs', message, { field: 'entityId' })
}

/** Plans with the trials that this customer is still entitled to. `claim` uses them up. */
export async function planPurchase(
  open: OpenAccount,
  request: AttachRequest,
  manner: 'look' | 'claim',
): Promise<AttachPlan> {
  const { draft, passing } = open
  const plan = planAttach(draft, request, passing)
  const { fingerprint, id } = draft.customer
  const trial = plan.steps.find(({ trialEndsAt }) => trialEndsAt !== null)
  if (!trial?.product.freeTrial?.uniqueFingerprint || !fingerprint) return plan
  const isFree =
    manner === 'claim'
      ? await claimTrial(open.db, trial.product.id, fingerprint, id)
      : !(await trialsTaken(open.db, fingerprint, id)).includes(trial.product.id)
  return isFree ? plan : planAttach(draft, { ...request, freeTrial: false }, passing)
}

/** What a decision about a plan depends on: the customer, the request, and what the product holds now. */
export async function preparePurchase(
  accounts: Accounts,
  open: OpenAccount,
  body: Pick<PurchaseBody, 'customerData' | 'entityId' | 'entityData'>,
): Promise<void> {
  const { draft, passing } = open
  const fingerprint = body.customerData?.fingerprint
  if (fingerprint && draft.customer.fingerprint === null) draft.putCustomer({ fingerprint })
  requireEntity(open, body.entityId, body.entityData)
  const observed = passing.catalog.features.filter((one) => one.observed)
  await accounts.observe(
    open,
    observed.map(({ id }) => id),
  )
}

/** True if it is paid on a page, not with the stored card. */
export function goesToCheckout(
  { customer }: Draft,
  plan: AttachPlan,
  body: Pick<PurchaseBody, 'forceCheckout' | 'invoice'>,
): boolean {
  if (!plan.needsPayment) return false
  return !customer.paymentMethod || body.forceCheckout === true || body.invoice === true
}
