import type {
  WireCustomer,
  WireCustomerFeature,
  WireCustomerProduct,
  WireProductPreview,
} from '#domain/billing/wire.ts'

export function customerFeature(more: Partial<WireCustomerFeature> = {}): WireCustomerFeature {
  return {
    id: 'stores',
    feature_id: 'stores',
    name: 'Stores',
    type: 'continuous_use',
    allowed: false,
    balance: 0,
    usage: 1,
    included_usage: 1,
    ...more,
  }
}

/** A customer whose one store is in use. */
export function customerOf(more: Partial<WireCustomer> = {}): WireCustomer {
  return {
    id: 'org',
    created_at: 0,
    name: 'Quill & Sons',
    email: null,
    fingerprint: null,
    stripe_id: null,
    env: 'sandbox',
    metadata: {},
    products: [],
    features: { stores: customerFeature() },
    ...more,
  }
}

export function productPreview(more: Partial<WireProductPreview> = {}): WireProductPreview {
  return {
    scenario: 'upgrade',
    product_id: 'team',
    product_name: 'Team',
    recurring: true,
    next_cycle_at: Date.UTC(2026, 11, 15),
    current_product_name: 'Free',
    items: [{ price: '$29 per month', description: 'Subscription' }],
    options: [],
    due_today: { price: 14.5, currency: 'usd' },
    due_next_cycle: { price: 29, currency: 'usd' },
    ...more,
  }
}

/** An active plan. */
export function attachedPlan(more: Partial<WireCustomerProduct> = {}): WireCustomerProduct {
  return {
    id: 'team',
    name: 'Team',
    group: 'plan',
    status: 'active',
    started_at: 0,
    canceled_at: null,
    version: 1,
    subscription_ids: [],
    current_period_start: null,
    current_period_end: null,
    is_add_on: false,
    is_default: false,
    items: [],
    ...more,
  }
}
