// One customer with everything in it, as the billing wire shows it.

import { amount } from '#domain/billing/amount.ts'
import { attachAnswer } from '#domain/billing/attach-answer.ts'
import { planAttach } from '#domain/billing/attach-plan.ts'
import { viewCustomer, viewEntity, viewInvoice } from '#domain/billing/customer-view.ts'
import { checkFeature } from '#domain/billing/entitlement.ts'
import { viewCheckout } from '#domain/billing/preview.ts'
import { viewProducts } from '#domain/billing/product-view.ts'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'

const display = {
  name: 'Pro',
  description: 'For many',
  buttonText: 'Take it',
  recommendText: 'Best',
  everythingFrom: 'Free',
  buttonUrl: 'https://example.test',
}

const catalog = {
  ...TEST_CATALOG,
  features: TEST_CATALOG.features.map((one) => ({
    ...one,
    display: { singular: one.id, plural: `${one.id}s` },
  })),
  products: [...TEST_CATALOG.products.map((one) => ({ ...one, display })), credits()],
}

/** Brings the same feature again in another rhythm, so that there is a breakdown. */
function credits() {
  const items = [{ featureId: 'calls', included: 5, interval: 'day' as const }]
  return product({ id: 'extra', group: 'extra', isAddOn: true, items })
}

export function billingViews() {
  const model = new BillingModel(catalog)
  for (const productId of ['pro', 'pack', 'extra'])
    model.run({ kind: 'attach', productId, packages: 1 })
  model.run({ kind: 'entity', id: 'a', remove: false })
  model.run({ kind: 'wait', days: 40 })
  const { moment } = model
  const facts = { ...moment, env: 'sandbox' as const }
  return model.look((draft) => {
    const request = {
      productIds: ['max'],
      entityId: null,
      quantities: {},
      freeTrial: false,
      reward: null,
    }
    const upgrade = planAttach(draft, request, moment)
    const seats = planAttach(
      draft,
      { ...request, productIds: ['pro'], quantities: { seats: 4 } },
      moment,
    )
    const customer = viewCustomer(draft, facts)
    return {
      customer,
      entity: viewEntity(draft, 'a', facts),
      products: viewProducts(draft, facts),
      upgrade: viewCheckout(draft, upgrade, facts),
      seats: viewCheckout(draft, seats, facts),
      attach: attachAnswer(upgrade),
      check: checkFeature(customer, { featureId: 'scans' }),
      invoice: viewInvoice(
        {
          id: 'in_1',
          productIds: ['pro'],
          attachedId: null,
          lines: [],
          total: amount(20),
          currency: 'usd',
          status: 'paid',
          createdAt: 0,
          providerId: 'in_1',
          refunded: amount(0),
          credited: amount(0),
        },
        'https://example.test/invoice',
      ),
    }
  })
}
