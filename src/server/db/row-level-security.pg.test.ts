import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { TAGGED_BY } from './schema.ts'

const database = await testDatabase()
const world = new World({ database })
const shop = await world.shop()
await world.room(shop, 'Cellar', ['A-1', 'A-2'])
const other = await world.shop()

const TENANT_TABLES = `
  select distinct table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'organization_id'
  union select 'organization' order by name`

async function tenantTables(): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(TENANT_TABLES)
  return rows.map(({ name }) => name)
}

test('the app works as a role that owns nothing and is no superuser', async () => {
  const { rows } = await database.app.query(`
    select current_user as name, rolsuper, rolbypassrls,
      (select count(*) from pg_class where relowner = r.oid)::int as owned
    from pg_roles r where rolname = current_user`)
  expect(rows).toEqual([{ name: 'shelfcount_app', rolsuper: false, rolbypassrls: false, owned: 0 }])
})

test('a query without a scope sees nothing, in any table of a tenant', async () => {
  for (const table of await tenantTables()) {
    const { rows } = await database.app.query(`select * from ${table}`)
    expect(rows, table).toEqual([])
  }
})

test('every table of a tenant is held by row-level security, also for its owner', async () => {
  const { rows } = await database.owner.query(
    `select relname from pg_class where relname = any($1) and relnamespace = 'public'::regnamespace
     and not (relrowsecurity and relforcerowsecurity)`,
    [await tenantTables()],
  )
  expect(rows).toEqual([])
})

test('every table of a tenant tags its changes, lets another one do it, or is never read live', async () => {
  const { rows } = await database.owner.query<{ relname: string }>(
    `select relname from pg_class c where relname = any($1) and relkind in ('r', 'p')
     and relnamespace = 'public'::regnamespace
     and (select count(*) from pg_trigger where tgrelid = c.oid and tgname like 'log_%') < 4`,
    [await tenantTables()],
  )
  const taggedElsewhere = Object.keys(TAGGED_BY)
  expect(rows.map(({ relname }) => relname).sort()).toEqual(
    ['file_chunk', ...taggedElsewhere].sort(),
  )
})

test('a scope shows the rows of its organization and cannot write into another', async () => {
  const client = await database.app.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.organization_id', $1, true)", [shop.organizationId])
    const rooms = await client.query('select name from room')
    expect(rooms.rows).toEqual([{ name: 'Cellar' }])
    const intrusion = client.query(
      `insert into room (organization_id, id, store_id, name, position)
       values ($1, gen_random_uuid(), $2, 'Mine', 0)`,
      [other.organizationId, other.storeId],
    )
    await expect(intrusion).rejects.toThrow('row-level security')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('behind the items of baselines the app can only add, and only for the organization it works for', async () => {
  const client = await database.app.connect()
  const values = 'values (gen_random_uuid(), gen_random_uuid(), 1000)'
  const add = `insert into app.audit_item_rows (baseline_id, item_id, expected) ${values}`
  const asOther = `insert into app.audit_item_rows (organization_id, baseline_id, item_id, expected)
    values ('${other.organizationId}', gen_random_uuid(), gen_random_uuid(), 1000)`
  try {
    await expect(client.query(add)).rejects.toThrow(/app\.organization_id|type uuid: ""/)
    for (const forbidden of [
      asOther,
      'select from app.audit_item_rows',
      'update app.audit_item_rows set expected = 0',
      'delete from app.audit_item_rows',
      'truncate app.audit_item_rows',
    ]) {
      await expect(client.query(forbidden), forbidden).rejects.toThrow('permission denied')
    }
    await client.query('begin')
    await client.query("select set_config('app.organization_id', $1, true)", [shop.organizationId])
    await client.query(add)
    const mine = await client.query('select organization_id from audit_item')
    expect(mine.rows).toEqual([{ organization_id: shop.organizationId }])
    await client.query("select set_config('app.organization_id', $1, true)", [other.organizationId])
    expect((await client.query('select from audit_item')).rowCount).toBe(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('the app cannot read a password or a token of a login', async () => {
  for (const secret of ['select password from auth.account', 'select token from auth.session']) {
    await expect(database.app.query(secret)).rejects.toThrow('permission denied')
  }
})
