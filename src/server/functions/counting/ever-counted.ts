// All that was ever counted on shelves: a correction cannot have seen more. Only looked up for shelves on which somebody
// corrects a number.

import { fromMilli, type Milli } from '#domain/quantity.ts'
import { unknownLine } from '#domain/scan-warning.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectEverCounted } from '#server/queries/counting/scan-events.ts'
import type { KeyedEvent, RecordingFacts } from './recording-facts.ts'

/** Includes the batch itself, because what a phone counts before it corrects may come with it, in any order. */
export async function everCountedWith(
  db: ScopedDatabase,
  events: readonly KeyedEvent[],
  facts: RecordingFacts,
): Promise<ReadonlyMap<string, Milli>> {
  const corrections = events.filter(({ kind, replaces }) => kind === 'set' && replaces != null)
  const shelves = [...new Set(corrections.map((event) => event.auditAssignmentId))]
  if (shelves.length === 0) return new Map()
  const rows = await selectEverCounted(db, shelves)
  const recorded = new Map(rows.map((row) => [row.assignment_id, Number(row.quantity)]))
  return new Map(
    shelves.map((shelf) => {
      const sent = events.filter(({ auditAssignmentId }) => auditAssignmentId === shelf)
      const counted = sent.reduce((sum, event) => sum + mostShownFor(event, facts), 0)
      return [shelf, (recorded.get(shelf) ?? 0) + counted]
    }),
  )
}

/** The most that a phone can have shown for a count. */
function mostShownFor(event: KeyedEvent, { barcodes, resolutions }: RecordingFacts): Milli {
  const { key, entered = 0, factor } = event
  if (key === undefined) return mostOf(entered, factor ?? 1)
  const packSize = fromMilli(barcodes.get(key)?.quantity ?? 1_000)
  const resolved = fromMilli(resolutions.get(unknownLine(key))?.factor ?? 1_000)
  return mostOf(entered, Math.max(factor ?? 1, packSize, resolved))
}

function mostOf(entered: number, factor: number): Milli {
  return Math.ceil(Math.max(1, entered) * Math.max(1, factor) * 1_000)
}
