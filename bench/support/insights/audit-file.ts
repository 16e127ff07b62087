// Audits as JSON, so that other simulators and real audits can be tried: docs/insights.md has the format.

import { z } from 'zod'
import type { AuditFacts, ScanFact } from '#domain/insights/audit-facts.ts'
import type { Truth } from './truth.ts'

const text = z.string()
const maybeText = z.string().nullable().default(null)
const maybeNumber = z.number().nullable().default(null)

const fileShape = z.object({
  catalogue: z.array(
    z.object({
      id: text,
      name: text,
      sku: maybeText,
      category: maybeText,
      unitCost: maybeNumber,
      unitPrice: maybeNumber,
      barcodes: z
        .array(z.object({ code: text, factor: z.number().positive().default(1) }))
        .default([]),
      family: maybeText,
    }),
  ),
  shelves: z.array(
    z.object({
      id: text,
      storeId: text.default('store'),
      roomId: maybeText,
      name: text.optional(),
      order: z.number().default(0),
      state: z.enum(['open', 'counting', 'counted', 'empty', 'excluded']).default('counted'),
    }),
  ),
  baseline: z.array(
    z.object({ storeId: text.optional(), itemId: text, shelfId: maybeText, expected: z.number() }),
  ),
  events: z.array(
    z.object({
      id: text,
      kind: z.enum(['add', 'set', 'void', 'empty']).default('add'),
      storeId: text.optional(),
      shelfId: text,
      assignmentId: maybeText,
      round: z.int().default(0),
      isStanding: z.boolean().optional(),
      userId: text.default('somebody'),
      deviceId: text.optional(),
      sequence: maybeNumber,
      deviceTimeMs: maybeNumber,
      itemId: maybeText,
      code: maybeText,
      entered: maybeNumber,
      unitFactor: maybeNumber,
      replaces: maybeNumber,
      voids: maybeText,
      inputMode: z.enum(['camera', 'gun', 'typed', 'search']).nullable().default(null),
      quantityMode: z.enum(['scanned', 'stepped', 'typed']).nullable().default(null),
      leftView: z.boolean().nullable().default(null),
    }),
  ),
  history: z
    .array(
      z.object({
        id: text,
        counts: z.array(
          z.object({
            storeId: text.optional(),
            itemId: text,
            shelfId: text,
            counted: z.number(),
            expected: maybeNumber,
            order: maybeNumber,
          }),
        ),
      }),
    )
    .default([]),
})

type AuditFile = z.infer<typeof fileShape>

const kinds = [
  'misplaced',
  'sibling',
  'case_pack',
  'keying',
  'unknown_code',
  're_read',
  'miscount',
  'shelf_twice',
  'missed_run',
] as const
const happening = {
  storeId: text.default('store'),
  shelfIds: z.array(text),
  itemIds: z.array(text),
  units: z.number(),
}
const labelsShape = z.object({
  lines: z.array(
    z.object({ storeId: text.default('store'), itemId: text, shelfId: text, actual: z.number() }),
  ),
  mistakes: z.array(z.object({ kind: z.enum(kinds), ...happening, code: text.optional() })),
  twins: z
    .array(
      z.object({
        kind: z.enum(['till_swap', 'moved', 'delisted_run', 'receiving', 'new_item']),
        ...happening,
      }),
    )
    .default([]),
})

export function parseAudit(json: string): AuditFacts {
  const file = fileShape.parse(JSON.parse(json))
  const storeOfShelf = new Map(file.shelves.map(({ id, storeId }) => [id, storeId]))
  const anyStore = file.shelves[0]?.storeId ?? 'store'
  const storeOf = (shelfId: string | null, storeId: string | undefined) =>
    storeId ?? storeOfShelf.get(shelfId ?? '') ?? anyStore
  return {
    items: file.catalogue,
    shelves: file.shelves.map((shelf) => ({ ...shelf, name: shelf.name ?? shelf.id })),
    baseline: file.baseline.map((line) => {
      return { ...line, storeId: storeOf(line.shelfId, line.storeId) }
    }),
    events: eventsOf(file, storeOf),
    history: file.history.map(({ id, counts }) => ({
      id,
      counts: counts.map((count) => ({ ...count, storeId: storeOf(count.shelfId, count.storeId) })),
    })),
  }
}

/** Of a shelf that was counted again, the last round stands. */
function eventsOf(
  { events }: AuditFile,
  storeOf: (shelfId: string, storeId: string | undefined) => string,
): readonly ScanFact[] {
  const rounds = new Map<string, number>()
  for (const { shelfId, round } of events) {
    rounds.set(shelfId, Math.max(round, rounds.get(shelfId) ?? 0))
  }
  return events.map((event) => ({
    ...event,
    storeId: storeOf(event.shelfId, event.storeId),
    isStanding: event.isStanding ?? event.round === rounds.get(event.shelfId),
    deviceId: event.deviceId ?? event.userId,
  }))
}

export function parseLabels(json: string): Truth {
  return labelsShape.parse(JSON.parse(json))
}

export function printAudit({ items, ...rest }: AuditFacts): string {
  return JSON.stringify({ catalogue: items, ...rest })
}
