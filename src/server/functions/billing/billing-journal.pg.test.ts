// Who decided about the plan of an organization, and what they did.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import { journalText } from '#contract/journal-words.ts'
import { type Person, World } from '#seeds/world.ts'
import { GOOD_CARD } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { wordsOf } from '../../words.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

function act(person: Person, { name }: AnyContract, args: object): Promise<unknown> {
  return node.engine.runAction(person.identity, name, args)
}

/** The checkout that an answer links to. */
function sessionIn(answer: unknown): string | undefined {
  const { checkout_url, url } = Object(answer)
  return String(checkout_url ?? url)
    .split('/')
    .at(-1)
}

const words = await wordsOf('journal', 'en')

async function journalOf(orgId: string) {
  const { rows } = await database.owner.query<{ action: string; user_id: string; details: object }>(
    `select action, user_id, details from journal
     where organization_id = $1 and action like 'billing.%' order by at, id`,
    [orgId],
  )
  return rows
}

test('what an owner does about the plan stands in the journal, without a number of a card', async () => {
  const { organizationId: orgId, owner } = await world.shop()
  const options = [{ featureId: 'members', quantity: 5 }]
  const attached = await act(owner, api.billing.attach, { orgId, productId: 'team', options })
  const sessionId = sessionIn(attached)
  await act(owner, api.billing.paySandboxCheckout, { sessionId, card: GOOD_CARD })
  await act(owner, api.billing.saveSandboxCard, { orgId, card: GOOD_CARD })
  await act(owner, api.billing.cancel, { orgId, productId: 'team' })
  await act(owner, api.billing.createReferralCode, { orgId, programId: 'friends' })
  const entries = await journalOf(orgId)
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['billing.attach', { products: 'team', quantities: '5 members', code: 'checkout_created' }],
    ['billing.paySandboxCheckout', { sessionId, products: 'team' }],
    ['billing.saveSandboxCard', { removed: false }],
    ['billing.cancel', { productId: 'team', immediately: false }],
    ['billing.createReferralCode', { programId: 'friends' }],
  ])
  expect(new Set(entries.map(({ user_id }) => user_id))).toEqual(new Set([owner.id]))
  expect(JSON.stringify(entries)).not.toMatch(/4242.?4242/)
})

test('a checkout that somebody left is told by what it was for', async () => {
  const { organizationId: orgId, owner } = await world.shop()
  const attached = await act(owner, api.billing.attach, { orgId, productId: 'team_yearly' })
  await act(owner, api.billing.cancelSandboxCheckout, { sessionId: sessionIn(attached) })
  const forCard = sessionIn(await act(owner, api.billing.setupPayment, { orgId }))
  await act(owner, api.billing.paySandboxCheckout, { sessionId: forCard, card: GOOD_CARD })
  const [, left, saved] = (await journalOf(orgId)).map((entry) =>
    journalText({ ...entry, details: { ...entry.details }, personName: null }, words),
  )
  expect(left).toBe('team yearly')
  expect(saved).toBe('a card, without a payment')
})

test('a checkout that was paid cannot be left any more, and no line says that it was', async () => {
  const { organizationId: orgId, owner } = await world.shop()
  const sessionId = sessionIn(await act(owner, api.billing.attach, { orgId, productId: 'team' }))
  await act(owner, api.billing.paySandboxCheckout, { sessionId, card: GOOD_CARD })
  await expect(act(owner, api.billing.cancelSandboxCheckout, { sessionId })).rejects.toThrow(
    'This checkout has been paid.',
  )
  const actions = (await journalOf(orgId)).map(({ action }) => action)
  expect(actions).toEqual(['billing.attach', 'billing.paySandboxCheckout'])
})

test('looking, asking and what is refused leave no trace in it', async () => {
  const { organizationId: orgId, owner } = await world.shop()
  await act(owner, api.billing.createCustomer, { orgId })
  await act(owner, api.billing.check, { orgId, featureId: 'audits' })
  await act(owner, api.billing.checkout, { orgId, productId: 'team' })
  await expect(act(owner, api.billing.attach, { orgId, productId: 'gold' })).rejects.toThrow()
  await expect(act(owner, api.billing.cancel, { orgId, productId: 'team' })).rejects.toThrow()
  expect(await journalOf(orgId)).toEqual([])
})
