import * as z from 'zod'
import type { CountEvent } from '#domain/count.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { keptText, someText } from './text.ts'

export interface ItemCount {
  readonly auditId: string
  readonly itemId: string
  readonly auditItemId: string | null
  /** Of all places that the viewer may see; null: not counted, which is not 0. */
  readonly quantity: number | null
  readonly places: readonly {
    /** The assignment's id. */
    readonly id: string
    readonly roomName: string
    readonly shelfCode: string | null
    readonly quantity: number
  }[]
}

export interface ScanEventDetails {
  readonly id: string
  readonly auditAssignmentId: string
  readonly kind: CountEvent['kind']
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string | null
  readonly itemId: string | null
  readonly itemName: string | null
  readonly code: string | null
  readonly entered: number | null
  readonly factor: number | null
  /** What it adds to its line. */
  readonly effect: number
  /** The event that this one undoes. */
  readonly voids: string | null
  readonly voided: boolean
  readonly quarantined: boolean
  readonly warnings: readonly ScanWarning[]
  readonly userId: string
  readonly userName: string | null
  readonly deviceId: string
  readonly deviceSeq: number
  readonly deviceTime: number
  readonly serverTime: number
  readonly note: string | null
}

export interface CountedLine {
  /** The item's id, or `?` and the key of an unknown code. */
  readonly id: string
  readonly itemId: string | null
  readonly itemName: string | null
  readonly unit: string | null
  readonly quantity: number
}

/** What was counted at one assignment: events as pages, the newest first, and lines in full. */
export interface AssignmentCounts extends Page<ScanEventDetails> {
  readonly auditAssignmentId: string
  readonly round: number
  readonly lines: readonly CountedLine[]
}

/** A count as the newest ones are listed for managers. */
export interface RecentCount extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
}

export interface RecordedCount {
  readonly id: string
  /** Known: it had been recorded before, and nothing has changed. */
  readonly status: 'recorded' | 'known'
  readonly warnings: readonly ScanWarning[]
}

export type RecordOutcome =
  | RecordedCount
  | { readonly id: string; readonly status: 'refused'; readonly fault: FaultShape }

export const BATCH_MAX_EVENTS = 200
export const BATCH_MAX_BYTES = 256 * 1024

const shortText = keptText(100)

/** Who counted when, as the device says it. */
const fromDevice = z.strictObject({
  /** Made by the device, so that a retry is the same event. */
  id,
  auditAssignmentId: id,
  deviceId: someText(100),
  /** The order in which the device scanned. */
  deviceSeq: z.int().min(0),
  deviceTimeMs: z.int().min(0),
  note: keptText(1_000).optional(),
})

const observed = {
  itemId: id.optional(),
  code: keptText(500).optional(),
  codeFormat: shortText.optional(),
  inputMode: z.enum(['camera', 'gun', 'typed', 'search']).optional(),
  quantityMode: z.enum(['scanned', 'stepped', 'typed']).optional(),
  /** Whether the code had left the camera's view since it was last read. */
  leftView: z.boolean().optional(),
  lot: shortText.optional(),
  expiry: shortText.optional(),
  serial: shortText.optional(),
}

const numbers = {
  /** The number as entered, and what one of it stands for; left out: what the code stands for. */
  entered: z.number().optional(),
  factor: z.number().optional(),
  /** For `set`: what the person saw before; null: not counted. */
  replaces: z.number().nullable().optional(),
}

/** One event of a batch. */
export const scanEvent = fromDevice.extend({
  kind: z.enum(['add', 'set', 'void', 'empty']),
  ...observed,
  ...numbers,
  /** For `void`: the event that is undone. */
  voids: id.optional(),
})
export type SentScanEvent = z.infer<typeof scanEvent>

export const scanEvents = defineModule('scanEvents', {
  /** What the count dialog shows beside an item. */
  getItemCount: query<ItemCount>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id, itemId: id, auditItemId: id.nullable().default(null) }),
  }),
  getByAssignment: query<AssignmentCounts>()({
    access: 'audits:read',
    args: z.strictObject({ auditAssignmentId: id, paginationOpts: paginationOptions(200) }),
  }),
  /** What the viewer has counted in a store, the newest first. */
  getUserHistory: query<Page<ScanEventDetails>>()({
    access: 'audits:count',
    args: z.strictObject({ storeId: id, paginationOpts: paginationOptions(50) }),
  }),
  recordCount: mutation<RecordedCount>()({
    access: 'audits:count',
    args: fromDevice.extend({
      kind: z.enum(['add', 'set', 'empty']).default('add'),
      ...observed,
      ...numbers,
    }),
  }),
  /** Sets a count, if it still is what the person saw; otherwise `conflict` with what it is. */
  updateQuantity: mutation<RecordedCount>()({
    access: 'audits:count',
    args: fromDevice.extend({
      ...observed,
      quantity: z.number(),
      /** Null: not counted yet. */
      replaces: z.number().nullable(),
    }),
  }),
  /** Undoes an event. */
  void: mutation<RecordedCount>()({
    access: 'audits:count',
    args: fromDevice.extend({ eventId: id }),
  }),
  /** What a device has kept: each event has an outcome of its own. */
  recordMany: mutation<readonly RecordOutcome[]>()({
    access: 'user',
    args: z.strictObject({ events: z.array(z.unknown()).max(BATCH_MAX_EVENTS) }),
    maxArgsBytes: BATCH_MAX_BYTES,
  }),
})
