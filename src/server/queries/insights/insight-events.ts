// The counts that a finding is based on. In the scope of an audit.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { placedEvents } from '../counting/scan-event-lists.ts'

const ALL = { after: undefined, until: undefined, limit: undefined }

export function selectEvidenceEvents(
  db: ScopedDatabase,
  storeIds: readonly string[],
  eventIds: readonly string[],
) {
  return db.rows(
    placedEvents(storeIds, ALL)
      .select('e.round')
      .where((eb) => eb('e.id', '=', eb.fn.any(eb.val(eventIds)))),
  )
}
