// A running audit with a shelf and a person for each client, and a catalogue to count from.

import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import type { BenchDatabase } from './bench-database.ts'

const ITEMS = 2_000
const FILLED = 'organization, store, room, shelf, item, item_barcode, audit, assignment, member'

export interface CountingShop {
  readonly organizationId: string
  readonly auditId: string
  readonly storeId: string
  readonly owner: Person
  readonly items: readonly string[]
  /** Who counts where, by client. */
  readonly counters: readonly { readonly person: Person; readonly shelf: string }[]
}

export async function buildCountingShop(
  database: BenchDatabase,
  clients: number,
): Promise<CountingShop> {
  const world = new World({ database })
  const audit = await world.runningAudit({ shelves: clients })
  const { organizationId, auditId, storeId, owner } = audit
  const counters = []
  for (const shelf of audit.auditAssignmentIds) {
    const person = await world.teamMember(audit, 'scanner')
    const taken = { auditAssignmentId: shelf, deviceId: person.id }
    await world.run(person, api.auditAssignments.createSelfAssignment, taken)
    counters.push({ person, shelf })
  }
  const items = await insertItems(database, organizationId)
  // Not all tables: one that is still empty would be taken for one that stays so.
  await database.owner.query(`vacuum analyze ${FILLED}`)
  return { organizationId, auditId, storeId, owner, items, counters }
}

async function insertItems({ owner }: BenchDatabase, organizationId: string) {
  const ids = Array.from({ length: ITEMS }, () => newId())
  await owner.query(
    `insert into item (organization_id, id, name) select $1, id, 'Item' from unnest($2::uuid[]) id`,
    [organizationId, ids],
  )
  await owner.query(
    `insert into item_barcode (organization_id, code_key, item_id, raw)
     select $1, 'code-' || n, id, 'code-' || n
     from unnest($2::uuid[]) with ordinality as item (id, n)`,
    [organizationId, ids],
  )
  return ids
}

/** What a device sends: the code of some item, one more each time. */
export function sentCount(
  { counters, items }: CountingShop,
  client: number,
  seq: number,
): Readonly<Record<string, unknown>> & { readonly id: string } {
  const counter = counters[client % counters.length]
  return {
    id: newId(),
    auditAssignmentId: counter?.shelf ?? '',
    deviceId: counter?.person.id ?? '',
    deviceSeq: seq,
    deviceTimeMs: Date.now(),
    kind: 'add',
    // Fifty kinds on a shelf, others on the next.
    code: `code-${((client * 50 + (seq % 50)) % items.length) + 1}`,
    codeFormat: 'ean_13',
    inputMode: 'camera',
    quantityMode: 'scanned',
    entered: 1,
  }
}
