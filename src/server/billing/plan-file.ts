// Reads the operator's plans from one file at the start, and reports all errors together.

import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { type Catalog, ON_DECREASE, ON_INCREASE, type Product } from '#domain/billing/catalog.ts'
import { catalogProblems } from '#domain/billing/catalog-rules.ts'
import { INTERVALS } from '#domain/billing/interval.ts'

const id = z.string().regex(/^[a-z0-9_]{1,60}$/, 'must be small letters, digits and underscores')
const text = z.string().trim().min(1).max(200)
const money = z.number().min(0).max(1_000_000)
const count = z.number().min(0).max(1_000_000_000)

const CREDIT_STEPS = 1_000_000

/** "2 credits for 10 requests": the cost of one must not have a remainder. */
const credit = z
  .strictObject({
    meteredFeatureId: id,
    featureAmount: z.number().positive().default(1),
    creditCost: z.number().positive(),
  })
  .transform(({ meteredFeatureId, featureAmount, creditCost }, context) => {
    const cost = Math.round((creditCost / featureAmount) * CREDIT_STEPS) / CREDIT_STEPS
    if (Math.abs(cost * featureAmount - creditCost) * CREDIT_STEPS > 0.5) {
      context.addIssue('creditCost / featureAmount must have at most 6 decimals')
    }
    return { meteredFeatureId, creditCost: cost }
  })

const feature = z.strictObject({
  id,
  name: text,
  type: z.enum(['boolean', 'single_use', 'continuous_use', 'credit_system']),
  display: z.strictObject({ singular: text, plural: text }).optional(),
  creditSchema: z.array(credit).optional(),
  archived: z.boolean().optional(),
  trackable: z.boolean().optional(),
  observed: z.boolean().optional(),
  eventNames: z.array(text).optional(),
})

const item = z.strictObject({
  featureId: id.optional(),
  included: z.union([count, z.literal('inf')]).optional(),
  interval: z.enum(INTERVALS).optional(),
  usageModel: z.enum(['prepaid', 'pay_per_use']).optional(),
  price: money.optional(),
  tiers: z
    .array(z.strictObject({ to: z.union([count, z.literal('inf')]), amount: money }))
    .min(1)
    .optional(),
  stripePrice: z
    .string()
    .regex(/^price_\w+$/, 'must be the id of a price, which starts with price_')
    .optional(),
  billingUnits: z.number().int().min(1).max(1_000_000).optional(),
  entityFeatureId: id.optional(),
  resetUsageWhenEnabled: z.boolean().optional(),
  usageLimit: count.optional(),
  rollover: z
    .strictObject({ max: count.optional(), months: z.number().int().min(1).max(120).optional() })
    .optional(),
  onIncrease: z.enum(ON_INCREASE).optional(),
  onDecrease: z.enum(ON_DECREASE).optional(),
})

export const product = z.strictObject({
  id,
  name: text,
  group: z.string().max(60).default(''),
  version: z.number().int().min(1).default(1),
  isAddOn: z.boolean().default(false),
  isDefault: z.boolean().default(false),
  baseVariantId: id.nullable().default(null),
  items: z.array(item).max(50),
  freeTrial: z
    .strictObject({
      days: z.number().int().min(1).max(365),
      cardRequired: z.boolean().default(true),
      uniqueFingerprint: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  display: z.record(z.string(), z.string()).optional(),
  archived: z.boolean().optional(),
}) satisfies z.ZodType<Product, unknown>

const reward = z.strictObject({
  id,
  name: text,
  type: z.enum(['percentage_discount', 'fixed_discount', 'free_product']),
  value: money.optional(),
  productId: id.optional(),
  promoCodes: z.array(text).optional(),
})

const referralProgram = z.strictObject({
  id,
  rewardId: id,
  maxRedemptions: z.number().int().min(1).max(1_000_000),
  receivedBy: z.enum(['referrer', 'redeemer', 'all']),
  trigger: z.enum(['immediately', 'checkout']),
})

const catalog = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/, 'must be a code of three small letters'),
  graceDays: z.number().min(0).max(90),
  features: z.array(feature).max(200),
  products: z.array(product).max(200),
  rewards: z.array(reward).default([]),
  referralPrograms: z.array(referralProgram).default([]),
}) satisfies z.ZodType<Catalog, unknown>

/** Problems of the plans, one readable line each. */
export class PlanFileError extends Error {
  override readonly name = 'PlanFileError'
  readonly problems: readonly string[]

  constructor(file: string, problems: readonly string[]) {
    super(`The plans in ${file} have problems:\n${problems.map((one) => `  - ${one}`).join('\n')}`)
    this.problems = problems
  }
}

export async function readPlanFile(file: string): Promise<Catalog> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PlanFileError(file, [`cannot be read: ${error.message}`])
  })
  return parsePlans(content, file)
}

export function parsePlans(content: string, file: string): Catalog {
  const parsed = catalog.safeParse(parseJson(content, file))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      `${path.join('.')} ${message}`.trim(),
    )
    throw new PlanFileError(file, problems)
  }
  const problems = catalogProblems(parsed.data)
  if (problems.length > 0) throw new PlanFileError(file, problems)
  return parsed.data
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new PlanFileError(file, [error instanceof Error ? error.message : 'is not JSON'])
  }
}
