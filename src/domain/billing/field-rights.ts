// Which members of an organization may read which billing data. The wire and the privacy page both come from this
// table; a new field does not compile until it has an entry here.

import { canInOrganization, type OrganizationRole } from '../permission.ts'
import type {
  WireCustomer,
  WireCustomerProduct,
  WireEntity,
  WireFeatureCheck,
  WireProductCheck,
} from './wire.ts'

type Reader = 'billing:read' | 'billing:manage'

/** The facts in the order of the privacy page, and the permission that it takes to read them. */
export const BILLING_FACTS = {
  plans: 'billing:read',
  limits: 'billing:read',
  holder: 'billing:manage',
  card: 'billing:manage',
  invoices: 'billing:manage',
  prices: 'billing:manage',
  dates: 'billing:manage',
  trials: 'billing:manage',
  rewards: 'billing:manage',
  provider: 'billing:manage',
} as const satisfies Record<string, Reader>

export type BillingFact = keyof typeof BILLING_FACTS

type FieldTable<Shape> = Readonly<Record<keyof Shape, BillingFact>>

const CUSTOMER_FIELDS: FieldTable<WireCustomer> = {
  id: 'plans',
  created_at: 'plans',
  env: 'plans',
  products: 'plans',
  features: 'limits',
  entities: 'limits',
  name: 'holder',
  email: 'holder',
  payment_method: 'card',
  invoices: 'invoices',
  trials_used: 'trials',
  rewards: 'rewards',
  referrals: 'rewards',
  stripe_id: 'provider',
  fingerprint: 'provider',
  metadata: 'provider',
}

const PRODUCT_FIELDS: FieldTable<WireCustomerProduct> = {
  id: 'plans',
  name: 'plans',
  group: 'plans',
  status: 'plans',
  started_at: 'plans',
  version: 'plans',
  entity_id: 'plans',
  is_add_on: 'plans',
  is_default: 'plans',
  items: 'plans',
  canceled_at: 'dates',
  current_period_start: 'dates',
  current_period_end: 'dates',
  trial_ends_at: 'dates',
  past_due_since: 'dates',
  grace_ends_at: 'dates',
  subscription_ids: 'provider',
}

const ENTITY_FIELDS: FieldTable<WireEntity> = {
  id: 'limits',
  name: 'limits',
  customer_id: 'limits',
  feature_id: 'limits',
  created_at: 'limits',
  env: 'limits',
  features: 'limits',
  products: 'plans',
  invoices: 'invoices',
}

const PRODUCT_CHECK_FIELDS: FieldTable<WireProductCheck> = {
  allowed: 'plans',
  customer_id: 'plans',
  product_id: 'plans',
  entity_id: 'plans',
  status: 'plans',
  code: 'plans',
  preview: 'prices',
}

/** Required fields of the wire are sent empty to callers who may not read them. */
const WITHHELD_OF_CUSTOMER = {
  name: null,
  email: null,
  fingerprint: null,
  stripe_id: null,
  metadata: {},
} as const

const WITHHELD_OF_PRODUCT = {
  canceled_at: null,
  current_period_start: null,
  current_period_end: null,
  subscription_ids: [],
} as const

export function readsBillingFact(role: OrganizationRole, fact: BillingFact): boolean {
  return canInOrganization(role, BILLING_FACTS[fact])
}

export function customerFor(role: OrganizationRole, customer: WireCustomer): WireCustomer {
  return {
    ...WITHHELD_OF_CUSTOMER,
    ...readable(role, customer, CUSTOMER_FIELDS),
    products: customer.products.map((one) => productFor(role, one)),
  }
}

export function entityFor(role: OrganizationRole, entity: WireEntity): WireEntity {
  return {
    ...readable(role, entity, ENTITY_FIELDS),
    products: entity.products.map((one) => productFor(role, one)),
  }
}

export function checkFor(
  role: OrganizationRole,
  check: WireFeatureCheck | WireProductCheck,
): WireFeatureCheck | WireProductCheck {
  return 'product_id' in check ? readable(role, check, PRODUCT_CHECK_FIELDS) : check
}

/** Which requested expansions this role may read; the others are not even loaded. */
export function expandFor<Field extends keyof WireCustomer>(
  role: OrganizationRole,
  expand: readonly Field[] | undefined,
): Field[] | undefined {
  return expand?.filter((field) => readsBillingFact(role, CUSTOMER_FIELDS[field]))
}

function productFor(role: OrganizationRole, product: WireCustomerProduct): WireCustomerProduct {
  return { ...WITHHELD_OF_PRODUCT, ...readable(role, product, PRODUCT_FIELDS) }
}

/** Removes unreadable fields. The caller adds required ones back, empty. */
function readable<Shape extends object>(
  role: OrganizationRole,
  shape: Shape,
  fields: FieldTable<Shape>,
): Shape {
  const known = Object.entries(shape).filter(([name]) => {
    const fact = fields[name as keyof Shape]
    return fact !== undefined && readsBillingFact(role, fact)
  })
  return Object.fromEntries(known) as Shape
}
