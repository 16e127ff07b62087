// The reference: the same rows by plain SQL, one transaction each. No security of rows, no triggers, no
// claims, no progress; statements are prepared and sent together.

import pg from 'pg'
import type { BenchDatabase } from './bench-database.ts'
import type { CountingShop } from './counting-shop.ts'

export interface PlainCounts {
  record(client: number, event: { readonly id: string }, seq: number): Promise<void>
  recordMany(client: number, events: readonly { readonly id: string }[]): Promise<void>
  close(): Promise<void>
}

const COLUMNS = `organization_id, audit_id, id, store_id, assignment_id, round, kind, line, item_id,
  raw_code, code_format, entered, factor, effect, input_mode, quantity_mode, user_id, device_id,
  device_seq, device_time_ms, version`

const INSERT = {
  name: 'plain_insert',
  text: `insert into plain_event (${COLUMNS})
    values ($1, $2, $3, $4, $5, 0, 'add', $6::uuid::text, $6, 'code', 'ean_13', 1000, 1000, 1000,
      'camera', 'scanned', $7, $7, $8, $9, 1) on conflict do nothing`,
}
const UPSERT = {
  name: 'plain_upsert',
  text: `insert into plain_total as t
    (organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    values ($1, $2, $3, $4::uuid::text, $4, 1000, 1)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events`,
}
const INSERT_MANY = {
  name: 'plain_insert_many',
  text: `insert into plain_event (${COLUMNS})
    select $1, $2, e.id, $4, $5, 0, 'add', e.item::text, e.item, 'code', 'ean_13', 1000, 1000, 1000,
      'camera', 'scanned', $7, $7, $8, $9, 1
    from unnest($3::uuid[], $6::uuid[]) as e (id, item) on conflict do nothing`,
}
const UPSERT_MANY = {
  name: 'plain_upsert_many',
  text: `insert into plain_total as t
    (organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select $1, $2, $3, e.item::text, e.item, 1000 * count(*), count(*)
    from unnest($4::uuid[]) as e (item) group by e.item order by e.item
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events`,
}

export async function openPlainCounts(
  { owner, connection }: BenchDatabase,
  shop: CountingShop,
): Promise<PlainCounts> {
  await owner.query('create table plain_event (like scan_event including all)')
  await owner.query('create table plain_total (like count_total including all)')
  const pool = new pg.Pool({ ...connection, max: 10, pipeline: true })
  // The server may be gone before the last connection has ended.
  pool.on('error', () => {})
  const { organizationId, auditId, storeId, items, counters } = shop
  const placeOf = (client: number) => counters[client % counters.length]
  const itemOf = (client: number, seq: number) =>
    items[(client * 50 + (seq % 50)) % items.length] ?? ''
  return {
    async record(client, { id }, seq) {
      const place = placeOf(client)
      const item = itemOf(client, seq)
      const keys = [organizationId, auditId, id, storeId, place?.shelf, item]
      await inTransaction(pool, [
        { ...INSERT, values: [...keys, place?.person.id, seq, Date.now()] },
        { ...UPSERT, values: [organizationId, auditId, place?.shelf, item] },
      ])
    },
    async recordMany(client, events) {
      const place = placeOf(client)
      const ids = events.map(({ id }) => id)
      const counted = events.map((_, index) => itemOf(client, index))
      const keys = [organizationId, auditId, ids, storeId, place?.shelf, counted]
      await inTransaction(pool, [
        { ...INSERT_MANY, values: [...keys, place?.person.id, 0, Date.now()] },
        { ...UPSERT_MANY, values: [organizationId, auditId, place?.shelf, counted] },
      ])
    },
    close: () => pool.end(),
  }
}

async function inTransaction(pool: pg.Pool, statements: readonly pg.QueryConfig[]): Promise<void> {
  const client = await pool.connect()
  try {
    await Promise.all([
      client.query('begin'),
      ...statements.map((statement) => client.query(statement)),
      client.query('commit'),
    ])
  } finally {
    client.release()
  }
}
