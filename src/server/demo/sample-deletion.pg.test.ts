// A sample that is deleted while one is being made, as somebody with two windows does it: by real requests at once.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { seedSampleShop } from '#seeds/sample-shop.ts'
import { type Person, World } from '#seeds/world.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { leaveOrganizations } from '../auth/leave-organizations.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import { createSamples } from './samples.ts'

const database = await testDatabase()
const { owner } = database
const world = new World({ database })
const node = await startLiveNode({
  database,
  samples: createSamples({
    owner,
    limits: createRateLimits(database.auth),
    make: (identity) => seedSampleShop({ database, seals: fixedSeals() }, identity),
  }),
})
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function send(person: Person, kind: 'mutation' | 'action', path: string, args: object) {
  const authorization = `Bearer ${await host.tokenOf(person)}`
  const response = await fetch(`${host.url}/api/${kind}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ path, args }),
  })
  return response.json()
}

const make = (person: Person) => send(person, 'action', api.stores.createSample.name, {})

const remove = (person: Person, orgId: string) =>
  send(person, 'mutation', api.organizations.delete.name, { orgId, typedName: 'Sample shop' })

/** Organizations of which a person has rows of a table. */
async function organizationsWith(person: Person, table: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select distinct m.organization_id as id from member m
     join ${table} t on t.organization_id = m.organization_id where m.user_id = $1`,
    [person.id],
  )
  return rows.map(({ id }) => id)
}

function isMade(person: Person, table: string): Promise<string> {
  return eventually(async () => {
    const [organizationId = ''] = await organizationsWith(person, table)
    expect(organizationId).not.toBe('')
    return organizationId
  })
}

/** The rows of a sample come one after the other. */
const MOMENTS = ['member', 'store', 'shelf', 'scan_event', 'audit_seal'] as const

test.for(MOMENTS)(
  'a sample that has got as far as its first %s is not deleted halfway',
  async (table) => {
    const person = await world.person()
    const making = make(person)
    const organizationId = await isMade(person, table)
    expect(await remove(person, organizationId)).toMatchObject({
      status: 'error',
      errorData: {
        code: 'conflict',
        message: 'This sample is still being made. Try again in a moment.',
      },
    })
    const made = await making
    expect(made).toMatchObject({ status: 'success', value: { id: expect.any(String) } })
    expect(await remove(person, organizationId)).toMatchObject({ status: 'success' })
    expect(await organizationsWith(person, 'member')).toEqual([])
  },
)

test('one that is asked for while the last one is being deleted is another one, and whole', async () => {
  const person = await world.person()
  await make(person)
  const [before = ''] = await organizationsWith(person, 'store')
  // As a deletion of years of counts, which is not over yet when somebody asks again.
  const slow = await owner.connect()
  await slow.query('begin')
  await slow.query('select from organization where id = $1 for update', [before])
  const removing = remove(person, before)
  await eventually(async () => {
    const { rows } = await owner.query(
      `select from pg_locks where locktype = 'advisory' and granted`,
    )
    expect(rows).toHaveLength(1)
  })
  const making = make(person)
  await slow.query('commit')
  slow.release()
  expect(await removing).toMatchObject({ status: 'success' })
  expect(await making).toMatchObject({ status: 'success' })
  const after = await organizationsWith(person, 'audit_seal')
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
  expect(await organizationsWith(person, 'member')).toEqual(after)
})

test('nothing stays of one whose owner deletes their account while it is made', async () => {
  const person = await world.person()
  const samples = async () =>
    (await owner.query(`select id from organization where purpose = 'sample'`)).rowCount
  const before = await samples()
  const making = make(person)
  await isMade(person, 'member')
  await leaveOrganizations(database.app, person.id)
  await owner.query('delete from auth."user" where id = $1', [person.id])
  expect(await making).toMatchObject({ status: 'error' })
  expect(await samples()).toBe(before)
})
