// Compares our rule with the one in the published client, for all kinds of customers.

import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALLOWED_NEEDS_AN_ID,
  allowed,
  type Checkable,
  checkFeature,
  checkProduct,
} from './entitlement.ts'
import type { WireMeasuredFeature } from './wire.ts'

const figure = fc.oneof(fc.integer({ min: -5, max: 12 }), fc.constantFrom(0.5, 2.25))

const feature = (id: string): fc.Arbitrary<WireMeasuredFeature> =>
  fc.record(
    {
      id: fc.constant(id),
      feature_id: fc.constant(id),
      name: fc.constant(id),
      type: fc.constantFrom('single_use' as const, 'continuous_use' as const, 'static' as const),
      balance: fc.oneof(figure, fc.constant(null)),
      included_usage: fc.integer({ min: 0, max: 10 }),
      unlimited: fc.boolean(),
      overage_allowed: fc.boolean(),
      usage_limit: fc.integer({ min: 0, max: 20 }),
    },
    { requiredKeys: ['id', 'feature_id', 'name', 'type', 'balance', 'included_usage'] },
  )

const customer: fc.Arbitrary<Checkable> = fc
  .record({
    calls: fc.option(feature('calls'), { nil: undefined }),
    credits: fc.option(feature('credits'), { nil: undefined }),
    cost: fc.constantFrom(1, 0.5, 3),
  })
  .map(({ calls, credits, cost }) => ({
    id: 'org',
    products: [],
    features: {
      ...(calls && { calls }),
      ...(credits && {
        credits: { ...credits, credit_schema: [{ feature_id: 'calls', credit_amount: cost }] },
      }),
    },
  }))

type PublishedRule = (call: { readonly customer: unknown; readonly params: object }) => {
  readonly data: object
}

/**
 * The published package keeps its rule in a file whose name changes with every build, so it has to be searched for.
 */
async function publishedRule(): Promise<PublishedRule> {
  const entry = createRequire(import.meta.url).resolve('autumn-js')
  const folder = join(dirname(entry), '../libraries/react')
  const file = globSync('chunk-*.mjs', { cwd: folder }).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes(ALLOWED_NEEDS_AN_ID),
  )
  if (!file) throw new Error('The published rule is not where it was')
  return (await import(pathToFileURL(join(folder, file)).href)).handleCheck
}

const published = await publishedRule()

test('an entitlement says of every customer what the published client says', () => {
  const required = fc.option(fc.constantFrom(0, 1, 2, 3.5, 8), { nil: undefined })
  fc.assert(
    fc.property(customer, required, (subject, requiredBalance) => {
      const question = { featureId: 'calls', requiredBalance }
      const theirs = published({ customer: subject, params: question })
      const { allowed, feature_id, required_balance, customer_id } = checkFeature(subject, question)
      expect(theirs.data).toMatchObject({ allowed, feature_id, required_balance, customer_id })
    }),
    { numRuns: 2_000 },
  )
})

test.each(['active', 'trialing', 'past_due', 'scheduled', 'expired'])(
  'a product that is %s counts as the published client counts it',
  (status) => {
    const subject = { id: 'org', features: {}, products: [{ id: 'pro', status }] }
    const theirs = published({ customer: subject, params: { productId: 'pro' } })
    expect(theirs.data).toEqual(checkProduct(subject, { productId: 'pro' }))
    expect(checkProduct(subject, { productId: 'pro' }).allowed).toBe(status === 'active')
  },
)

describe('allowed()', () => {
  test('says no without a customer', () => {
    const nobody = { allowed: false, feature_id: '', customer_id: '', required_balance: 0 }
    expect(allowed(null, { featureId: 'calls' })).toEqual(nobody)
    expect(allowed(undefined, {})).toEqual(nobody)
    expect(published({ customer: null, params: {} }).data).toEqual(nobody)
  })

  const subject: Checkable = {
    id: 'org',
    products: [{ id: 'pro', status: 'active' }],
    features: { mode: { id: 'mode', feature_id: 'mode', name: 'Mode', type: 'static' } },
  }

  test('needs a feature or a product', () => {
    expect(() => allowed(subject, {})).toThrow('allowed() requires either featureId or productId')
  })

  test('goes by the product when it is given both', () => {
    expect(allowed(subject, { featureId: 'nothing', productId: 'pro' })).toMatchObject({
      allowed: true,
      product_id: 'pro',
    })
    expect(allowed(subject, { featureId: 'mode' }).allowed).toBe(true)
    expect(allowed(subject, { featureId: 'nothing' }).allowed).toBe(false)
  })
})
