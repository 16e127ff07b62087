// Checks whether a customer has a product, and what attaching it would change.

import type { CheckBody } from '#contract/billing-calls.ts'
import { viewCustomer, viewEntity } from '#domain/billing/customer-view.ts'
import { checkProduct } from '#domain/billing/entitlement.ts'
import { previewProduct } from '#domain/billing/preview.ts'
import type { WireProductCheck } from '#domain/billing/wire.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { requireView } from './customers.ts'
import { accountOf } from './open-checkouts.ts'
import type { ChargeOrder } from './provider.ts'
import { goesToCheckout, planPurchase, preparePurchase, readPurchase } from './purchase.ts'

export async function checkProductOf(
  accounts: Accounts,
  organizationId: string,
  body: CheckBody,
  productId: string,
): Promise<WireProductCheck> {
  const answer = (open: Pick<OpenAccount, 'draft' | 'passing'>) =>
    answerOf(accounts, open, body, productId)
  if (!body.withPreview) return accounts.look(organizationId, [], answer)
  const previewed = await accounts.change(organizationId, async (open) => ({
    ...(await previewOf(accounts, open, body)),
    answer: answer(open),
  }))
  const billed = previewed.order && (await accounts.options.provider.preview?.(previewed.order))
  const { preview } = previewed
  if (!billed) return { ...previewed.answer, preview }
  const due_today = { price: billed.total.toNumber(), currency: accounts.options.catalog.currency }
  return { ...previewed.answer, preview: { ...preview, due_today } }
}

function answerOf(
  { options: { catalog, provider } }: Accounts,
  { draft, passing }: Pick<OpenAccount, 'draft' | 'passing'>,
  body: CheckBody,
  productId: string,
): WireProductCheck {
  const facts = { ...passing, catalog, env: provider.env }
  const entityId = body.entityId ?? undefined
  const holder = entityId
    ? requireView(viewEntity(draft, entityId, facts), entityId)
    : viewCustomer(draft, facts)
  return { ...checkProduct(holder, { productId, entityId }), code: 'product_found' }
}

/** The same path as an attach, stopped before anything changes. */
async function previewOf(accounts: Accounts, open: OpenAccount, body: CheckBody) {
  const { catalog, provider } = accounts.options
  await preparePurchase(accounts, open, body)
  const plan = await planPurchase(open, readPurchase(body, catalog), 'look')
  const order: ChargeOrder | null = goesToCheckout(open.draft, plan, {})
    ? null
    : { operationId: '', account: accountOf(open.draft), plan, now: open.passing.now }
  return { preview: previewProduct(plan, { catalog, env: provider.env }), order }
}
