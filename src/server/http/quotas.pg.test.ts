// The limits for an account that is not verified: organizations and files, over real HTTP.

import { afterAll, describe, expect, test } from 'vitest'
import { QUOTAS } from '#domain/quota.ts'
import type { Person } from '#seeds/world.ts'
import { startBillingHost } from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const host = await startBillingHost(database)
const { world, url } = host
afterAll(() => host.stop())

async function confirm({ id }: Person, isConfirmed = true): Promise<void> {
  await database.owner.query('update auth."user" set "emailVerified" = $2 where id = $1', [
    id,
    isConfirmed,
  ])
}

async function create(person: Person, name: string) {
  const response = await fetch(`${url}/api/mutation`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await host.tokenOf(person)}`,
    },
    body: JSON.stringify({ path: 'organizations:create', args: { name }, format: 'json' }),
  })
  return response.json()
}

async function upload(person: Person, organizationId: string, bytes: number) {
  const response = await fetch(`${url}/api/files?organizationId=${organizationId}&name=a.png`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${await host.tokenOf(person)}` },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json() }
}

/** Pretends that this much was uploaded. */
async function pretend(person: Person, organizationId: string, bytes: number): Promise<void> {
  await database.owner.query(
    `with operator as (select set_config('app.operator', 'on', true))
     insert into file (organization_id, id, name, mime, size_bytes, sha256, created_by)
     select $1, gen_random_uuid(), 'before', 'image/png', $2, '\\x00', $3 from operator`,
    [organizationId, bytes, person.id],
  )
}

/** Gives the organization a plan other than the default. */
async function pretendPaid(person: Person, organizationId: string): Promise<void> {
  await fetch(`${url}/api/billing/customers`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-organization-id': organizationId,
      authorization: `Bearer ${await host.tokenOf(person)}`,
    },
    body: '{}',
  })
  await database.owner.query(
    `with operator as (select set_config('app.operator', 'on', true))
     update billing_product set definition = definition || '{"isDefault":false}' from operator
     where organization_id = $1`,
    [organizationId],
  )
}

async function ownedBy({ id }: Person): Promise<number> {
  const { rows } = await database.owner.query(
    `select count(*)::int as count from member where user_id = $1 and role = 'owner'`,
    [id],
  )
  return rows[0].count
}

describe('organizations', () => {
  test('a second one needs a confirmed address, however many are asked for at once', async () => {
    const person = await world.person()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => create(person, `Shop ${n}`)),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(await ownedBy(person)).toBe(1)
    const refused = answers.find(({ status }) => status !== 'success')
    expect(JSON.stringify(refused)).toContain('Confirm your address first')
    await confirm(person)
    expect(await create(person, 'Second')).toMatchObject({ status: 'success' })
  })

  test('being invited to one is not owning one', async () => {
    const person = await world.teamMember(await world.shop(), 'scanner')
    expect(await create(person, 'My own')).toMatchObject({ status: 'success' })
  })

  test('whoever has several keeps them, and there is an end to it', async () => {
    const person = await world.person()
    await confirm(person)
    for (let n = 0; n < QUOTAS.organizations.confirmed; n += 1) await create(person, `Shop ${n}`)
    expect(JSON.stringify(await create(person, 'One more'))).toContain('at most 25')
    await confirm(person, false)
    expect(await ownedBy(person)).toBe(QUOTAS.organizations.confirmed)
  })
})

describe('files', () => {
  test('an unconfirmed person uploads so much a day, in all organizations together', async () => {
    const { owner, organizationId } = await world.shop()
    const second = await world.shop({ owner })
    await confirm(owner, false)
    await pretend(owner, organizationId, QUOTAS.bytesADay.unconfirmed - 1_000)
    expect((await upload(owner, second.organizationId, 1_000)).status).toBe(201)
    const refused = await upload(owner, second.organizationId, 1)
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', details: { needs: 'confirmed_address' } } },
    })
    await confirm(owner)
    expect((await upload(owner, second.organizationId, 1)).status).toBe(201)
  })

  test('those of yesterday do not count, and a confirmed person has an end too', async () => {
    const { owner, organizationId } = await world.shop()
    await pretend(owner, organizationId, QUOTAS.bytesADay.confirmed)
    expect(await upload(owner, organizationId, 1)).toMatchObject({ status: 429 })
    await database.owner.query(
      `with operator as (select set_config('app.operator', 'on', true))
       update file set created_at = now() - interval '25 hours' from operator where created_by = $1`,
      [owner.id],
    )
    expect((await upload(owner, organizationId, 1)).status).toBe(201)
  })

  test('an organization keeps so much, whoever uploads', async () => {
    const shop = await world.shop()
    const manager = await world.teamMember(shop, 'manager')
    await pretend(shop.owner, shop.organizationId, QUOTAS.organizationBytes.free)
    const refused = await upload(manager, shop.organizationId, 1)
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    const { rows } = await database.owner.query(
      `select count(*)::int as count from file where created_by = $1`,
      [manager.id],
    )
    expect(rows[0].count).toBe(0)
  })

  test('one with a plan that is paid for keeps more', async () => {
    const { owner, organizationId } = await world.shop()
    await pretend(owner, organizationId, QUOTAS.organizationBytes.free)
    await database.owner.query(
      `with operator as (select set_config('app.operator', 'on', true))
       update file set created_at = now() - interval '25 hours' from operator where created_by = $1`,
      [owner.id],
    )
    expect((await upload(owner, organizationId, 1)).status).toBe(403)
    await pretendPaid(owner, organizationId)
    expect((await upload(owner, organizationId, 1)).status).toBe(201)
  })

  test('two at once do not pass together what one may not', async () => {
    const { owner, organizationId } = await world.shop()
    await confirm(owner, false)
    await pretend(owner, organizationId, QUOTAS.bytesADay.unconfirmed - 150_000)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => upload(owner, organizationId, 100_000)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403])
  })
})
