// A shop with a dashboard of about 2.5 kB, people who look at it, and people who count.

import { World } from '#seeds/world.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { newId } from '#server/new-id.ts'
import type { BenchDatabase } from './bench-database.ts'

const ROOMS = 22
const SHELVES_PER_ROOM = 8

export interface BusyShop {
  readonly organizationId: string
  readonly storeId: string
  readonly shelves: readonly { readonly id: string; readonly roomId: string }[]
  /** Each signed in as somebody else. */
  readonly viewers: readonly Identity[]
  readonly writer: Identity
}

export async function buildBusyShop(database: BenchDatabase, people: number): Promise<BusyShop> {
  const world = new World({ database })
  const shop = await world.shop()
  const manager = await world.teamMember(shop, 'manager')
  for (let room = 0; room < ROOMS; room += 1) {
    const codes = Array.from({ length: SHELVES_PER_ROOM }, (_, shelf) => `R${room}-S${shelf}`)
    await world.room(shop, `Sales floor ${String(room).padStart(2, '0')}`, codes)
  }
  const { organizationId, storeId } = shop
  const scope = [organizationId, storeId]
  await database.owner.query('update room set position = 0 where store_id = $1', [storeId])
  await database.owner.query('update shelf set position = 0 where store_id = $1', [storeId])
  const { rows } = await database.owner.query<{ id: string; roomId: string }>(
    // Neighbours are in different rooms, as people who count are.
    'select id, room_id as "roomId" from shelf where store_id = $1 order by right(code, 1), room_id',
    [storeId],
  )
  const viewers = await signInMany(database, scope, people)
  return { organizationId, storeId, shelves: rows, viewers, writer: manager.identity }
}

/** In a few statements: one by one, a thousand people would take longer than the bench. */
async function signInMany(
  { owner }: BenchDatabase,
  scope: readonly string[],
  people: number,
): Promise<readonly Identity[]> {
  const viewers = Array.from({ length: people }, () => ({ userId: newId(), sessionId: newId() }))
  const users = viewers.map(({ userId }) => userId)
  const sessions = viewers.map(({ sessionId }) => sessionId)
  await owner.query(
    `insert into auth."user" (id, name, email)
     select id, 'Viewer', id || '@bench.test' from unnest($1::text[]) as id`,
    [users],
  )
  await owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt")
     select id, id, user_id, now() + interval '1 hour'
     from unnest($1::text[], $2::text[]) as login (id, user_id)`,
    [sessions, users],
  )
  await owner.query(
    `insert into member (organization_id, user_id, role)
     select $1, id, 'member' from unnest($2::text[]) as id`,
    [scope[0], users],
  )
  await owner.query(
    `insert into store_member (organization_id, store_id, user_id, role)
     select $1, $2, id, 'scanner' from unnest($3::text[]) as id`,
    [...scope, users],
  )
  return viewers
}
