// An event as house.record_event takes it, and a batch as house.record_events and house.record_new_events do.

import type { CountEvent } from '#domain/count.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

/** An event as it is recorded. Thousandths throughout. */
export interface RecordedEvent {
  readonly id: string
  readonly storeId: string
  readonly assignmentId: string
  readonly round: number
  readonly kind: CountEvent['kind']
  readonly line: string | null
  readonly itemId: string | null
  readonly rawCode: string | null
  readonly codeFormat: string | null
  readonly entered: number | null
  readonly factor: number | null
  readonly replaces: number | null
  readonly effect: number
  readonly voidsId: string | null
  readonly inputMode: string | null
  readonly quantityMode: string | null
  readonly leftView: boolean | null
  readonly lot: string | null
  readonly expiry: string | null
  readonly serial: string | null
  readonly userId: string
  readonly deviceId: string
  readonly deviceSeq: number
  readonly deviceTimeMs: number
  readonly warnings: readonly ScanWarning[]
  /** Kept without effect. */
  readonly quarantined: boolean
  readonly note: string | null
  readonly photoFileId?: string | null
  /** Counted apart from other counts of the same shelf. */
  readonly independent?: boolean
}

/** In the order of the arguments of the functions in the database. */
const VALUES: readonly ((event: RecordedEvent) => unknown)[] = [
  (event) => event.id,
  (event) => event.storeId,
  (event) => event.assignmentId,
  (event) => event.round,
  (event) => event.kind,
  lineOf,
  (event) => event.itemId,
  (event) => event.rawCode,
  (event) => event.codeFormat,
  (event) => event.entered,
  (event) => event.factor,
  (event) => event.replaces,
  (event) => event.effect,
  (event) => event.voidsId,
  (event) => event.inputMode,
  (event) => event.quantityMode,
  (event) => event.leftView,
  (event) => event.lot,
  (event) => event.expiry,
  (event) => event.serial,
  (event) => event.userId,
  (event) => event.deviceId,
  (event) => event.deviceSeq,
  (event) => event.deviceTimeMs,
  (event) => event.warnings,
  (event) => event.quarantined,
  (event) => event.note,
  (event) => event.photoFileId ?? null,
]

const BATCH_VALUES = VALUES.with(VALUES.indexOf(lineOf), ownLineOf)

export function valuesOf(event: RecordedEvent): readonly unknown[] {
  return VALUES.map((pick) => pick(event))
}

/**
 * An array for each column. Written here and not by the driver, which looks at
 * every value for what it might be. A column that nobody filled is null as a whole, and one with the same
 * in every row says it once.
 */
export function columnsOf(events: readonly RecordedEvent[]): readonly (string | null)[] {
  const [first] = events
  if (!first) return []
  return BATCH_VALUES.map((pick, column) => {
    const value = pick(first)
    if (column > 0 && events.every((event) => isSame(pick(event), value))) {
      return value === null ? null : `{${cellOf(value)}}`
    }
    return columnOf(events.map(pick))
  })
}

/** An array as PostgreSQL reads it. */
export function columnOf(cells: readonly unknown[]): string {
  return `{${cells.map(cellOf).join()}}`
}

function lineOf(event: RecordedEvent): string | null {
  return event.line
}

/** The line of an item is its id: the database knows. */
function ownLineOf(event: RecordedEvent): string | null {
  return event.line === event.itemId ? null : event.line
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (isEmptyList(one) && isEmptyList(other))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function cellOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  // Of warnings an array inside the array, as text.
  if (Array.isArray(value)) return value.length === 0 ? '"{}"' : quoted(`{${value.join()}}`)
  return String(value)
}

function quoted(text: string): string {
  return `"${SPECIAL.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`
}

const SPECIAL = /["\\]/
