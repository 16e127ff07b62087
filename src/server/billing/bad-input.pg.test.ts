// Callers that are careless, impatient or not authorized get clear codes; nothing is lost, and nobody is charged twice.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, ledgerGaps, moneyGaps, newCustomer } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { parsePlans } from './plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = new World({ database, catalog: plans })
const { billing } = world
const { sandbox } = billing

const customer = () => newCustomer(world)

async function openCheckout(orgId: string, body: object = { productId: 'business' }) {
  const { url } = await billing.checkout(orgId, body)
  return url?.split('/').at(-1) ?? ''
}

async function invoicesOf(orgId: string): Promise<number> {
  return (await sandbox.portal(orgId)).invoices.length
}

async function books(orgId: string): Promise<readonly unknown[]> {
  return [...(await ledgerGaps(database, orgId)), ...(await moneyGaps(database, orgId))]
}

describe('quantities', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 2.5, 3, 1e12])(
    'of %s are neither quoted nor bought',
    async (quantity) => {
      const orgId = await customer()
      const body = { productId: 'team', options: [{ featureId: 'members', quantity }] }
      expect(await faultOf(billing.checkout(orgId, body))).toMatchObject({
        code: 'invalid_options',
      })
      expect(await faultOf(billing.attach(orgId, body))).toMatchObject({ code: 'invalid_options' })
      expect(await invoicesOf(orgId)).toBe(0)
    },
  )

  test('of zero buy nothing that is sold only in packages', async () => {
    const orgId = await customer()
    const options = [{ featureId: 'credits', quantity: 0 }]
    const body = { productId: 'ai_credits', options }
    expect(await faultOf(billing.checkout(orgId, body))).toMatchObject({ code: 'invalid_options' })
    await expect(billing.attach(orgId, body)).rejects.toThrow(
      'Choose at least one package of AI credits.',
    )
    const { products, features } = await billing.createCustomer(orgId, {})
    expect(products.map(({ id }) => id)).toEqual(['free'])
    expect(features.credits).toBeUndefined()
  })

  test('of zero are fine where something is included', async () => {
    const orgId = await customer()
    const options = [{ featureId: 'members', quantity: 0 }]
    const { total, free_trial } = await billing.checkout(orgId, { productId: 'team', options })
    expect({ total, free_trial }).toEqual({ total: 0, free_trial: true })
  })

  test('of features that the product does not sell in advance are refused', async () => {
    const orgId = await customer()
    const options = [{ featureId: 'stores', quantity: 5 }]
    expect(await faultOf(billing.attach(orgId, { productId: 'team', options }))).toMatchObject({
      code: 'invalid_options',
    })
  })
})

describe('a check', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'for %s is refused',
    async (requiredBalance) => {
      const orgId = await customer()
      const asked = billing.check(orgId, { featureId: 'audits', requiredBalance })
      expect(await faultOf(asked)).toMatchObject({ code: 'invalid_inputs' })
    },
  )

  test('for a negative amount is allowed, for more than anybody has it is not', async () => {
    const orgId = await customer()
    const ask = async (requiredBalance: number) =>
      (await billing.check(orgId, { featureId: 'audits', requiredBalance })).allowed
    expect([await ask(-1), await ask(0.5), await ask(2), await ask(2.5), await ask(1e300)]).toEqual(
      [true, true, true, false, false],
    )
  })
})

describe('ids', () => {
  test('that do not exist are named in the refusal', async () => {
    const orgId = await customer()
    const codes = {
      product_not_found: () => billing.attach(orgId, { productId: 'gold' }),
      feature_not_found: () => billing.check(orgId, { featureId: 'gold' }),
      entity_not_found: () => billing.getEntity(orgId, { entityId: 'gold' }),
      reward_not_found: () => billing.checkout(orgId, { productId: 'team', reward: 'GOLD' }),
      reward_program_not_found: () => billing.createReferralCode(orgId, 'gold'),
      referral_code_not_found: () => billing.redeemReferralCode(orgId, 'GOLD00'),
      cus_product_not_found: () => billing.cancel(orgId, { productId: 'gold' }),
      checkout_not_found: () => sandbox.pay([orgId], 'cs_gold', GOOD_CARD),
    }
    for (const [code, attempt] of Object.entries(codes)) {
      expect(await faultOf(attempt()), code).toMatchObject({ code })
    }
  })

  test('of another organization are nobody’s: its checkout is neither seen, paid nor ended', async () => {
    const [orgId, stranger] = [await customer(), await customer()]
    const id = await openCheckout(orgId)
    for (const attempt of [
      () => sandbox.checkout([stranger], id),
      () => sandbox.pay([stranger], id, GOOD_CARD),
      () => sandbox.cancel([stranger], id),
    ]) {
      expect(await faultOf(attempt())).toMatchObject({ code: 'checkout_not_found' })
    }
    expect((await sandbox.checkout([orgId], id)).status).toBe('open')
    expect(await invoicesOf(stranger)).toBe(0)
  })
})

describe('a checkout', () => {
  test('that is paid twice at once is charged once', async () => {
    const orgId = await customer()
    const id = await openCheckout(orgId)
    const pay = () => sandbox.pay([orgId], id, GOOD_CARD)
    const outcomes = await Promise.allSettled([pay(), pay(), pay()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await faultOf(pay())).toMatchObject({ code: 'checkout_already_paid' })
    expect(await sandbox.checkout([orgId], id), 'its page can be opened again').toMatchObject({
      status: 'complete',
      checkout: null,
    })
    expect(await invoicesOf(orgId)).toBe(1)
    expect(await books(orgId)).toEqual([])
  })

  test('for a plan and one for another, both paid at once, leave one plan and one bill', async () => {
    const orgId = await customer()
    const team = await openCheckout(orgId, { productId: 'team', freeTrial: false })
    const business = await openCheckout(orgId)
    const outcomes = await Promise.allSettled(
      [team, business].map((id) => sandbox.pay([orgId], id, GOOD_CARD)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    const { products } = await billing.createCustomer(orgId, {})
    expect(products.map(({ id }) => id)).toEqual(['business'])
    expect(await invoicesOf(orgId)).toBe(1)
    expect(await books(orgId)).toEqual([])
  })

  test('for packages may be open twice and be paid twice: that is buying twice', async () => {
    const orgId = await customer()
    const body = { productId: 'ai_credits' }
    const ids = [await openCheckout(orgId, body), await openCheckout(orgId, body)]
    for (const id of ids) await sandbox.pay([orgId], id, GOOD_CARD)
    const { features } = await billing.createCustomer(orgId, {})
    expect(features.credits?.balance).toBe(200)
    expect(await books(orgId)).toEqual([])
  })

  test('that has expired charges nobody, and a new one works', async () => {
    const orgId = await customer()
    const old = await openCheckout(orgId)
    await sandbox.moveClock(orgId, 2)
    expect((await sandbox.checkout([orgId], old)).status).toBe('expired')
    expect(await faultOf(sandbox.pay([orgId], old, GOOD_CARD))).toMatchObject({
      code: 'checkout_expired',
    })
    expect(await invoicesOf(orgId)).toBe(0)
    await sandbox.pay([orgId], await openCheckout(orgId), GOOD_CARD)
    expect(await invoicesOf(orgId)).toBe(1)
  })
})

describe('a change that is sent again', () => {
  test('cancels once, and renews once', async () => {
    const orgId = await customer()
    await sandbox.pay([orgId], await openCheckout(orgId), GOOD_CARD)
    const cancel = () => billing.cancel(orgId, { productId: 'business' })
    await cancel()
    expect((await faultOf(cancel())).code).toBe('product_already_canceled')
    const renew = () => billing.attach(orgId, { productId: 'business' })
    expect((await renew()).code).toBe('renewed_product')
    expect(await faultOf(renew())).toMatchObject({ code: 'product_already_attached' })
    expect(await invoicesOf(orgId)).toBe(1)
  })

  test('buys the seats once when it is sent twice at once', async () => {
    const orgId = await customer()
    const body = { productId: 'team', freeTrial: false }
    await sandbox.pay([orgId], await openCheckout(orgId, body), GOOD_CARD)
    const options = [{ featureId: 'members', quantity: 5 }]
    const buy = () => billing.attach(orgId, { productId: 'team', options })
    const outcomes = await Promise.allSettled([buy(), buy()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await invoicesOf(orgId)).toBe(2)
    expect(await books(orgId)).toEqual([])
  })
})
