// Ends day passes whose time is over: whoever still counts is told, and others can take their shelves. The passes are
// worth nothing from that moment on in any case.

import type { Pool } from 'pg'
import * as z from 'zod'
import { scopedDatabase } from '../db/scoped-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { releaseAssignments } from '../queries/assignments/released-assignments.ts'
import { endPasses } from '../queries/people/day-passes.ts'

const MOST_AT_ONCE = 500

const overdueRows = z.array(
  z.object({ organization_id: z.string(), audit_id: z.string(), user_id: z.string() }),
)

interface EndingPools {
  /** The owner of the tables, who sees passes of all organizations. */
  readonly owner: Pool
  readonly app: Pool
}

export async function endOverduePasses({ owner, app }: EndingPools, now: Date): Promise<number> {
  const { rows } = await owner.query('select * from app.day_passes_over($1)', [MOST_AT_ONCE])
  const overdue = overdueRows.parse(rows)
  for (const { organization_id: organizationId, audit_id: auditId, user_id: userId } of overdue) {
    await inTransaction(app, async (client) => {
      const audit = { kind: 'audit', organizationId, auditId } as const
      const db = scopedDatabase(client, audit, new Set())
      const ended = await endPasses(db, { userId, ending: 'time', now })
      if (ended.length === 0) return
      await releaseAssignments(db.within({ kind: 'organization', organizationId }), userId)
    })
  }
  return overdue.length
}
