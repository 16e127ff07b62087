import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

/** The number of statements that changed shelves of a store, from the log that their trigger writes. */
async function changesOfShelves(storeId: string): Promise<number> {
  const { rows } = await database.owner.query(
    'select count(*)::int as statements from app.change_log where $1 = any(keys)',
    [`shelf/s/${storeId}`],
  )
  return rows[0]?.statements
}

describe('the map of a store', () => {
  test('is put in another order by one statement, however many shelves move', async () => {
    const shop = await world.shop()
    const { storeId, owner } = shop
    const { id: roomId } = await world.room(shop, 'A', ['A-1', 'A-2', 'A-3', 'A-4'])
    const codes = async () => {
      const [room] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
      return room?.shelves ?? []
    }
    const shelfIds = (await codes()).map(({ id }) => id).reverse()
    const before = await changesOfShelves(storeId)
    await world.run(owner, api.shelves.reorder, { storeId, roomId, shelfIds })
    expect((await codes()).map(({ code }) => code)).toEqual(['A-4', 'A-3', 'A-2', 'A-1'])
    expect(await changesOfShelves(storeId)).toBe(before + 1)
    // Nothing moves, so no live query is notified.
    await world.run(owner, api.shelves.reorder, { storeId, roomId, shelfIds })
    expect(await changesOfShelves(storeId)).toBe(before + 1)
  })

  test('is reordered, renamed and archived; a code is free again afterwards', async () => {
    const shop = await world.shop()
    const { storeId, owner } = shop
    const a = await world.room(shop, 'A', ['A-1', 'A-2'])
    const b = await world.room(shop, 'B')
    await world.run(owner, api.rooms.reorder, { storeId, roomIds: [b.id, a.id] })
    await world.run(owner, api.rooms.update, { storeId, roomId: a.id, name: 'Cellar' })
    const rooms = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    expect(rooms.map(({ name }) => name)).toEqual(['B', 'Cellar'])
    const [first, second] = rooms[1]?.shelves ?? []
    const shelfIds = [second?.id ?? '', first?.id ?? '']
    await world.run(owner, api.shelves.reorder, { storeId, roomId: a.id, shelfIds })
    await world.run(owner, api.shelves.archive, { storeId, shelfId: first?.id ?? '' })
    await world.run(owner, api.shelves.createMany, {
      storeId,
      roomId: a.id,
      codes: ['A-3', 'A-1'],
    })
    const [, cellar] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    expect(cellar?.shelves.map(({ code }) => code)).toEqual(['A-2', 'A-3', 'A-1'])
    await world.run(owner, api.rooms.archive, { storeId, roomId: a.id })
    expect(await ask(node, owner, api.rooms.getWithDetails, { storeId })).toMatchObject([
      { name: 'B' },
    ])
    const { rows } = await database.owner.query(
      'select count(*)::int as kept from shelf where store_id = $1',
      [storeId],
    )
    expect(rows).toEqual([{ kept: 4 }])
  })

  test('takes back a room with the shelves that left with it, if their codes are free', async () => {
    const shop = await world.shop()
    const { storeId, owner } = shop
    const a = await world.room(shop, 'A', ['A-1', 'A-2', 'A-3'])
    await world.room(shop, 'B')
    const [before] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    const early = before?.shelves.find(({ code }) => code === 'A-3')?.id ?? ''
    await world.run(owner, api.shelves.archive, { storeId, shelfId: early })
    await world.run(owner, api.rooms.archive, { storeId, roomId: a.id })
    await world.room(shop, 'C', ['A-2'])
    expect(await ask(node, owner, api.rooms.getArchived, { storeId })).toMatchObject({
      rooms: [{ id: a.id, name: 'A', shelves: 2 }],
      shelves: [],
    })
    const tooEarly = world.run(owner, api.shelves.restore, { storeId, shelfId: early })
    await expect(tooEarly).rejects.toThrow('Restore the room A first')
    const restored = await world.run(owner, api.rooms.restore, { storeId, roomId: a.id })
    expect(restored).toEqual({ taken: ['A-2'] })
    const [first] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    expect(first).toMatchObject({ id: a.id, shelves: [{ code: 'A-1' }] })
    const { rooms, shelves } = await ask(node, owner, api.rooms.getArchived, { storeId })
    expect(rooms).toEqual([])
    expect(shelves.map(({ code, roomName }) => [code, roomName])).toEqual([
      ['A-2', 'A'],
      ['A-3', 'A'],
    ])
    const twice = world.run(owner, api.rooms.restore, { storeId, roomId: a.id })
    await expect(twice).rejects.toMatchObject({ code: 'not_found' })
  })

  test('takes back a shelf under its code, or under another one where it is taken', async () => {
    const shop = await world.shop()
    const { storeId, owner } = shop
    const room = await world.room(shop, 'A', ['A-1'])
    const [before] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    const shelfId = before?.shelves[0]?.id ?? ''
    await world.run(owner, api.shelves.archive, { storeId, shelfId })
    expect(await ask(node, owner, api.shelves.get, { storeId, shelfId })).toMatchObject({
      code: 'A-1',
      archivedAt: expect.any(Number),
    })
    await world.run(owner, api.shelves.create, { storeId, roomId: room.id, code: 'A-1' })
    const clash = world.run(owner, api.shelves.restore, { storeId, shelfId })
    await expect(clash).rejects.toMatchObject({ code: 'conflict', details: { field: 'code' } })
    await world.run(owner, api.shelves.restore, { storeId, shelfId, code: ' A-2 ' })
    expect(await ask(node, owner, api.shelves.get, { storeId, shelfId })).toMatchObject({
      code: 'A-2',
      archivedAt: null,
    })
  })

  test('an archived store is listed for those who manage it, and opens again', async () => {
    const shop = await world.shop()
    const { owner, storeId, organizationId: orgId } = shop
    const manager = await world.teamMember(shop, 'manager')
    const scanner = await world.teamMember(shop, 'scanner')
    await world.run(manager, api.stores.archive, { storeId })
    expect(await ask(node, owner, api.stores.getByOrganization, { orgId })).toEqual([])
    for (const person of [owner, manager]) {
      expect(await ask(node, person, api.stores.listArchived, { orgId })).toMatchObject([
        { id: storeId },
      ])
    }
    expect(await ask(node, scanner, api.stores.listArchived, { orgId })).toEqual([])
    await world.run(manager, api.stores.restore, { storeId })
    expect(await ask(node, scanner, api.stores.getByOrganization, { orgId })).toHaveLength(1)
    expect(await ask(node, owner, api.stores.listArchived, { orgId })).toEqual([])
  })

  test('is made with the store in one step, or not at all', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    const rooms = [
      { name: 'Hall', shelves: [{ code: 'H-1' }, { code: 'H-2' }] },
      { name: 'Yard', shelves: [{ code: 'H-1' }] },
    ]
    const clash = world.run(shop.owner, api.stores.createWithBaseline, {
      orgId,
      name: 'New',
      rooms,
    })
    await expect(clash).rejects.toThrow('named twice')
    expect(await ask(node, shop.owner, api.stores.getByOrganization, { orgId })).toHaveLength(1)
  })

  test('an order that misses what somebody else just added is refused', async () => {
    const shop = await world.shop()
    const a = await world.room(shop, 'A')
    await world.room(shop, 'B')
    const args = { storeId: shop.storeId, roomIds: [a.id] }
    await expect(world.run(shop.owner, api.rooms.reorder, args)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('a shelf in a room of another store is not found', async () => {
    const [shop, other] = [await world.shop(), await world.shop()]
    const room = await world.room(other, 'Theirs', ['T-1'])
    const args = { storeId: shop.storeId, roomId: room.id, code: 'X-1' }
    await expect(world.run(shop.owner, api.shelves.create, args)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('a room gets its shelves in order, and a code is taken once in a store', async () => {
    const { storeId, owner } = await world.shop()
    const add = (...codes: readonly string[]) =>
      world.run(owner, api.rooms.create, {
        storeId,
        name: '  Cold   room ',
        shelves: codes.map((code) => ({ code })),
      })
    await add('C-2', 'C-1')
    const [cold] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
    expect(cold?.name).toBe('Cold room')
    expect(cold?.shelves.map(({ code }) => code)).toEqual(['C-2', 'C-1'])
    await expect(add('C-1')).rejects.toMatchObject({
      code: 'conflict',
      details: { current: 'C-1' },
    })
  })

  test('two people who add the same shelf at once: one wins, the other is told', async () => {
    const shop = await world.shop()
    const manager = await world.teamMember(shop, 'manager')
    const outcomes = await Promise.allSettled(
      [shop.owner, manager].map((owner) => world.room({ ...shop, owner }, 'Race', ['R-1'])),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

test('stores come with the role of the viewer, and only those one may enter', async () => {
  const shop = await world.shop()
  const { storeId, organizationId } = shop
  await world.store(shop.owner, organizationId, 'Second store')
  const newcomer = await world.teamMember(shop, 'scanner')
  const own = await ask(node, newcomer, api.stores.getByOrganization, { orgId: organizationId })
  expect(own).toEqual([
    {
      id: storeId,
      organizationId,
      name: 'Main store',
      currency: 'USD',
      role: 'scanner',
      hasBaseline: false,
    },
  ])
})
