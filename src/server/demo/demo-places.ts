// Where the demo is, and the progress of its running audit.

import type { Pool } from 'pg'
import { VISITOR_ID } from '#domain/demo.ts'
import { inTransaction } from '../db/transaction.ts'

export interface DemoPlaces {
  readonly organizationId: string
  readonly storeId: string
  /** The audit that runs by itself. */
  readonly auditId: string
  readonly startedAtMs: number
}

/** Undefined while there is no demo, or it is still being created. */
export async function findDemo(owner: Pool): Promise<DemoPlaces | undefined> {
  const { rows } = await owner.query<{
    organization_id: string
    store_id: string
    audit_id: string
    started_at: Date
  }>(
    `select a.organization_id, s.store_id, a.id as audit_id, a.started_at
     from organization o
     join store_member m on m.organization_id = o.id and m.user_id = $1
     join audit a on a.organization_id = o.id and a.status = 'active'
     join audit_store s on s.organization_id = o.id and s.audit_id = a.id and s.store_id = m.store_id
     where o.purpose = 'demo'
     order by a.started_at desc limit 1`,
    [VISITOR_ID],
  )
  const [row] = rows
  if (!row) return undefined
  const { organization_id, store_id, audit_id, started_at } = row
  return {
    organizationId: organization_id,
    storeId: store_id,
    auditId: audit_id,
    startedAtMs: started_at.getTime(),
  }
}

export interface ShelfToCount {
  readonly assignmentId: string
  readonly shelfId: string
  /** True if a person is already counting there. */
  readonly isTaken: boolean
  readonly isCounted: boolean
  readonly position: number
}

/** The shelf the person is counting; otherwise the next one that is assigned to them or open. */
export async function selectShelfOf(
  owner: Pool,
  auditId: string,
  userId: string,
): Promise<ShelfToCount | undefined> {
  const { rows } = await owner.query<{
    id: string
    shelf_id: string
    taken: boolean
    counted: boolean
    position: number
  }>(
    `select a.id, a.shelf_id, a.status = 'in_progress' as taken, s.position,
       exists (select from scan_event e where e.audit_id = $1 and e.assignment_id = a.id) as counted
     from assignment a join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
     where a.audit_id = $1 and (a.status = 'open'
       or a.status in ('in_progress', 'assigned', 'returned') and a.assignee_id = $2)
     order by a.status <> 'in_progress', a.status = 'open', a.id
     limit 1`,
    [auditId, userId],
  )
  const [row] = rows
  if (!row) return undefined
  const { id, shelf_id, taken, counted, position } = row
  return { assignmentId: id, shelfId: shelf_id, isTaken: taken, isCounted: counted, position }
}

interface LineToCount {
  readonly code: string
  readonly expected: number
  /** The number of lines counted before it. */
  readonly place: number
}

/** The next line in walking order that is expected on the shelf and not counted there yet. */
export async function selectNextLine(
  owner: Pool,
  auditId: string,
  shelf: ShelfToCount,
): Promise<LineToCount | undefined> {
  const { rows } = await owner.query<{ raw: string; expected: string; counted: number }>(
    `with counted as (select item_id from scan_event where audit_id = $1 and assignment_id = $2)
     select b.raw, p.expected, (select count(*)::int from counted) as counted
     from audit_store s
     join audit_item_shelf p on p.organization_id = s.organization_id
       and p.baseline_id = s.baseline_id and p.shelf_id = $3
     join item_barcode b on b.organization_id = p.organization_id and b.item_id = p.item_id
       and b.quantity = 1000
     where s.audit_id = $1 and not exists (select from counted c where c.item_id = p.item_id)
     order by p.item_id limit 1`,
    [auditId, shelf.assignmentId, shelf.shelfId],
  )
  const [row] = rows
  return row && { code: row.raw, expected: Number(row.expected) / 1_000, place: row.counted }
}

const OLD_ROUNDS = `select id from audit where organization_id = $1 and status = 'submitted' and id <> $2`

/** Deletes audits that visitors have watched, except for the last one, which stays for looking at its results. */
export async function dropOldRounds(
  owner: Pool,
  organizationId: string,
  lastId: string,
): Promise<void> {
  await inTransaction(owner, async (client) => {
    // Rows that refer to its shelves have to be deleted first.
    for (const table of ['scan_event', 'count_total', 'pass_total']) {
      await client.query(
        `delete from ${table} where organization_id = $1 and audit_id in (${OLD_ROUNDS})`,
        [organizationId, lastId],
      )
    }
    await client.query(`delete from audit where organization_id = $1 and id in (${OLD_ROUNDS})`, [
      organizationId,
      lastId,
    ])
  })
}
