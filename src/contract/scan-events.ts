import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { CountEvent } from '#domain/count.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { ScanWarning, SetAsideReason } from '#domain/scan-warning.ts'
import { reason } from './audit-arguments.ts'
import { defineModule, id, momentMs, mutation, query } from './define.ts'
import { BATCH_MAX_EVENTS } from './limits.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText, storableText } from './text.ts'

export interface ItemCount {
  readonly auditId: string
  readonly itemId: string
  readonly auditItemId: string | null
  /** Of all places that the viewer may see; null: not counted, which is not 0. */
  readonly quantity: number | null
  /** In the viewer's stores; null: no baseline, or a blind count, which tells its counters nothing. */
  readonly expected: number | null
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
  /** What it says, in units: an add adds it, a set puts it in the place of what it replaces. */
  readonly effect: number
  /** Its place in the order in which events came to the shelf. */
  readonly version: number
  /** For `set`: the version that the person saw; null: none. */
  readonly seenVersion: number | null
  /** The correction that took its place; null: it counts, or it is undone or kept without effect. */
  readonly replacedBy: ReplacingCount | null
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
  /** As the label says; null: it says nothing. */
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
  /** A picture taken with it: `/api/files/{id}`, for managers and whoever took it. */
  readonly photoFileId: string | null
}

/**
 * A count as whoever made it sees it. Its place among the others of the shelf is not said: on a shelf that is
 * somebody else's it would tell how much they have counted there.
 */
export type OwnScanEvent = Omit<ScanEventDetails, 'version' | 'seenVersion'>

/** A correction that stands in the place of earlier counts, or of one that was made before it. */
export interface ReplacingCount {
  readonly id: string
  /** The number as entered; null: it is another's, on a shelf whose counts the viewer may not see. */
  readonly entered: number | null
  readonly userId: string
  readonly userName: string | null
  readonly deviceTime: number
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
  /** Of the newest event that the lines contain: a correction says that this was seen. */
  readonly version: number
  readonly lines: readonly CountedLine[]
}

/** A count as the newest ones are listed for managers. */
export interface RecentCount extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  /** What became of the count of its shelf. */
  readonly shelfStatus: AssignmentStatus
}

/** What a code that no item has was taken for. */
type UnknownResolution =
  | {
      readonly kind: 'item'
      readonly itemId: string
      readonly itemName: string
      /** How many units one reading stands for. */
      readonly quantity: number
    }
  | { readonly kind: 'junk' }
  | { readonly kind: 'parked' }

/** What was scanned just before or after, by the same device on the same shelf. */
export interface ScanNeighbour {
  readonly itemId: string | null
  readonly itemName: string | null
  readonly code: string | null
  readonly entered: number | null
}

/** A code that no item has, with everything that tells what it is. */
export interface UnknownCode {
  /** `?` and the key of the code: lists are matched by it. */
  readonly id: string
  /** As it was read last. */
  readonly code: string
  readonly codeFormat: string | null
  /** As counted; null: everything was undone. */
  readonly quantity: number | null
  readonly events: number
  readonly places: readonly {
    /** The assignment's id. */
    readonly id: string
    readonly storeId: string
    readonly roomName: string
    readonly shelfCode: string | null
    readonly quantity: number
  }[]
  /** Readings that add nothing: their serial number was counted, and where. */
  readonly repeats: readonly {
    readonly serial: string
    readonly roomName: string
    readonly shelfCode: string | null
  }[]
  readonly people: readonly { readonly id: string; readonly name: string | null }[]
  readonly firstSeenAt: number
  readonly lastSeenAt: number
  readonly notes: readonly string[]
  readonly photoFileIds: readonly string[]
  /** Of the first reading. */
  readonly before: ScanNeighbour | null
  readonly after: ScanNeighbour | null
  /** Null: waiting. */
  readonly resolution:
    | (UnknownResolution & {
        readonly reason: string | null
        readonly resolvedByName: string | null
        readonly resolvedAt: number
      })
    | null
}

const UNKNOWN_STATES = ['waiting', 'parked', 'resolved'] as const

/** A count that is kept without effect until a manager decides. */
export interface QuarantinedCount extends RecentCount {
  readonly storeId: string
  /** Null: waiting. */
  readonly decision: {
    readonly accepted: boolean
    readonly reason: string
    readonly decidedByName: string | null
    readonly decidedAt: number
    /** Accepted, and yet adding nothing: where its serial number was counted. */
    readonly repeats: { readonly roomName: string; readonly shelfCode: string | null } | null
  } | null
}

export interface QuarantinedCounts extends Page<QuarantinedCount> {
  /** What waits, by shelf and device. */
  readonly waiting: readonly {
    /** Assignment and device. */
    readonly id: string
    readonly auditAssignmentId: string
    readonly roomName: string
    readonly shelfCode: string | null
    readonly deviceId: string
    readonly userName: string | null
    readonly events: number
    /** Why they wait; counts of before do not say it. */
    readonly reasons: readonly SetAsideReason[]
    /** Who has the shelf, where they wait because it is not theirs. */
    readonly holderName: string | null
  }[]
}

export interface RecordedCount {
  readonly id: string
  /** Known: it had been recorded before, and nothing has changed. */
  readonly status: 'recorded' | 'known'
  readonly warnings: readonly ScanWarning[]
  /** Why it waits for a manager, without effect until then; null: it counts. */
  readonly setAside: SetAsideReason | null
  /** Set when its serial number had been counted: it adds nothing. */
  readonly serialCountedAt?: SerialCountedAt
}

/** Where a serial number was counted first. */
export interface SerialCountedAt {
  /** Null, as is where it was: another has counted it, and the viewer may not know more of that. */
  readonly auditAssignmentId: string | null
  readonly roomName: string | null
  readonly shelfCode: string | null
  /** Whether the viewer has counted it. */
  readonly isOwn: boolean
  /** Null: somebody who left, or nobody may know. */
  readonly userName: string | null
}

export type RecordOutcome =
  | RecordedCount
  | { readonly id: string; readonly status: 'refused'; readonly fault: FaultShape }

const shortText = storableText(100)

/** Who counted when, as the device says it. */
const fromDevice = z.strictObject({
  /** Made by the device, so that a retry is the same event. */
  id,
  auditAssignmentId: id,
  deviceId: someText(100),
  /** The order in which the device scanned. */
  deviceSeq: z.int().min(0),
  deviceTimeMs: momentMs,
  note: storableText(1_000).optional(),
  /** A picture that this person has uploaded for the shelf, e.g. of what an unknown code is on. */
  photoFileId: id.optional(),
})

const observed = {
  itemId: id.optional(),
  code: storableText(500).optional(),
  codeFormat: shortText.optional(),
  inputMode: z.enum(['camera', 'gun', 'typed', 'search']).optional(),
  quantityMode: z.enum(['scanned', 'stepped', 'typed']).optional(),
  /** Whether the code had left the camera's view since it was last read. */
  leftView: z.boolean().optional(),
  /** Whether the device said that the item usually lies on other shelves. */
  elsewhere: z.boolean().optional(),
  lot: shortText.optional(),
  expiry: shortText.optional(),
  serial: shortText.optional(),
}

const numbers = {
  /** The number as entered, and what one of it stands for; left out: what the code stands for. */
  entered: z.number().optional(),
  factor: z.number().optional(),
  /** For `set`: the version of the shelf that the person saw, as `getByAssignment` says it; left out: none. */
  seenVersion: z.int().min(0).nullable().optional(),
  /** For `set`: the number that the person saw, for people to read; null: not counted. */
  replaces: z.number().nullable().optional(),
}

const factor = z.number().positive().optional()

const resolution = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('item'),
    itemId: id,
    /** Whether the code becomes one of the item's, so that it is known from now on. */
    addBarcode: z.boolean().default(false),
    /** How many units one reading stands for. */
    quantity: factor,
  }),
  z.strictObject({
    kind: z.literal('new_item'),
    name: z.string(),
    sku: z.string().nullable().optional(),
    category: z.string().nullable().optional(),
    unit: z.string().optional(),
    unitCost: z.number().nullable().optional(),
    unitPrice: z.number().nullable().optional(),
    addBarcode: z.boolean().default(true),
    quantity: factor,
  }),
  /** It was no article at all: what was counted of it leaves the totals. */
  z.strictObject({ kind: z.literal('junk'), reason: reason.optional() }),
  /** Somebody finds out later; it does not hold up the audit. */
  z.strictObject({ kind: z.literal('park'), reason }),
  /** Back to waiting, whatever it was. */
  z.strictObject({ kind: z.literal('undo') }),
])

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
  /** What the viewer has counted in a store, or there in one audit, the newest first. */
  getUserHistory: query<Page<OwnScanEvent>>()({
    access: 'audits:count',
    args: z.strictObject({
      storeId: id,
      auditId: id.optional(),
      paginationOpts: paginationOptions(50),
    }),
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
  }),
  /** Codes that no item has, in the stores that the viewer manages. */
  listUnknown: query<Page<UnknownCode>>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      /** Left out: all of them. */
      state: z.enum(UNKNOWN_STATES).optional(),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** Says what a code is, for this audit. Its events stay as they are; what they count for moves. */
  resolveUnknown: mutation<{
    readonly itemId: string | null
    /** Readings that add nothing: their serial numbers were counted. */
    readonly repeated: number
  }>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, unknownId: someText(510), resolution }),
  }),
  /** Counts that wait for a manager, with why, or did; the newest first. */
  listQuarantined: query<QuarantinedCounts>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      state: z.enum(['waiting', 'decided']).default('waiting'),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** Accepts such counts or leaves them out: these events, or all that wait of a shelf or device. */
  releaseQuarantined: mutation<{
    readonly events: number
    /** Of those, accepted and yet adding nothing: their serial numbers were counted. */
    readonly repeated: number
  }>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      accept: z.boolean(),
      reason,
      eventIds: z.array(id).max(1_000).optional(),
      auditAssignmentId: id.optional(),
      deviceId: someText(100).optional(),
    }),
  }),
})
