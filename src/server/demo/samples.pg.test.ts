import { expect, test } from 'vitest'
import { QUOTAS } from '#domain/quota.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import { createSamples } from './samples.ts'

const database = await testDatabase()
const { owner } = database
const world = new World({ database })
let made = 0
const samples = createSamples({
  owner,
  limits: createRateLimits(database.auth),
  make: async (identity) => {
    made += 1
    const person = { id: identity.userId, name: '', email: '', identity }
    const { organizationId, storeId } = await world.shop({ owner: person })
    await owner.query(`update organization set purpose = 'sample' where id = $1`, [organizationId])
    return { storeId }
  },
})

const archive = (storeId: string) =>
  owner.query('update store set archived_at = now() where id = $1', [storeId])

test('a person has one sample, however often they ask, and all at once', async () => {
  const { identity } = await world.person()
  const asked = await Promise.all(Array.from({ length: 4 }, () => samples.make(identity)))
  expect(new Set(asked).size).toBe(1)
})

test('one that was put away makes room for another, and that does not go on for ever', async () => {
  const { identity } = await world.person()
  for (let sample = 0; sample < QUOTAS.samples; sample += 1) {
    await archive(await samples.make(identity))
  }
  const before = made
  await expect(samples.make(identity)).rejects.toThrow('Delete one of them first')
  expect(made).toBe(before)
})

test('deleting one and asking again does not go on for ever either', async () => {
  const { id, identity } = await world.person()
  const again = async () => {
    await samples.make(identity)
    await owner.query(
      `delete from organization o using member m
       where m.organization_id = o.id and m.user_id = $1 and o.purpose = 'sample'`,
      [id],
    )
  }
  for (let sample = 0; sample < 5; sample += 1) await again()
  await expect(again()).rejects.toMatchObject({ code: 'rate_limited' })
})
