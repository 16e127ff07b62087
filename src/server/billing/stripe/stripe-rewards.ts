// Promotions of the plan file as coupons and promotion codes, each taken off once.

import type { Stripe } from 'stripe'
import { amount, toMinorUnits } from '#domain/billing/amount.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import type { Reward } from '#domain/billing/catalog.ts'
import { hasCode } from './stripe-client.ts'

export type Discount = { readonly coupon: string } | { readonly promotion_code: string }

export class StripeRewards {
  readonly #stripe: Stripe
  readonly #currency: string

  constructor(stripe: Stripe, currency: string) {
    this.#stripe = stripe
    this.#currency = currency
  }

  /** What the plan takes off today; a promotion that takes nothing off is not used up. */
  async discountsOf({ request: { reward }, steps }: AttachPlan): Promise<Discount[]> {
    if (!reward || reward.type === 'free_product') return []
    const isFree = steps.every(
      ({ trialEndsAt, lines }) => trialEndsAt !== null || lines.length === 0,
    )
    return isFree ? [] : [await this.#discount(reward)]
  }

  async #discount(reward: Reward): Promise<Discount> {
    const coupon = await this.#coupon(reward)
    const [code] = reward.promoCodes ?? []
    if (code === undefined) return { coupon }
    return { promotion_code: await this.#promotionCode(code, coupon) }
  }

  async #coupon({ id, name, type, value = 0 }: Reward): Promise<string> {
    const isPercent = type === 'percentage_discount'
    const off = isPercent
      ? { percent_off: value }
      : { amount_off: toMinorUnits(amount(value), this.#currency), currency: this.#currency }
    const couponId = `shelfcount_${id}_${isPercent ? 'percent' : this.#currency}_${value}`
    try {
      await this.#stripe.coupons.create({ id: couponId, name, duration: 'once', ...off })
    } catch (error) {
      if (!hasCode(error, 'resource_already_exists')) throw error
    }
    return couponId
  }

  async #promotionCode(code: string, coupon: string): Promise<string> {
    const { data } = await this.#stripe.promotionCodes.list({ code, active: true, limit: 1 })
    const [known] = data
    if (known) return known.id
    const made = await this.#stripe.promotionCodes.create(
      { code, promotion: { type: 'coupon', coupon } },
      { idempotencyKey: `shelfcount/promotion/${code}/${coupon}` },
    )
    return made.id
  }
}
