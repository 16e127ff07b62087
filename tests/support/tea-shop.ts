// A database, a node and a shop that sells tea, while the tests of a file run.

import { afterAll } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from './database.ts'
import { startLiveNode } from './live-node.ts'

export async function openTeaShop() {
  const database = await testDatabase()
  const world = new World({ database })
  const node = await startLiveNode({ database })
  afterAll(() => node.stop())
  const shop = await world.shop()
  const { organizationId: orgId, owner } = shop
  const tea = await world.run(owner, api.items.upsert, { orgId, name: 'Tea' })
  return { database, world, node, shop, tea }
}
