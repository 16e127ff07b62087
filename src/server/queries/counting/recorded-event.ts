// An event as app.record_counts takes it: a row of app.scan_event_input.

import type { CountEvent } from '#domain/count.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

/** An event as it is recorded. All quantities in thousandths. */
export interface RecordedEvent {
  readonly id: string
  readonly assignmentId: string
  readonly round: number
  readonly kind: CountEvent['kind']
  readonly line: string | null
  readonly itemId: string | null
  readonly rawCode: string | null
  readonly codeFormat: string | null
  readonly entered: number | null
  readonly factor: number | null
  /** For a set: the number that the person saw, for people to read. */
  readonly replaces: number | null
  /** For a set: the version of the assignment that the person saw. */
  readonly seenVersion: number | null
  readonly effect: number
  readonly voidsId: string | null
  readonly inputMode: string | null
  readonly quantityMode: string | null
  readonly leftView: boolean | null
  readonly lot: string | null
  readonly expiry: string | null
  readonly serial: string | null
  readonly deviceId: string
  readonly deviceSeq: number
  readonly deviceTimeMs: number
  readonly warnings: readonly ScanWarning[]
  /** Stored without effect. */
  readonly quarantined: boolean
  readonly note: string | null
  readonly photoFileId: string | null
}

/** In the order of the database type. */
const COLUMNS: readonly (keyof RecordedEvent)[] = [
  'id',
  'assignmentId',
  'round',
  'kind',
  'line',
  'itemId',
  'rawCode',
  'codeFormat',
  'entered',
  'factor',
  'replaces',
  'seenVersion',
  'effect',
  'voidsId',
  'inputMode',
  'quantityMode',
  'leftView',
  'lot',
  'expiry',
  'serial',
  'deviceId',
  'deviceSeq',
  'deviceTimeMs',
  'warnings',
  'quarantined',
  'note',
  'photoFileId',
]

/** An array of rows in PostgreSQL syntax. Written by hand, because the driver inspects the type of every value. */
export function rowsOf(events: readonly RecordedEvent[]): string {
  return `{${events.map((event) => quotedInArray(rowOf(event))).join()}}`
}

function rowOf(event: RecordedEvent): string {
  let row = '('
  for (const [index, column] of COLUMNS.entries()) {
    if (index > 0) row += ','
    row += cellOf(event[column])
  }
  return `${row})`
}

/** In this syntax an empty cell is null. */
function cellOf(value: RecordedEvent[keyof RecordedEvent]): string {
  if (value === null) return ''
  if (typeof value === 'string') return PLAIN.test(value) ? value : quotedInRow(value)
  if (typeof value === 'object') return value.length === 0 ? '{}' : `"{${value.join()}}"`
  return String(value)
}

/** Text that needs no quotes in a row. */
const PLAIN = /^[\w:.-]+$/

function quotedInRow(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

function quotedInArray(row: string): string {
  return `"${SPECIAL.test(row) ? row.replaceAll(/["\\]/g, '\\$&') : row}"`
}

const SPECIAL = /["\\]/
