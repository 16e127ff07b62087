// The answer to a person who cannot enter a store: the reason if it is or was theirs, and otherwise nothing.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const why = (person: Person, storeId: string) =>
  ask(node, person, api.stores.getRefusal, { storeId })

async function operator(): Promise<Person> {
  const person = await world.person()
  await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [person.id])
  return person
}

test('an open store refuses nobody, and a stranger hears nothing of it', async () => {
  const shop = await world.shop()
  expect(await why(shop.owner, shop.storeId)).toBeNull()
  expect(await why(await world.person(), shop.storeId)).toBeNull()
})

test('a suspended organization tells its people why, and strangers nothing', async () => {
  const shop = await world.shop({ name: 'Corner Shop' })
  const scanner = await world.teamMember(shop, 'scanner')
  const { organizationId, storeId } = shop
  const admin = await operator()
  await world.run(admin, api.platform.suspendOrganization, { organizationId, reason: 'Unpaid' })
  const told = {
    kind: 'suspended',
    storeName: 'Main store',
    organizationId,
    organizationName: 'Corner Shop',
    reason: 'Unpaid',
  }
  expect(await why(shop.owner, storeId)).toEqual({ ...told, isOwner: true })
  expect(await why(scanner, storeId)).toEqual({ ...told, isOwner: false })
  expect(await why(await world.person(), storeId)).toBeNull()
  const rooms = ask(node, scanner, api.rooms.getWithDetails, { storeId })
  await expect(rooms).rejects.toMatchObject({ code: 'suspended' })
  await world.run(admin, api.platform.restoreOrganization, { organizationId })
  expect(await why(scanner, storeId)).toBeNull()
})

test('an archived store says so, and who can bring it back', async () => {
  const shop = await world.shop()
  const scanner = await world.teamMember(shop, 'scanner')
  const { storeId } = shop
  await world.run(shop.owner, api.stores.archive, { storeId })
  expect(await why(shop.owner, storeId)).toMatchObject({ kind: 'archived', canRestore: true })
  expect(await why(scanner, storeId)).toMatchObject({ kind: 'archived', canRestore: false })
})

test('whoever was taken off a team is told, by the names of that day, until they are back', async () => {
  const shop = await world.shop({ name: 'Corner Shop' })
  const { organizationId: orgId, storeId } = shop
  const scanner = await world.teamMember(shop, 'scanner')
  await world.run(shop.owner, api.users.removeUserFromStore, { storeId, userId: scanner.id })
  await world.run(shop.owner, api.organizations.update, { orgId, name: 'Renamed' })
  expect(await why(scanner, storeId)).toMatchObject({
    kind: 'removed',
    storeName: 'Main store',
    organizationName: 'Corner Shop',
  })
  const back = { storeId, userId: scanner.id, role: 'scanner' } as const
  await world.run(shop.owner, api.users.assignUserToStore, back)
  expect(await why(scanner, storeId)).toBeNull()
})

test('whoever was removed from the organization is told so, owners included', async () => {
  const shop = await world.shop()
  const { organizationId: orgId, storeId } = shop
  const scanner = await world.teamMember(shop, 'scanner')
  const second = await world.teamMember(shop, 'manager')
  await world.run(shop.owner, api.members.changeRole, { orgId, userId: second.id, role: 'owner' })
  await world.run(second, api.members.remove, { orgId, userId: shop.owner.id })
  await world.run(second, api.members.remove, { orgId, userId: scanner.id })
  expect(await why(shop.owner, storeId)).toMatchObject({ kind: 'removed' })
  expect(await why(scanner, storeId)).toMatchObject({ kind: 'removed' })
})

test('an owner who becomes a member is told about the stores that closed by that', async () => {
  const shop = await world.shop()
  const { organizationId: orgId, storeId } = shop
  const second = await world.teamMember(shop, 'manager')
  await world.run(shop.owner, api.members.changeRole, { orgId, userId: second.id, role: 'owner' })
  await world.run(second, api.members.changeRole, { orgId, userId: shop.owner.id, role: 'member' })
  expect(await why(shop.owner, storeId)).toMatchObject({ kind: 'removed' })
})

test('nothing is kept of an organization, or of a person, that is deleted', async () => {
  const shop = await world.shop({ name: 'Gone' })
  const { organizationId: orgId, storeId } = shop
  const [scanner, other] = [
    await world.teamMember(shop, 'scanner'),
    await world.teamMember(shop, 'scanner'),
  ]
  await world.run(shop.owner, api.members.remove, { orgId, userId: scanner.id })
  await database.owner.query('delete from auth."user" where id = $1', [other.id])
  await world.run(shop.owner, api.organizations.delete, { orgId, typedName: 'Gone' })
  expect(await why(scanner, storeId)).toBeNull()
  expect(await why(shop.owner, storeId)).toBeNull()
})
