// Promotions of the plan file as coupons and promotion codes, each applied once.

import type { Stripe } from 'stripe'
import { amount, toMinorUnits } from '#domain/billing/amount.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import type { Reward } from '#domain/billing/catalog.ts'
import { hasCode, idOf } from './stripe-client.ts'

export type Discount = { readonly coupon: string } | { readonly promotion_code: string }

/** The prefix of coupons from the plan file. */
const OWN = 'shelfcount_'

/** Stripe allows no longer ids for coupons. */
const LONGEST_NAME = 40

export class StripeRewards {
  readonly #stripe: Stripe
  readonly #currency: string

  constructor(stripe: Stripe, currency: string) {
    this.#stripe = stripe
    this.#currency = currency
  }

  /** What the plan deducts today; a promotion that deducts nothing is not used up. */
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
    const promotion_code = code === undefined ? null : await this.#promotionCode(code, coupon)
    return promotion_code === null ? { coupon } : { promotion_code }
  }

  async #coupon({ id, name, type, value = 0 }: Reward): Promise<string> {
    const isPercent = type === 'percentage_discount'
    const off = isPercent
      ? { percent_off: value }
      : { amount_off: toMinorUnits(amount(value), this.#currency), currency: this.#currency }
    const couponId = `${OWN}${id}_${isPercent ? 'percent' : this.#currency}_${value}`
    try {
      await this.#stripe.coupons.create({
        id: couponId,
        name: name.slice(0, LONGEST_NAME),
        duration: 'once',
        ...off,
      })
    } catch (error) {
      if (!hasCode(error, 'resource_already_exists')) throw error
    }
    return couponId
  }

  /** Null if the operator uses that code in Stripe for something else. */
  async #promotionCode(code: string, coupon: string): Promise<string | null> {
    const { data } = await this.#stripe.promotionCodes.list({ code, active: true, limit: 1 })
    const [known] = data
    const stands = known && idOf(known.promotion.coupon)
    if (known && stands === coupon) return known.id
    if (known && !stands?.startsWith(OWN)) return null
    // The plan file has changed since the code was created.
    if (known) await this.#stripe.promotionCodes.update(known.id, { active: false })
    const made = await this.#stripe.promotionCodes.create(
      { code, promotion: { type: 'coupon', coupon } },
      { idempotencyKey: `shelfcount/promotion/${code}/${coupon}/${known?.id ?? 'first'}` },
    )
    return made.id
  }
}
