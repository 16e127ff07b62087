// Where the product's plans stop people, and that nothing is lost when they do.

import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { faultOf, GOOD_CARD, ledgerGaps } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { GroupImporter } from '#tests/support/group-importer.ts'
import { Importer, startImportJobs } from '#tests/support/import-node.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { newId } from '../new-id.ts'
import { withCustomer } from './customer-scope.ts'
import { parsePlans } from './plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = new World({ database, catalog: plans })
const { billing } = world
const node = await startLiveNode({ database })
afterAll(() => node.stop())

async function take(orgId: string, productId: string, options: object = {}): Promise<void> {
  const { checkout_url } = await billing.attach(orgId, { productId, ...options })
  await billing.sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
}

async function featuresOf(orgId: string) {
  return (await billing.createCustomer(orgId, {})).features
}

function goods(prefix: string, count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, at) => `${prefix}-${at},Thing ${prefix} ${at},1`)
  return utf8(`SKU,Item name,On hand\n${rows.join('\n')}\n`)
}

describe('a list of items that does not fit into the plan', () => {
  test('is refused as a whole, waits, and goes through once there is room', async () => {
    const jobs = await startImportJobs(database)
    const shop = await world.shop()
    const importer = new Importer(world, node, shop)
    const checked = await importer.check(goods('A', 501))
    const { organizationId: orgId, storeId, owner } = shop
    const confirm = () => world.run(owner, api.imports.confirm, { storeId, importId: checked.id })
    expect(await faultOf(confirm())).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'items', required: 501, balance: 500, included: 500 },
    })
    expect((await importer.status(checked.id)).status).toBe('checked')
    await take(orgId, 'team')
    await confirm()
    await importer.until(checked.id, 'done')
    await jobs.stop()
    expect((await featuresOf(orgId)).items).toMatchObject({ usage: 501 })
  })

  test('and two that would fit alone do not fit together', async () => {
    const jobs = await startImportJobs(database)
    const shop = await world.shop()
    const importer = new Importer(world, node, shop)
    const { storeId, owner } = shop
    const [first, second] = [
      await importer.check(goods('A', 300)),
      await importer.check(goods('B', 300)),
    ]
    await jobs.stop()
    await world.run(owner, api.imports.confirm, { storeId, importId: first.id })
    const next = world.run(owner, api.imports.confirm, { storeId, importId: second.id })
    expect(await faultOf(next)).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'items', balance: 200 },
    })
  })
})

describe('a file for several stores', () => {
  /** The same items in both stores, and more in the second one. */
  const goodsOf = (shared: number, further: number) => {
    const rows = Array.from({ length: shared + further }, (_, at) => `S-${at},Thing ${at},1`)
    const lines = [
      ...rows.slice(0, shared).map((row) => `${row},Oslo`),
      ...rows.map((row) => `${row},Bergen`),
    ]
    return `SKU,Item name,On hand,Location\n${lines.join('\n')}\n`
  }

  test.each([
    ['fits where each new item has room once', 300, 150, undefined],
    ['is refused as a whole where one is too many', 300, 201, 501],
  ])('%s', async (_, shared, further, required) => {
    const jobs = await startImportJobs(database)
    const shop = await world.shop({ storeName: 'Oslo' })
    const bergen = newId()
    // The plan has one store, but there were more before.
    await database.owner.query(
      `insert into store (organization_id, id, name, currency) values ($1, $2, 'Bergen', 'EUR')`,
      [shop.organizationId, bergen],
    )
    const chain = { ...shop, stores: { Oslo: shop.storeId, Bergen: bergen } }
    const importer = new GroupImporter(world, node, chain)
    const shares = { Oslo: ['Oslo'], Bergen: ['Bergen'] }
    const checked = await importer.check({ text: goodsOf(shared, further), shares, leftOut: [] })
    if (required === undefined) {
      await importer.confirm(checked.id)
      await importer.until(checked.id, 'done')
    } else {
      expect(await faultOf(importer.confirm(checked.id))).toMatchObject({
        fault: 'limit_reached',
        details: { feature: 'items', required, balance: 500 },
      })
      expect(await importer.expected()).toEqual({ Oslo: [], Bergen: [] })
    }
    await jobs.stop()
  })
})

describe('requests to a model', () => {
  /** As the functions do before they call the model. */
  const ask = (organizationId: string) =>
    withCustomer(database.app, organizationId, (db) =>
      billing.entitlements.require({ db, organizationId, feature: 'ai_requests', amount: 1 }),
    )

  test('use up those of the plan, then credits, and are refused then', async () => {
    const { organizationId: orgId } = await world.shop()
    await take(orgId, 'ai_credits', { options: [{ featureId: 'credits', quantity: 100 }] })
    for (let asked = 0; asked < 7; asked += 1) await ask(orgId)
    const { ai_requests, credits } = await featuresOf(orgId)
    expect([ai_requests?.balance, credits?.balance]).toEqual([0, 98])
    await billing.usage.track(orgId, { featureId: 'ai_requests', value: 98 }, 'server')
    expect(await faultOf(ask(orgId))).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'ai_requests' },
    })
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  const reserve = (organizationId: string) =>
    withCustomer(database.app, organizationId, (db) =>
      billing.entitlements.reserve({ db, organizationId, feature: 'ai_requests', amount: 1 }),
    )

  test('that come to nothing go back to where they were taken from, and no chart shows them', async () => {
    const { organizationId: orgId } = await world.shop()
    await take(orgId, 'ai_credits', { options: [{ featureId: 'credits', quantity: 100 }] })
    const left = async () => {
      const { ai_requests, credits } = await featuresOf(orgId)
      return [ai_requests?.balance, credits?.balance]
    }
    const reserved = []
    for (let asked = 0; asked < 7; asked += 1) reserved.push(await reserve(orgId))
    expect(await left()).toEqual([0, 98])
    const [first, ...others] = reserved.toReversed()
    await withCustomer(database.app, orgId, async (db) => first?.(db))
    expect(await left()).toEqual([0, 99])
    for (const giveBack of others) await withCustomer(database.app, orgId, giveBack)
    expect(await left()).toEqual([5, 100])
    const { list } = await billing.query(orgId, { featureId: 'ai_requests', range: '24h' })
    expect(list.filter(({ ai_requests }) => ai_requests !== 0)).toEqual([])
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('never exceed the plan when many ask at once', async () => {
    const { organizationId: orgId } = await world.shop()
    await billing.createCustomer(orgId, {})
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => ask(orgId)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect((await featuresOf(orgId)).ai_requests).toMatchObject({ balance: 0, usage: 5 })
  })
})

describe('keys and webhooks', () => {
  const need = (organizationId: string) =>
    withCustomer(database.app, organizationId, async (db) => {
      const asked = { db, organizationId, feature: 'api' } as const
      const room = await billing.entitlements.roomFor(asked)
      await billing.entitlements.require({ ...asked, amount: 1 })
      return room
    })

  test('are part of a plan or not, however many there are', async () => {
    const { organizationId: orgId } = await world.shop()
    expect(await faultOf(need(orgId))).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'api', included: 0 },
    })
    await expect(need(orgId)).rejects.toThrow('Your plan does not include the API and webhooks.')
    await take(orgId, 'team')
    for (let made = 0; made < 3; made += 1) expect(await need(orgId)).toBeNull()
    await billing.cancel(orgId, { productId: 'team', cancelImmediately: true })
    expect(await faultOf(need(orgId))).toMatchObject({ fault: 'limit_reached' })
  })
})

describe('a count that runs', () => {
  /** Counted, handed in and completed, by the people who were there before. */
  async function countToTheEnd(audit: CountedStore): Promise<void> {
    const { auditId, owner, scanner, manager } = audit
    const [shelf = ''] = audit.auditAssignmentIds
    await world.run(owner, api.auditAssignments.create, {
      auditId,
      userId: scanner.id,
      roomIds: [audit.roomId],
    })
    const events = [world.scan(shelf, { code: '4006381333931', entered: 3 })]
    const sent = await world.run(scanner, api.scanEvents.recordMany, { events })
    expect(sent).toMatchObject([{ status: 'recorded' }])
    await world.submit(audit)
    await world.run(manager, api.audits.complete, { auditId })
  }

  test('is finished although its plan is paused', async () => {
    const shop = await world.shop()
    await take(shop.organizationId, 'business')
    const audit = await world.runningAudit({ shop })
    await billing.sandbox.saveCard(shop.organizationId, '4000 0000 0000 0341')
    await billing.sandbox.moveClock(shop.organizationId, 32)
    await billing.sandbox.moveClock(shop.organizationId, 8)
    const { products, features } = await billing.createCustomer(shop.organizationId, {})
    expect([products[0]?.status, features.audits]).toEqual(['past_due', undefined])
    await countToTheEnd(audit)
  })

  test('is finished although there are more stores and people than the plan holds', async () => {
    const shop = await world.shop()
    const { organizationId: orgId } = shop
    await take(orgId, 'business')
    const audit = await world.runningAudit({ shop })
    await world.teamMember(shop, 'scanner')
    await billing.cancel(orgId, { productId: 'business', cancelImmediately: true })
    const { stores, members } = await featuresOf(orgId)
    expect([stores?.balance, members?.balance]).toEqual([-1, -1])
    await countToTheEnd(audit)
  })
})

test('seats are kept by members, and one who leaves makes room', async () => {
  const shop = await world.shop()
  const { organizationId: orgId, owner } = shop
  await world.teamMember(shop, 'manager')
  const scanner = await world.teamMember(shop, 'scanner')
  const invite = () =>
    world.run(owner, api.invitations.create, {
      orgId,
      email: 'one-more@visitor.test',
      role: 'owner',
      stores: [],
    })
  expect(await faultOf(invite())).toMatchObject({
    fault: 'limit_reached',
    details: { feature: 'members', balance: 0 },
  })
  await world.removeMember(orgId, scanner)
  expect(await invite()).toHaveProperty('id')
})

test('open invitations hold no seat: who accepts first has it, and the last one is told why not', async () => {
  const shop = await world.shop({ name: 'Small Goods' })
  const { organizationId: orgId, storeId, owner } = shop
  await world.teamMember(shop, 'manager')
  const [first, second] = [await world.person(), await world.person()]
  const list = await world.run(owner, api.invitations.createMany, {
    orgId,
    emails: [first.email, second.email.toUpperCase(), second.email],
    role: 'member',
    stores: [{ storeId, role: 'scanner' }],
  })
  expect(list).toMatchObject({ waiting: 2, seatsLeft: 1 })
  const [one, other] = list.sent
  await world.run(first, api.invitations.accept, { token: one?.token ?? '' })
  const late = () => world.run(second, api.invitations.accept, { token: other?.token ?? '' })
  await expect(late()).rejects.toThrow('Every seat of Small Goods is taken.')
  expect(await faultOf(late()), 'no plan of theirs is at its limit').toMatchObject({
    fault: 'limit_reached',
    details: { guard: 'seats' },
  })
  await world.removeMember(orgId, first)
  await expect(late()).resolves.toMatchObject({ organizationId: orgId })
})

test('the operator reads which plan an organization has', async () => {
  const { organizationId } = await world.shop()
  const operator = await world.person()
  await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [operator.id])
  const planNow = async () => {
    const { page } = await ask(node, operator, api.platform.listOrganizations, {})
    return page.find(({ id }) => id === organizationId)?.plan
  }
  await featuresOf(organizationId)
  expect(await planNow()).toBe('Free')
  await take(organizationId, 'team')
  expect(await planNow()).toBe('Team')
})
