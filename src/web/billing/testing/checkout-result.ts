import type { WireCheckout } from '#domain/billing/wire.ts'

const product: WireCheckout['product'] = {
  id: 'team',
  created_at: 0,
  name: 'Team',
  env: 'sandbox',
  is_add_on: false,
  is_default: false,
  group: 'plan',
  version: 1,
  items: [
    { type: 'price', display: { primary_text: '$29', secondary_text: 'per month' } },
    { type: 'feature', feature_id: 'stores', display: { primary_text: '5 stores' } },
    {
      type: 'priced_feature',
      feature_id: 'members',
      usage_model: 'prepaid',
      billing_units: 5,
      display: { primary_text: '10 seats' },
    },
    {
      type: 'priced_feature',
      feature_id: 'audits',
      usage_model: 'pay_per_use',
      display: { primary_text: '20 audits' },
    },
  ],
  free_trial: null,
  scenario: 'upgrade',
  base_variant_id: null,
  properties: {
    is_free: false,
    is_one_off: false,
    interval_group: 'month',
    has_trial: false,
    updateable: true,
  },
}

/** A checkout result of the host. */
export function checkoutResult(more: Partial<WireCheckout> = {}): WireCheckout {
  return {
    customer_id: 'org',
    has_prorations: true,
    lines: [
      { description: 'Team', amount: 29 },
      { description: 'Nothing', amount: 0 },
    ],
    total: 29,
    currency: 'usd',
    options: [
      { feature_id: 'members', quantity: 5 },
      { feature_id: 'other', quantity: 2 },
    ],
    product,
    current_product: null,
    ...more,
  }
}
