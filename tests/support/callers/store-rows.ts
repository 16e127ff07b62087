import { api } from '#contract/api.ts'
import {
  type CallRow,
  MANAGERS_ONLY,
  NOBODY,
  OWNERS_ONLY,
  row,
  SOME_MANAGER_ONLY,
  STRANGERS,
  TEAM_ONLY,
  UNSEEN_BY_THE_REST,
} from './refusals.ts'
import { freshCode, type Stage } from './stage.ts'

export async function storeRows(stage: Stage): Promise<readonly CallRow[]> {
  const { world, shop, orgId, storeId, tea, idsOf } = stage
  const room = await world.room(shop, 'Matrix room', ['M-1', 'M-2'])
  const [shelfId = ''] = await idsOf(
    'select id from shelf where room_id = $1 order by position',
    room.id,
  )
  return [
    row(api.stores.getByOrganization, STRANGERS, { orgId }),
    row(api.stores.getRefusal, NOBODY, { storeId }),
    row(api.stores.getTeamMembers, TEAM_ONLY, { storeId }),
    row(api.stores.createWithBaseline, OWNERS_ONLY, {
      orgId,
      name: 'Third',
      rooms: [{ name: 'Hall' }],
    }),
    row(api.stores.createSample, NOBODY, {}),
    row(api.stores.update, MANAGERS_ONLY, { storeId, name: 'Main store' }),
    // A store that was just made has no team yet but the owner.
    row(api.stores.archive, UNSEEN_BY_THE_REST, async () => ({
      storeId: await world.store(shop.owner, orgId, 'Short-lived'),
    })),
    row(api.stores.listArchived, STRANGERS, { orgId }),
    row(api.stores.restore, UNSEEN_BY_THE_REST, async () => {
      const closed = await world.store(shop.owner, orgId, 'Back again')
      await world.run(shop.owner, api.stores.archive, { storeId: closed })
      return { storeId: closed }
    }),
    row(api.rooms.getWithDetails, TEAM_ONLY, { storeId }),
    row(api.rooms.create, MANAGERS_ONLY, { storeId, name: 'New room' }),
    row(api.rooms.update, MANAGERS_ONLY, { storeId, roomId: room.id, name: 'Renamed' }),
    row(api.rooms.reorder, MANAGERS_ONLY, async () => ({
      storeId,
      roomIds: await idsOf(
        'select id from room where store_id = $1 and archived_at is null order by position desc',
        storeId,
      ),
    })),
    row(api.rooms.archive, MANAGERS_ONLY, async () => ({
      storeId,
      roomId: (await world.room(shop, 'Short-lived')).id,
    })),
    row(api.rooms.getArchived, MANAGERS_ONLY, { storeId }),
    row(api.rooms.restore, MANAGERS_ONLY, async () => {
      const roomId = (await world.room(shop, 'Back again')).id
      await world.run(shop.owner, api.rooms.archive, { storeId, roomId })
      return { storeId, roomId }
    }),
    row(api.shelves.get, TEAM_ONLY, { storeId, shelfId }),
    row(api.shelves.create, MANAGERS_ONLY, () => ({
      storeId,
      roomId: room.id,
      code: freshCode(),
    })),
    row(api.shelves.createMany, MANAGERS_ONLY, () => ({
      storeId,
      roomId: room.id,
      codes: [freshCode(), freshCode()],
    })),
    row(api.shelves.update, MANAGERS_ONLY, { storeId, shelfId, code: 'M-1', name: 'Glasses' }),
    row(api.shelves.reorder, MANAGERS_ONLY, async () => ({
      storeId,
      roomId: room.id,
      shelfIds: await idsOf(
        'select id from shelf where room_id = $1 and archived_at is null order by code',
        room.id,
      ),
    })),
    row(api.shelves.archive, MANAGERS_ONLY, async () => ({
      storeId,
      shelfId: (
        await world.run(shop.owner, api.shelves.create, {
          storeId,
          roomId: room.id,
          code: freshCode(),
        })
      ).id,
    })),
    row(api.shelves.restore, MANAGERS_ONLY, async () => {
      const shelf = { storeId, roomId: room.id, code: freshCode() }
      const { id } = await world.run(shop.owner, api.shelves.create, shelf)
      await world.run(shop.owner, api.shelves.archive, { storeId, shelfId: id })
      return { storeId, shelfId: id }
    }),
    row(api.items.search, STRANGERS, { orgId, text: 'tea' }),
    row(api.items.list, STRANGERS, { orgId }),
    row(api.items.get, STRANGERS, { orgId, itemId: tea.id }),
    row(api.items.upsert, SOME_MANAGER_ONLY, () => ({ orgId, name: 'Milk', sku: freshCode() })),
    row(api.items.addBarcode, SOME_MANAGER_ONLY, () => ({
      orgId,
      itemId: tea.id,
      code: freshCode(),
    })),
    row(api.scanOnce.getProgress, TEAM_ONLY, { storeId }),
    row(api.scanOnce.list, TEAM_ONLY, { storeId, state: 'open' }),
    row(api.scanOnce.get, TEAM_ONLY, async () => ({
      storeId,
      itemId: await itemToScan(stage),
    })),
    row(api.scanOnce.attach, TEAM_ONLY, async () => ({
      storeId,
      itemId: await itemToScan(stage),
      code: freshCode(),
    })),
    row(api.scanOnce.markWithoutBarcode, TEAM_ONLY, async () => ({
      storeId,
      itemId: await itemToScan(stage),
    })),
    row(api.scanOnce.takeBack, TEAM_ONLY, async () => ({
      storeId,
      itemId: await itemToScan(stage),
    })),
    row(api.items.archive, SOME_MANAGER_ONLY, async () => ({
      orgId,
      itemId: (await world.run(shop.owner, api.items.upsert, { orgId, name: 'Short-lived' })).id,
    })),
  ]
}

/** An item that a list of items brought into the store without a barcode. */
async function itemToScan({ world, shop, orgId, storeId, database }: Stage): Promise<string> {
  const { id } = await world.run(shop.owner, api.items.upsert, { orgId, name: 'Bare' })
  await database.owner.query(
    `insert into scan_once_item (organization_id, item_id, problem, file_code, store_id)
     values ($1, $2, 'code_missing', '', $3)`,
    [orgId, id, storeId],
  )
  return id
}
