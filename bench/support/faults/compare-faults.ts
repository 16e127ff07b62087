// What phones were told, against what the database has.

import type { CountingShop } from '../counting-shop.ts'
import type { FaultServer } from './fault-server.ts'
import type { Phone } from './phone.ts'

export interface Difference {
  /** Acknowledged, and not there. */
  readonly lost: readonly string[]
  /** There more often than it was done. */
  readonly doubled: readonly string[]
}

interface Compared {
  readonly shop: CountingShop
  readonly phones: readonly Phone[]
  /** Names, as they were acknowledged. */
  readonly rooms: readonly string[]
}

export async function compareFaults(server: FaultServer, said: Compared): Promise<Difference> {
  const { shop, phones, rooms } = said
  const client = await server.connect()
  try {
    const events = await client.query<{ id: string }>(
      'select id from scan_event where audit_id = $1',
      [shop.auditId],
    )
    const totals = await client.query<{ shelf: string; pieces: string; events: string }>(
      `select assignment_id as shelf, sum(quantity) / 1000 as pieces, sum(events) as events
       from count_total where audit_id = $1 group by 1`,
      [shop.auditId],
    )
    const made = await client.query<{ name: string; times: string }>(
      `select name, count(*) as times from room where store_id = $1 and name like 'Room %' group by 1`,
      [shop.storeId],
    )
    const there = new Set(events.rows.map(({ id }) => id))
    const lost = phones.flatMap(({ acknowledged }) =>
      [...acknowledged].filter((id) => !there.has(id)),
    )
    const known = new Set(phones.flatMap(({ acknowledged }) => [...acknowledged]))
    const foreign = [...there].filter((id) => !known.has(id))
    const wrong = sumsThatDiffer(phones, totals.rows)
    const times = new Map(made.rows.map(({ name, times: found }) => [name, Number(found)]))
    return {
      lost: [
        ...lost.map((id) => `count ${id}`),
        ...wrong.filter(({ by }) => by < 0).map(({ text }) => text),
        ...rooms.filter((name) => !times.has(name)),
      ],
      doubled: [
        ...foreign.map((id) => `count ${id} that no phone knows of`),
        ...wrong.filter(({ by }) => by > 0).map(({ text }) => text),
        ...[...times].filter(([, found]) => found > 1).map(([name]) => name),
      ],
    }
  } finally {
    await client.end()
  }
}

function sumsThatDiffer(
  phones: readonly Phone[],
  totals: readonly { readonly shelf: string; readonly pieces: string }[],
) {
  const pieces = new Map(totals.map((total) => [total.shelf, Number(total.pieces)]))
  return phones.flatMap(({ shelf, counted }) => {
    const by = (pieces.get(shelf) ?? 0) - counted
    return by === 0 ? [] : [{ by, text: `${by} pieces on shelf ${shelf}` }]
  })
}
