// What the product's pages rely on in its plans: the labels they report, and the handhelds they name.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, ledgerGaps } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { parsePlans } from './plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = new World({ database, catalog: plans })
const { billing } = world

async function customer(): Promise<string> {
  return (await world.shop()).organizationId
}

function handheld(id: string) {
  return { id, name: `Handheld ${id}`, featureId: 'handhelds' }
}

test('every plan has labels that pages report, and never runs out of them', async () => {
  const plain = plans.products.filter(({ isAddOn }) => !isAddOn)
  const included = plain.map(
    ({ items }) => items.find(({ featureId }) => featureId === 'labels')?.included,
  )
  expect(new Set(included)).toEqual(new Set(['inf']))
})

test('printed labels that a page reports are counted once, and drawn', async () => {
  const orgId = await customer()
  const report = { featureId: 'labels', value: 21, idempotencyKey: 'one sheet' }
  expect(await billing.track(orgId, report)).toMatchObject({ code: 'event_received' })
  const again = await faultOf(billing.track(orgId, report))
  expect(again.code).toBe('duplicate_event')
  const { list } = await billing.query(orgId, { featureId: 'labels', range: '24h' })
  expect(list.reduce((sum, one) => sum + (one.labels ?? 0), 0)).toBe(21)
  const { features } = await billing.createCustomer(orgId, {})
  expect(features.labels).toMatchObject({ usage: 21, unlimited: true, allowed: true })
})

test('nothing else is taken from a page', async () => {
  const orgId = await customer()
  const reported = plans.features.filter(({ trackable }) => trackable)
  expect(reported.map(({ id }) => id)).toEqual(['labels'])
  const refused = await faultOf(billing.track(orgId, { featureId: 'audits' }))
  expect(refused.code).toBe('track_not_allowed')
})

test('handhelds are entities, as many as the plan holds', async () => {
  const orgId = await customer()
  await billing.createEntity(orgId, handheld('A'))
  await billing.createEntity(orgId, handheld('B'))
  const full = await faultOf(billing.createEntity(orgId, handheld('C')))
  expect(full.code).toBe('feature_limit_reached')
  const { entities, features } = await billing.createCustomer(orgId, { expand: ['entities'] })
  expect(entities?.map(({ name }) => name).sort()).toEqual(['Handheld A', 'Handheld B'])
  expect(features.handhelds).toMatchObject({ usage: 2, balance: 0, allowed: false })
  expect(await billing.getEntity(orgId, { entityId: 'A' })).toMatchObject({
    name: 'Handheld A',
    feature_id: 'handhelds',
    customer_id: orgId,
  })

  await billing.deleteEntity(orgId, 'A')
  await billing.createEntity(orgId, handheld('C'))
  expect(await ledgerGaps(database, orgId)).toEqual([])
})

test('a handheld of another organization is not there', async () => {
  await billing.createEntity(await customer(), handheld('A'))
  const refused = await faultOf(billing.getEntity(await customer(), { entityId: 'A' }))
  expect(refused.code).toBe('entity_not_found')
})
