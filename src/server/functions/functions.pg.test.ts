// Every function of the product against every kind of caller, with a net under the live queries.

import { afterAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import { type Person, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { staleAnswers } from '#tests/support/staleness.ts'
import { missingImplementations } from './registry.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop({ name: 'Home' })
const otherShop = await world.shop({ name: 'Away' })
const secondStore = await world.store(shop.organizationId, 'Second store')
const people = {
  owner: shop.owner,
  manager: await world.teamMember(shop, 'manager'),
  scanner: await world.teamMember(shop, 'scanner'),
  'manager of another store': await world.teamMember({ ...shop, storeId: secondStore }, 'manager'),
  'owner of another organization': otherShop.owner,
  nobody: undefined,
}
type Caller = keyof typeof people

/** Arguments that would do for the owner, and what each other caller is told. */
const ROWS: readonly {
  readonly contract: AnyContract
  readonly args: () => unknown
  readonly refused: Partial<Record<Caller, string>>
}[] = [
  { contract: api.users.current, args: () => ({}), refused: {} },
  {
    contract: api.organizations.getByUser,
    args: () => ({}),
    refused: { nobody: 'unauthenticated' },
  },
  {
    contract: api.organizations.create,
    args: () => ({ name: 'Another one' }),
    refused: { nobody: 'unauthenticated' },
  },
  {
    contract: api.stores.getByOrganization,
    args: () => ({ orgId: shop.organizationId }),
    refused: { 'owner of another organization': 'not_found', nobody: 'unauthenticated' },
  },
  {
    contract: api.rooms.getWithDetails,
    args: () => ({ storeId: shop.storeId }),
    refused: {
      'manager of another store': 'not_found',
      'owner of another organization': 'not_found',
      nobody: 'unauthenticated',
    },
  },
  {
    contract: api.rooms.create,
    args: () => ({ storeId: shop.storeId, name: 'New room' }),
    refused: {
      scanner: 'forbidden',
      'manager of another store': 'not_found',
      'owner of another organization': 'not_found',
      nobody: 'unauthenticated',
    },
  },
  {
    contract: api.auth.changePassword,
    args: () => ({ currentPassword: 'old-password', newPassword: 'new-password' }),
    refused: { nobody: 'unauthenticated' },
  },
  {
    contract: api.auth.deleteCurrentUserAccount,
    args: () => ({}),
    refused: { nobody: 'unauthenticated' },
  },
]

async function call(person: Person | undefined, contract: AnyContract, args: unknown) {
  const identity = person?.identity ?? null
  switch (contract.kind) {
    case 'query':
      return node.engine.runQueries(identity, [{ path: contract.name, args }], 'consistent')
    case 'mutation':
      return node.engine.runMutation(identity, contract.name, args)
    case 'action':
      return node.engine.runAction(identity, contract.name, args)
  }
}

test('every contract is implemented, and every function has a row here', () => {
  expect(missingImplementations()).toEqual([])
  expect(ROWS.map(({ contract }) => contract.name).sort()).toEqual(
    ALL_CONTRACTS.map(({ name }) => name).sort(),
  )
})

describe.each(ROWS)('$contract.name', ({ contract, args, refused }) => {
  test.each(Object.keys(people) as Caller[])('called by %s', async (caller) => {
    const outcome = await call(people[caller], contract, args()).then(
      () => 'allowed',
      (error: { code?: string }) => error.code ?? String(error),
    )
    expect(outcome).toBe(refused[caller] ?? 'allowed')
  })

  test('refuses an argument it does not know', async () => {
    const surplus = { ...(args() as object), surplus: true }
    await expect(call(people.owner, contract, surplus)).rejects.toMatchObject({
      code: 'invalid_argument',
    })
  })
})

test('after every mutation each cached query says what the database says', async () => {
  const clients = await Promise.all(
    Object.values(people).map(async (person) => {
      const client = await FrameClient.open(node)
      if (person) client.authenticate(token(person.identity))
      for (const { contract, args } of ROWS) {
        if (contract.kind === 'query') await client.last(client.subscribe(contract.name, args()))
      }
      return client
    }),
  )
  expect(node.engine.stats.cachedAnswers).toBeGreaterThan(6)
  for (const { contract, args } of ROWS) {
    if (contract.kind !== 'mutation') continue
    await call(people.owner, contract, args())
    await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  }
  await database.owner.query(`update auth."user" set name = 'Renamed' where id = $1`, [
    people.scanner.id,
  ])
  await database.owner.query('truncate shelf')
  node.engine.clock.request('changed')
  await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  for (const client of clients) client.close()
})

test('stores come with the role of the viewer, and only those one may enter', async () => {
  const [own] = await node.engine.runQueries(
    people.scanner.identity,
    [{ path: 'stores.getByOrganization', args: { orgId: shop.organizationId } }],
    'inconsistent',
  )
  expect(own).toEqual([
    { id: shop.storeId, organizationId: shop.organizationId, name: 'Main store', role: 'scanner' },
  ])
})

test('a room gets its shelves in order, and a code is taken once in a store', async () => {
  const { owner } = people
  const args = { storeId: shop.storeId, name: '  Cold   room ' }
  await node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-2' }, { code: 'C-1' }],
  })
  const [rooms] = (await node.engine.runQueries(
    owner.identity,
    [{ path: 'rooms:getWithDetails', args: { storeId: shop.storeId } }],
    'consistent',
  )) as unknown as [{ name: string; shelves: { code: string }[] }[]]
  const cold = rooms.find((room) => room.name === 'Cold room')
  expect(cold?.shelves.map(({ code }) => code)).toEqual(['C-2', 'C-1'])
  const again = node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-1' }],
  })
  await expect(again).rejects.toMatchObject({ code: 'conflict', details: { current: 'C-1' } })
})

test('two people who add the same shelf at once: one wins, the other is told', async () => {
  const add = (person: Person) =>
    node.engine.runMutation(person.identity, 'rooms:create', {
      storeId: shop.storeId,
      name: 'Race',
      shelves: [{ code: 'R-1' }],
    })
  const outcomes = await Promise.allSettled([add(people.owner), add(people.manager)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
