// Fields of what exists are asked of the running product: section-3-entities.browser.ts.

import { expect } from 'vitest'
import { contractOf } from './support/contracts.ts'
import { pending, pendingFields, type SpecRow, type SpecSection } from './support/rows.ts'

function operation(row: string, name: string): SpecRow {
  return { row, check: () => expect(contractOf(name)?.name).toBe(name) }
}

const billing = (entity: string, fields: readonly string[]) =>
  pendingFields('billing', entity, fields)

export const entities: SpecSection = {
  section: '3. Entities and their fields',
  tables: [
    {
      name: 'Organization and store',
      rows: [
        operation('Organization: a create operation exists', 'organizations:create'),
        operation('Organization: a get-by-user operation exists', 'organizations:getByUser'),
        operation('Organization: an update operation exists', 'organizations:update'),
        operation('Store: team members are queried', 'stores:getTeamMembers'),
        operation('Store: is created together with a baseline', 'stores:createWithBaseline'),
      ],
    },
    {
      name: 'Audit',
      rows: [
        ...pendingFields('audits', 'Audit', ['auditId', 'status', 'orgId', 'storeIds']),
        operation('Audit: is queried by store', 'audits:getByStore'),
        operation('Audit: is queried as active', 'audits:getActive'),
        operation('Audit: is queried as history', 'audits:getAuditHistory'),
        operation('Audit: is queried by details', 'audits:getDetails'),
      ],
    },
    {
      name: 'Audit assignment',
      rows: [
        ...pendingFields('audits', 'Audit assignment', [
          'auditId',
          'userId',
          'auditAssignmentId',
          'status',
        ]),
        ...pending('audits', [
          'Audit assignment: concerns rooms',
          'Audit assignment: concerns shelves',
        ]),
        operation(
          'Audit assignment: self-assignment exists',
          'auditAssignments:createSelfAssignment',
        ),
      ],
    },
    {
      name: 'Scan event',
      rows: [
        ...pendingFields('audits', 'Scan event: item count per', [
          'auditId',
          'itemId',
          'auditItemId',
        ]),
        operation('Scan event: the quantity can be updated', 'scanEvents:updateQuantity'),
      ],
    },
    {
      name: 'Scanner UI state',
      rows: [
        ...pendingFields('scanner', 'camera status', [
          'idle',
          'requesting',
          'initializing',
          'ready',
          'error',
        ]),
        ...pending('scanner', [
          'scanning flags',
          'permission',
          'error',
          'up to 10 recent scan results',
        ]),
        ...pendingFields('scanner', 'count-modal state', [
          'auditId',
          'item',
          'existingCount',
          'scanWarning',
          'warningType',
        ]),
        ...pendingFields('scanner', 'scanned-items modal state', [
          'assignmentId',
          'title',
          'showSubmit',
        ]),
      ],
    },
    {
      name: 'Customer',
      rows: billing('Customer', [
        'id',
        'customer_id (for entities)',
        'name',
        'email',
        'fingerprint',
        'metadata',
        'features (map by feature id)',
        'products (list with id and status)',
        "the card payment provider's customer id field",
      ]),
    },
    {
      name: 'Customer feature',
      rows: [
        ...billing('Customer feature', [
          'feature_id',
          'allowed',
          'unlimited',
          'interval',
          'balance',
          'usage',
          'included_usage',
          'next_reset_at',
          'overage_allowed',
          'usage_limit',
          'type',
        ]),
        ...billing('Customer feature: rollovers', ['balance', 'expires_at']),
        ...billing('Customer feature: breakdown', [
          'interval',
          'balance',
          'usage',
          'included_usage',
          'next_reset_at',
        ]),
        ...billing('Customer feature: credit_schema', ['feature_id', 'credit_amount']),
        ...pending('billing', ['Customer feature: a static type is treated specially']),
      ],
    },
    {
      name: 'Feature',
      rows: [
        ...billing('Feature', ['id', 'name', 'archived']),
        ...billing('Feature: type', ['boolean', 'single_use', 'continuous_use', 'credit_system']),
        ...billing('Feature: display', ['singular', 'plural']),
        ...billing('Feature: credit_schema', ['metered_feature_id', 'credit_cost']),
      ],
    },
    { name: 'Entity', rows: billing('Entity', ['name', 'feature_id']) },
    {
      name: 'Pricing-table product',
      rows: [
        ...billing('Pricing-table product', ['id', 'name', 'base_variant_id']),
        ...billing('Pricing-table product: items', [
          'feature_id',
          'display.primary_text',
          'display.secondary_text',
          'usage_model',
        ]),
        ...billing('Pricing-table product: properties', ['is_free']),
        ...billing('Pricing-table product: display', [
          'name',
          'description',
          'button_text',
          'recommend_text',
          'everything_from',
          'button_url',
        ]),
      ],
    },
    {
      name: 'Attach/checkout result',
      rows: [
        ...billing('Attach/checkout result', [
          'checkout_url or url',
          'customer_id',
          'product_ids',
          'code',
          'message',
          'product with items',
        ]),
        ...billing('Attach/checkout result: invoice', [
          'status',
          "the provider's invoice id",
          'hosted_invoice_url',
          'total',
          'currency',
        ]),
      ],
    },
    {
      name: 'Billing confirmation result',
      rows: [
        ...billing('Billing confirmation result: product', ['id', 'name', 'scenario']),
        ...billing('Billing confirmation result: product.properties', [
          'is_one_off',
          'is_free',
          'has_trial',
          'updateable',
        ]),
        ...billing('Billing confirmation result: product.items', [
          'type',
          'feature.name',
          'feature_id',
          'usage_model prepaid',
          'usage_model pay_per_use',
          'quantity',
          'billing_units',
          'display.primary_text',
          'display.secondary_text',
        ]),
        ...billing('Billing confirmation result', [
          'current_product.name',
          'next_cycle.starts_at',
          'next_cycle.total',
          'total',
          'currency',
          'has_prorations',
        ]),
        ...billing('Billing confirmation result: lines', ['description', 'amount']),
        ...billing('Billing confirmation result: options', ['feature_id', 'quantity']),
      ],
    },
    {
      name: 'Customer expand options',
      rows: billing('expand', [
        'invoices',
        'rewards',
        'trials_used',
        'entities',
        'referrals',
        'payment_method',
      ]),
    },
    {
      name: 'Usage range options',
      rows: billing('range', ['24h', '7d', '30d', '90d', 'last_cycle']),
    },
    {
      name: 'Reset intervals',
      rows: billing('interval', [
        'minute',
        'hour',
        'day',
        'week',
        'month',
        'quarter',
        'semi_annual',
        'year',
        'multiple',
      ]),
    },
    { name: 'Error object', rows: billing('Error object', ['message', 'code']) },
  ],
}
