// Many concurrent calls on several connections must be exact to the unit.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, ledgerGaps, moneyGaps, newCustomer } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { type Command, command } from '#tests/support/billing-model.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'
import { createBilling } from './create-billing.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TEST_CATALOG })
const { billing } = world
const { usage, sandbox } = billing

const customer = () => newCustomer(world)

async function balanceOf(orgId: string, featureId: string) {
  return (await billing.createCustomer(orgId, {})).features[featureId]?.balance
}

async function accepted(works: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(works)
  for (const one of outcomes) {
    if (one.status === 'rejected' && !(one.reason instanceof Fault)) throw one.reason
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('usage of one customer by many at once', () => {
  test('50 at a balance of 30 leave exactly nothing, and 30 are accepted', async () => {
    const orgId = await customer()
    const track = () => usage.track(orgId, { featureId: 'calls' }, 'server')
    expect(await accepted(times(50, track))).toBe(30)
    expect(await balanceOf(orgId, 'calls')).toBe(0)
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('is as exact where several balances have to be asked', async () => {
    const orgId = await customer()
    const { checkout_url } = await billing.attach(orgId, { productId: 'pack' })
    await sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
    // 5 scans of the plan, then 10 credits at 0.3 each: 33 more.
    const track = () => usage.track(orgId, { featureId: 'scans' }, 'server')
    expect(await accepted(times(50, track))).toBe(38)
    expect(await balanceOf(orgId, 'scans')).toBe(0)
    expect(await balanceOf(orgId, 'credits')).toBe(0.1)
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('checks that also deduct never promise too much', async () => {
    const orgId = await customer()
    const body = { featureId: 'calls', requiredBalance: 4, sendEvent: true }
    const answers = await Promise.all(times(20, () => billing.check(orgId, body)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
    expect(await balanceOf(orgId, 'calls')).toBe(2)
  })

  test('checks that also deduct refuse negative and invalid amounts', async () => {
    const orgId = await customer()
    for (const requiredBalance of [-5, 0.12345678, 1e12]) {
      const body = { featureId: 'calls', requiredBalance, sendEvent: true }
      expect(await faultOf(billing.check(orgId, body)), `${requiredBalance}`).toMatchObject({
        code: 'invalid_inputs',
      })
    }
  })

  test('the same key counts once, however often and however it is sent', async () => {
    const orgId = await customer()
    const body = { featureId: 'calls', value: 2, idempotencyKey: 'scan-17' }
    expect(await accepted(times(10, () => usage.track(orgId, body, 'server')))).toBe(1)
    expect(await faultOf(usage.track(orgId, body, 'server'))).toMatchObject({
      code: 'duplicate_event',
    })
    expect(await balanceOf(orgId, 'calls')).toBe(28)
    const other = await customer()
    await usage.track(other, body, 'server')
    expect(await balanceOf(other, 'calls')).toBe(28)
  })

  test('a key that was refused can be used again', async () => {
    const orgId = await customer()
    const body = { featureId: 'calls', value: 31, idempotencyKey: 'too-much' }
    expect(await faultOf(usage.track(orgId, body, 'server'))).toMatchObject({
      code: 'insufficient_balance',
    })
    await usage.track(orgId, { ...body, value: 30 }, 'server')
    expect(await balanceOf(orgId, 'calls')).toBe(0)
  })

  test('one event name counts for every feature that uses it, or for none', async () => {
    const orgId = await customer()
    await usage.track(orgId, { eventName: 'ring', value: 5 }, 'server')
    expect(await balanceOf(orgId, 'calls')).toBe(25)
    expect(await balanceOf(orgId, 'scans')).toBe(0)
    expect(await faultOf(usage.track(orgId, { eventName: 'ring' }, 'server'))).toMatchObject({
      code: 'insufficient_balance',
    })
    expect(await balanceOf(orgId, 'calls')).toBe(25)
  })

  test('decimals stay decimals', async () => {
    const orgId = await customer()
    await Promise.all(
      times(7, () => usage.track(orgId, { featureId: 'calls', value: 0.1 }, 'server')),
    )
    expect(await balanceOf(orgId, 'calls')).toBe(29.3)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e10, 0.1234567, '3', {}])(
    'a value of %s is refused',
    async (value) => {
      const orgId = await customer()
      expect(
        await faultOf(usage.track(orgId, { featureId: 'calls', value }, 'server')),
      ).toMatchObject({ code: 'invalid_inputs' })
    },
  )

  test('browsers can neither report usage of others nor give usage back', async () => {
    const orgId = await customer()
    await billing.track(orgId, { featureId: 'calls' })
    const back = billing.track(orgId, { featureId: 'calls', value: -5 })
    expect(await faultOf(back)).toMatchObject({ code: 'invalid_inputs' })
    expect(await faultOf(billing.track(orgId, { featureId: 'seats' }))).toMatchObject({
      code: 'track_not_allowed',
    })
    await usage.track(orgId, { featureId: 'calls', value: -100 }, 'server')
    expect(await balanceOf(orgId, 'calls')).toBe(30)
  })
})

describe('entities', () => {
  test('take a unit each, are the same when said again, and give it back', async () => {
    const orgId = await customer()
    const create = (id: string) => billing.createEntity(orgId, { id, featureId: 'seats' })
    expect(await accepted(times(6, (index) => create(`seat-${index}`)))).toBe(3)
    const { entities } = await billing.createCustomer(orgId, { expand: ['entities'] })
    const [first] = entities ?? []
    await create(first?.id ?? '')
    expect(await balanceOf(orgId, 'seats')).toBe(0)
    expect(await faultOf(create('one-more'))).toMatchObject({ code: 'feature_limit_reached' })
    await billing.deleteEntity(orgId, first?.id ?? '')
    expect(await balanceOf(orgId, 'seats')).toBe(1)
    expect(await faultOf(billing.getEntity(orgId, { entityId: first?.id ?? '' }))).toMatchObject({
      code: 'entity_not_found',
    })
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })
})

describe('usage charts', () => {
  test('show every period, those without usage as nothing', async () => {
    const orgId = await customer()
    await usage.track(orgId, { featureId: 'calls', value: 4 }, 'server')
    for (const [range, periods] of [
      ['24h', 24],
      ['7d', 7],
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      const { list } = await billing.query(orgId, { featureId: 'calls', range })
      expect(list).toHaveLength(periods)
      expect(list.at(-1)).toMatchObject({ calls: 4 })
      expect(list[0]).toMatchObject({ calls: 0 })
    }
    const { list } = await billing.query(orgId, { featureId: ['calls', 'scans'] })
    expect(list.at(-1)).toMatchObject({ calls: 4, scans: 0 })
  })
})

async function run(orgId: string, one: Command): Promise<unknown> {
  switch (one.kind) {
    case 'track':
      return usage.track(orgId, one, 'server')
    case 'attach':
      return billing.attach(orgId, { productId: one.productId })
    case 'cancel':
      return billing.cancel(orgId, {
        productId: one.productId,
        cancelImmediately: one.immediately,
      })
    case 'wait':
      return sandbox.moveClock(orgId, one.days)
    case 'card':
      return sandbox.saveCard(orgId, one.declines ? '4000000000000341' : GOOD_CARD)
    case 'entity':
      return one.remove
        ? billing.deleteEntity(orgId, one.id)
        : billing.createEntity(orgId, { id: one.id, featureId: 'seats' })
  }
}

test('whatever is done at once, the books balance and no balance is overdrawn by usage', async () => {
  const batches = fc.array(fc.array(command, { minLength: 2, maxLength: 8 }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(batches, async (list) => {
      const orgId = await customer()
      await sandbox.saveCard(orgId, GOOD_CARD)
      for (const batch of list) await accepted(batch.map((one) => run(orgId, one)))
      expect(await ledgerGaps(database, orgId)).toEqual([])
      expect(await moneyGaps(database, orgId)).toEqual([])
      expect(await overdrawn(orgId)).toEqual([])
      expect(await secondMains(orgId)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

/** Usage that took a row below its floor. A deficit inherited by a smaller plan is not usage. */
async function overdrawn(orgId: string) {
  const { rows } = await database.owner.query(
    `select id, balance, floor from (
       select b.id, b.floor, l.reason,
         sum(l.delta) over (partition by l.balance_id order by l.id) as balance
       from billing_ledger l
       join billing_balance b on b.organization_id = l.organization_id and b.id = l.balance_id
       where l.organization_id = $1) as history
     where reason = 'usage' and floor is not null and balance < floor
       and not exists (select from billing_ledger c where c.organization_id = $1
         and c.balance_id = history.id and c.reason in ('carry', 'quantity'))`,
    [orgId],
  )
  return rows
}

async function secondMains(orgId: string) {
  const { rows } = await database.owner.query(
    `select product_group from billing_product
     where organization_id = $1 and is_main and status in ('active', 'trialing', 'past_due')
     group by product_group having count(*) <> 1`,
    [orgId],
  )
  return rows
}

describe('one browser that signs up as several', () => {
  const max = TEST_CATALOG.products.find(({ id }) => id === 'max')
  const trial = { days: 7, cardRequired: false, uniqueFingerprint: true }
  const products = [
    ...TEST_CATALOG.products.filter(({ id }) => id !== 'max'),
    ...(max ? [{ ...max, freeTrial: trial }] : []),
  ]
  const { billing: strict } = new World({ database, catalog: { ...TEST_CATALOG, products } })

  test('has one trial, even when all of them ask at once', async () => {
    const orgIds = await Promise.all(times(4, customer))
    const customerData = { fingerprint: `print-${newId()}` }
    const answers = await Promise.all(
      orgIds.map((id) => strict.attach(id, { productId: 'max', customerData })),
    )
    const codes = answers.map(({ code }) => code).sort()
    expect(codes).toEqual([
      'checkout_created',
      'checkout_created',
      'checkout_created',
      'new_product_attached',
    ])
    const [late] = orgIds.filter((_, index) => answers[index]?.code === 'checkout_created')
    const quote = await strict.checkout(late ?? '', { productId: 'max', customerData })
    expect(quote.total).toBe(50)
  })

  test('does not bring itself', async () => {
    const [one, other] = await Promise.all(times(2, customer))
    const customerData = { fingerprint: `print-${newId()}` }
    for (const id of [one, other])
      await strict.checkout(id ?? '', { productId: 'pro', customerData })
    const { code } = await strict.createReferralCode(one ?? '', 'friends')
    expect(await faultOf(strict.redeemReferralCode(other ?? '', code))).toMatchObject({
      code: 'customer_cannot_redeem_own_code',
    })
  })
})

describe('a crash between the provider and us', () => {
  test('is finished under the same name, and charged once', async () => {
    const sandboxProvider = createSandboxProvider('http://localhost:3000')
    const ordered: string[] = []
    let isBroken = true
    let clock = Date.now()
    const crashing = createBilling({
      pool: database.app,
      catalog: TEST_CATALOG,
      publicUrl: 'http://localhost:3000',
      now: () => new Date(clock),
      newId,
      provider: {
        ...sandboxProvider,
        charge: async (order) => {
          ordered.push(order.operationId)
          if (isBroken) throw new Error('the process died')
          return sandboxProvider.charge(order)
        },
      },
    })
    const orgId = await customer()
    await sandbox.saveCard(orgId, GOOD_CARD)
    await expect(crashing.attach(orgId, { productId: 'pro' })).rejects.toThrow('died')
    expect(await faultOf(crashing.attach(orgId, { productId: 'pro' }))).toMatchObject({
      code: 'operation_in_progress',
    })
    isBroken = false
    clock += 60_000
    expect(await faultOf(crashing.attach(orgId, { productId: 'pro' }))).toMatchObject({
      code: 'product_already_attached',
    })
    expect(new Set(ordered).size).toBe(1)
    expect(await moneyGaps(database, orgId)).toEqual([])
    expect((await sandbox.portal(orgId)).invoices).toHaveLength(1)
  })

  test('a declined card leaves everything as it was', async () => {
    const orgId = await customer()
    await sandbox.saveCard(orgId, '4000000000000341')
    expect(await faultOf(billing.attach(orgId, { productId: 'pro' }))).toMatchObject({
      code: 'card_declined',
    })
    const { products } = await billing.createCustomer(orgId, {})
    expect(products.map(({ id }) => id)).toEqual(['free'])
    await sandbox.saveCard(orgId, GOOD_CARD)
    await billing.attach(orgId, { productId: 'pro' })
  })
})

test('an organization that is deleted takes its history along', async () => {
  const orgId = await customer()
  await usage.track(orgId, { featureId: 'calls' }, 'server')
  const client = await database.app.connect()
  await client.query('begin')
  await client.query(`select set_config('app.organization_id', $1, true)`, [orgId])
  await client.query('delete from organization')
  await client.query('commit')
  client.release()
  for (const table of ['billing_customer', 'billing_event', 'billing_ledger', 'billing_balance']) {
    const { rows } = await database.owner.query(`select from ${table} where organization_id = $1`, [
      orgId,
    ])
    expect(rows, table).toEqual([])
  }
})

test('another tenant’s rows are out of reach', async () => {
  const [mine, other] = [await customer(), await customer()]
  await billing.createEntity(other, { id: 'theirs', featureId: 'seats' })
  expect(await faultOf(billing.getEntity(mine, { entityId: 'theirs' }))).toMatchObject({
    code: 'entity_not_found',
  })
  const { checkout_url } = await billing.attach(other, { productId: 'pro' })
  const page = sandbox.checkout([mine], checkout_url?.split('/').at(-1) ?? '')
  expect(await faultOf(page)).toMatchObject({ code: 'checkout_not_found' })
})
