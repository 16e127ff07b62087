// Audits for tests: a shop with plain lines that are right, plus what the test adds.

import type { AuditFacts, ItemFacts } from '../audit-facts.ts'
import type { ScanFact } from '../scan-log.ts'

const STORE = 'store'

export interface PlannedLine {
  readonly item: string
  readonly shelf: string
  readonly expected: number
  /** By default one typed number, as expected. Empty when not counted. */
  readonly entries?: readonly PlannedEntry[]
}

interface PlannedEntry extends Partial<ScanFact> {
  readonly entered: number
}

export interface PlannedAudit {
  readonly lines: readonly PlannedLine[]
  readonly items?: readonly (Partial<ItemFacts> & { readonly id: string })[]
  readonly byStore?: boolean
  /** Scanned after everything else, in this order. */
  readonly scans?: readonly Partial<ScanFact>[]
}

const SHELF_LENGTH = 20

/** Lines on shelves of their own for learning honest differences: nine in ten are right, one is off by one. */
export function plainLines(count: number, expected = 12): readonly PlannedLine[] {
  return Array.from({ length: count }, (_, at): PlannedLine => {
    const off = at % 20 === 3 ? 1 : at % 20 === 13 ? -1 : 0
    const entries = off === 0 ? {} : { entries: [{ entered: expected + off }] }
    return {
      item: `plain-${at}`,
      shelf: `plain-${Math.floor(at / SHELF_LENGTH)}`,
      expected,
      ...entries,
    }
  })
}

export interface SmallAudit extends AuditFacts {
  readonly events: readonly ScanFact[]
}

export function smallAudit({ lines, items = [], byStore, scans = [] }: PlannedAudit): SmallAudit {
  const shelfIds = [
    ...new Set([
      ...lines.map(({ shelf }) => shelf),
      ...scans.flatMap(({ shelfId }) => shelfId ?? []),
    ]),
  ]
  const itemIds = [...new Set([...lines.map(({ item }) => item), ...items.map(({ id }) => id)])]
  const known = new Map(items.map((item) => [item.id, item]))
  const scanned = lines.flatMap(({ item, shelf, expected, entries }) =>
    (entries ?? [{ entered: expected }]).map((entry) => ({
      itemId: item,
      shelfId: shelf,
      ...entry,
    })),
  )
  return {
    items: itemIds.map((id) => ({ ...plainItem(id), ...known.get(id) })),
    shelves: shelfIds.map((id, order) => ({
      id,
      storeId: STORE,
      roomId: 'room',
      name: id,
      order,
      state: 'counted' as const,
    })),
    baseline: lines.map(({ item, shelf, expected }) => ({
      storeId: STORE,
      itemId: item,
      shelfId: byStore ? null : shelf,
      expected,
    })),
    events: [...scanned, ...scans].map((scan, at) => scanOf(scan, at)),
    history: [],
  }
}

function plainItem(id: string): ItemFacts {
  return {
    id,
    name: id,
    sku: null,
    category: 'things',
    unitCost: 2,
    unitPrice: null,
    barcodes: [],
    family: null,
  }
}

function scanOf(scan: Partial<ScanFact>, at: number): ScanFact {
  return {
    id: `event-${String(at).padStart(5, '0')}`,
    kind: 'add',
    storeId: STORE,
    shelfId: 'shelf',
    assignmentId: null,
    round: 0,
    isStanding: true,
    userId: 'ana',
    deviceId: 'phone',
    sequence: at,
    deviceTimeMs: at * 4_000,
    itemId: null,
    code: null,
    entered: 1,
    unitFactor: 1,
    replaces: null,
    voids: null,
    inputMode: 'gun',
    quantityMode: 'typed',
    leftView: null,
    ...scan,
  }
}
