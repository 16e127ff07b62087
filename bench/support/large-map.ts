// A store of 2,000 shelves, straight into the tables.

import type { BenchDatabase } from './bench-database.ts'

const ROOMS = 40
const SHELVES_PER_ROOM = 50
export const SHELVES = ROOMS * SHELVES_PER_ROOM

export async function insertLargeMap(
  { owner }: BenchDatabase,
  { organizationId, storeId }: { readonly organizationId: string; readonly storeId: string },
): Promise<void> {
  await owner.query(
    `insert into room (organization_id, id, store_id, name, position)
     select $1, gen_random_uuid(), $2, 'Sales floor ' || n, n from generate_series(1, $3::int) n`,
    [organizationId, storeId, ROOMS],
  )
  await owner.query(
    `insert into shelf (organization_id, id, store_id, room_id, code, position)
     select $1, gen_random_uuid(), $2, r.id, r.position || '-' || n, n
     from room r, generate_series(1, $3::int) n
     where r.organization_id = $1 and r.store_id = $2 and r.position > 0`,
    [organizationId, storeId, SHELVES_PER_ROOM],
  )
}
