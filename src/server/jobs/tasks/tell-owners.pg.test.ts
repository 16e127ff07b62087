// Mails about plans, with the product's own plans and a stand-in for Stripe.

import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Shop } from '#seeds/world.ts'
import { parsePlans } from '#server/billing/plan-file.ts'
import type { Mail } from '#server/mail/mail.ts'
import { SEND_MAIL } from '#server/mail/mail-queue.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS } from '#tests/support/stripe/cards.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import { runJobsOnce } from '../run-jobs-once.ts'
import { sendMailTask } from './send-mail.ts'
import { TELL_OWNERS, tellOwnersTask } from './tell-owners.ts'

const SECRET = 'the secret of the tests has enough letters'
const PUBLIC_URL = 'https://shelfcount.example'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const stripe = await StripeWorld.open(database, plans, Date.UTC(2027, 0, 1, 9))
const { world, billing, double } = stripe
afterAll(() => double.stop())

const mails: Mail[] = []
beforeEach(() => {
  double.letCustomersRest()
  mails.length = 0
})

const tell = tellOwnersTask({
  pool: database.owner,
  publicUrl: PUBLIC_URL,
  secret: SECRET,
  graceDays: plans.graceDays,
  now: () => new Date(double.nowMs),
})
const tasks = {
  [TELL_OWNERS]: tell,
  [SEND_MAIL]: sendMailTask({ deliver: async (mail) => void mails.push(mail) }, SECRET),
}

async function tellAll(times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await database.owner.query('select graphile_worker.add_job($1)', [TELL_OWNERS])
  }
  await runJobsOnce(database, tasks, () => {})
}

const mailsTo = ({ email }: { email: string }) => mails.filter(({ to }) => to === email)

async function secondOwner(shop: Shop) {
  const person = await world.teamMember(shop, 'scanner')
  await world.run(shop.owner, api.members.changeRole, {
    orgId: shop.organizationId,
    userId: person.id,
    role: 'owner',
  })
  return person
}

describe('a payment that did not go through', () => {
  test('is told to every owner and to nobody else, once, with a link to the plan', async () => {
    const shop = await world.shop({ name: 'Corner Goods' })
    const [other, manager] = [await secondOwner(shop), await world.teamMember(shop, 'manager')]
    await stripe.subscribe(shop.organizationId, 'business', 'declines_later')
    await tellAll()
    expect(mails).toEqual([])
    await stripe.pass(31.5)
    await tellAll()
    await tellAll(2)
    const [mail] = mailsTo(shop.owner)
    expect(mail?.subject).toBe('Payment for Business failed')
    expect(mail?.text).toContain('The card on file for Corner Goods')
    expect(mail?.text).toContain('Update the card before February 8, 2027')
    const link = `${PUBLIC_URL}/organization?org=${shop.organizationId}#plan`
    expect(mail?.text).toContain(link)
    expect([mailsTo(shop.owner).length, mailsTo(other).length]).toEqual([1, 1])
    expect(mailsTo(manager)).toEqual([])
  })

  test('is told to each owner in the language of the profile', async () => {
    const shop = await world.shop()
    const other = await secondOwner(shop)
    await database.owner.query(`update auth."user" set language = 'es' where id = $1`, [other.id])
    await stripe.subscribe(shop.organizationId, 'business', 'declines_later')
    await stripe.pass(31.5)
    await tellAll()
    expect(mailsTo(shop.owner).map(({ subject }) => subject)).toEqual([
      'Payment for Business failed',
    ])
    expect(mailsTo(other).map(({ subject }) => subject)).toEqual([
      'El pago de Business no se pudo realizar',
    ])
  })

  test('is told again when it happens again', async () => {
    const shop = await world.shop()
    await stripe.subscribe(shop.organizationId, 'business', 'declines_later')
    await stripe.pass(31.5)
    await tellAll()
    const { url } = await billing.billingPortal(shop.organizationId, {})
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: CARDS.works }) })
    await stripe.pass(5)
    expect(await stripe.held(shop.organizationId)).toEqual(['business active'])
    await tellAll()
    expect(mailsTo(shop.owner)).toHaveLength(1)
    const again = await billing.billingPortal(shop.organizationId, {})
    await fetch(again.url, {
      method: 'POST',
      body: new URLSearchParams({ card: CARDS.declines_later }),
    })
    await stripe.pass(30)
    await tellAll()
    expect(mailsTo(shop.owner)).toHaveLength(2)
  })

  test('is told once however many tell at once', async () => {
    const shop = await world.shop()
    await stripe.subscribe(shop.organizationId, 'business', 'declines_later')
    await stripe.pass(31.5)
    await Promise.all([tellAll(), tellAll(), tellAll()])
    expect(mailsTo(shop.owner)).toHaveLength(1)
  })

  test('is kept from whoever the operator has shut out', async () => {
    const shop = await world.shop()
    await stripe.subscribe(shop.organizationId, 'business', 'declines_later')
    await stripe.pass(31.5)
    await database.owner.query(
      `update organization set suspended_at = now(), suspended_reason = 'Unpaid' where id = $1`,
      [shop.organizationId],
    )
    await tellAll()
    expect(mailsTo(shop.owner)).toEqual([])
  })
})

describe('a trial', () => {
  test('is told three days before it ends, once, and its end is not', async () => {
    const shop = await world.shop({ name: 'Trial Goods' })
    await stripe.subscribe(shop.organizationId, 'team')
    await stripe.pass(10.5)
    await tellAll()
    expect(mailsTo(shop.owner)).toEqual([])
    await stripe.pass(1)
    await tellAll()
    await stripe.pass(1)
    await tellAll()
    await stripe.pass(3)
    await tellAll()
    expect(await stripe.held(shop.organizationId)).toEqual(['team active'])
    const [mail, ...more] = mailsTo(shop.owner)
    expect(mail?.subject).toMatch(/^Your trial of Team ends on \w+ \d+, 2027$/)
    expect(mail?.text).toContain('Until then, Team is free for Trial Goods.')
    expect(mail?.text).toContain('Your first bill is due then, unless you cancel first.')
    expect(more).toEqual([])
  })

  test('that was cancelled is not told', async () => {
    const shop = await world.shop()
    await stripe.subscribe(shop.organizationId, 'team')
    await billing.cancel(shop.organizationId, { productId: 'team' })
    await stripe.pass(12)
    await tellAll()
    expect(mailsTo(shop.owner)).toEqual([])
  })
})

test('nobody but the owner of the tables takes what is to be told', async () => {
  const attempt = database.app.query('select app.take_billing_notices(now(), 0)')
  await expect(attempt).rejects.toThrow('permission denied')
})
