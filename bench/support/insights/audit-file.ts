// Audits as JSON, so that other simulators and real audits can be tried: docs/insights.md has the format.

import { z } from 'zod'
import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import { KEYING_SLIPS } from '#domain/insights/finding.ts'
import type { ScanFact } from '#domain/insights/scan-log.ts'
import { readJson } from './read-json.ts'
import type { MistakeKind, Truth, Twin } from './truth.ts'

/** Ids and codes may be written as numbers. */
const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(),
)
const maybeText = text.nullable().default(null)
/** A barcode in the quantity box fits; beyond this sums would be no numbers any more. */
const LARGEST = 1e15
const number = z.number().min(-LARGEST).max(LARGEST)
const maybeNumber = number.nullable().default(null)

const fileShape = z.object({
  catalogue: z.array(
    z.object({
      id: text,
      name: text.optional(),
      sku: maybeText,
      category: maybeText,
      unitCost: maybeNumber,
      unitPrice: maybeNumber,
      barcodes: z.array(z.object({ code: text, factor: number.positive().default(1) })).default([]),
      family: maybeText,
    }),
  ),
  shelves: z
    .array(
      z.object({
        id: text,
        storeId: text.default('store'),
        roomId: maybeText,
        name: text.optional(),
        order: number.default(0),
        state: z.enum(['open', 'counting', 'counted', 'empty', 'excluded']).default('counted'),
      }),
    )
    .default([]),
  baseline: z.array(
    z.object({ storeId: text.optional(), itemId: text, shelfId: maybeText, expected: number }),
  ),
  events: z.array(
    z.object({
      id: text,
      kind: z.enum(['add', 'set', 'void', 'empty']).default('add'),
      storeId: text.optional(),
      shelfId: text,
      assignmentId: maybeText,
      round: z.int().min(0).max(32_767).default(0),
      isStanding: z.boolean().optional(),
      userId: text.default('somebody'),
      deviceId: text.optional(),
      sequence: maybeNumber,
      deviceTimeMs: maybeNumber,
      itemId: maybeText,
      code: maybeText,
      entered: maybeNumber,
      unitFactor: number.positive().nullable().default(null),
      replaces: maybeNumber,
      voids: maybeText,
      // Another way of reading or entering is one that nothing is known of.
      inputMode: z.enum(['camera', 'gun', 'typed', 'search']).nullable().default(null).catch(null),
      quantityMode: z.enum(['scanned', 'stepped', 'typed']).nullable().default(null).catch(null),
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
            counted: number,
            expected: maybeNumber,
            order: maybeNumber,
          }),
        ),
      }),
    )
    .default([]),
})

type AuditFile = z.infer<typeof fileShape>

const MISTAKES: readonly MistakeKind[] = [
  'misplaced',
  'sibling',
  'case_pack',
  'keying',
  'unknown_code',
  're_read',
  'miscount',
  'shelf_twice',
  'missed_run',
]
const TWINS: readonly Twin['kind'][] = [
  'till_swap',
  'moved',
  'delisted_run',
  'receiving',
  'new_item',
]
const happening = {
  kind: text,
  storeId: text.default('store'),
  shelfIds: z.array(text),
  itemIds: z.array(text),
  units: number,
}
const labelsShape = z.object({
  lines: z.array(
    z.object({ storeId: text.default('store'), itemId: text, shelfId: maybeText, actual: number }),
  ),
  mistakes: z.array(
    z.object({
      ...happening,
      code: text.optional(),
      slip: z.enum(KEYING_SLIPS).optional().catch(undefined),
    }),
  ),
  twins: z.array(z.object(happening)).default([]),
})

export interface FileAudit extends AuditFacts {
  readonly events: readonly ScanFact[]
}

export function parseAudit(name: string, json: string): FileAudit {
  const file = readJson(name, json, fileShape)
  const storeOfShelf = new Map(file.shelves.map(({ id, storeId }) => [id, storeId]))
  const anyStore = file.shelves[0]?.storeId ?? 'store'
  const storeOf = (shelfId: string | null, storeId: string | undefined) =>
    storeId ?? storeOfShelf.get(shelfId ?? '') ?? anyStore
  return {
    items: file.catalogue.map((item) => ({ ...item, name: item.name ?? item.id })),
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

/**
 * Of a shelf that was counted again, the last round stands. What came in twice happened once, and a reading
 * without a number is one piece.
 */
function eventsOf(
  { events }: AuditFile,
  storeOf: (shelfId: string, storeId: string | undefined) => string,
): readonly ScanFact[] {
  const rounds = new Map<string, number>()
  const once = new Map(events.toReversed().map((event) => [event.id, event]))
  for (const { shelfId, round } of events) {
    rounds.set(shelfId, Math.max(round, rounds.get(shelfId) ?? 0))
  }
  return [...once.values()].toReversed().map((event) => ({
    ...event,
    entered: event.entered ?? (event.kind === 'add' ? 1 : null),
    storeId: storeOf(event.shelfId, event.storeId),
    isStanding: event.isStanding ?? event.round === rounds.get(event.shelfId),
    deviceId: event.deviceId ?? event.userId,
  }))
}

export interface Labels {
  readonly truth: Truth
  /** What was taken for something else, in words. */
  readonly notes: readonly string[]
}

/** A mistake of another kind is one that no finding names; what looks alike without being known is left out. */
export function parseLabels(name: string, json: string): Labels {
  const { lines, mistakes, twins } = readJson(name, json, labelsShape)
  const notes = new Set<string>()
  const known = <Kind extends string>(kinds: readonly Kind[], kind: string, instead: string) => {
    const same = kinds.find((one) => one === kind)
    if (same === undefined) notes.add(`${name}: nothing is known of ${kind}; ${instead}`)
    return same
  }
  const truth: Truth = {
    lines,
    mistakes: mistakes.map((one) => {
      const kind = known(MISTAKES, one.kind, 'taken as a plain miscount') ?? 'miscount'
      return { ...one, kind }
    }),
    twins: twins.flatMap((one) => {
      const kind = known(TWINS, one.kind, 'left out')
      return kind === undefined ? [] : [{ ...one, kind }]
    }),
  }
  return { truth, notes: [...notes] }
}

export function printAudit({ items, ...rest }: AuditFacts): string {
  return JSON.stringify({ catalogue: items, ...rest })
}
