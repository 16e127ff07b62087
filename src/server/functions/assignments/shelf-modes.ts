// How shelves are counted. The mode may change before the first count, never after it.

import { refuseModeChange } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  insertAssignments,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectProgressOf } from '#server/queries/assignments/assignments.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import type { Services } from '../services.ts'
import { selectPasses } from './settle-shelves.ts'

/** Changes the mode of shelves, each given with its counts. Returns true if anything has changed. */
export async function changeModes(
  call: {
    readonly db: ScopedDatabase
    readonly scope: AuthorizedAudit
    readonly services: Services
  },
  shelves: readonly (readonly AssignmentRow[])[],
  mode: CountMode,
): Promise<boolean> {
  const changed = shelves.flatMap(([first]) => (first && first.mode !== mode ? [first] : []))
  for (const first of changed) {
    const passes = await selectPasses(call.db, first)
    const ids = passes.map(({ id }) => id)
    const progress = await selectProgressOf(call.db, ids)
    const events = progress.reduce((sum, row) => sum + row.events, 0)
    refuseModeChange(first.mode, mode, events)
    await updateAssignments(call.db, ids, { mode, comparison: null })
    if (mode === 'independent') await openSecond(call, first, passes)
    else await leaveOthers(call.db, passes)
  }
  return changed.length > 0
}

async function openSecond(
  { db, scope, services }: Parameters<typeof changeModes>[0],
  first: AssignmentRow,
  passes: readonly AssignmentRow[],
): Promise<void> {
  const second = passes.find(({ pass }) => pass === 1)
  if (second) return updateAssignments(db, [second.id], { status: 'open', assignee_id: null })
  const { store_id: storeId, room_id: roomId, shelf_id: shelfId, round } = first
  const place = { storeId, roomId, shelfId, round, mode: 'independent', status: 'open' } as const
  await insertAssignments(db, scope, [
    { ...place, id: services.newId(), pass: 1, assigneeId: null },
  ])
}

async function leaveOthers(db: ScopedDatabase, passes: readonly AssignmentRow[]): Promise<void> {
  const others = passes.filter(({ pass }) => pass > 0).map(({ id }) => id)
  await updateAssignments(db, others, { status: 'cancelled', assignee_id: null })
}
