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
import { timeSpan } from './time-span.ts'

export interface ItemCount {
  readonly auditId: string
  readonly itemId: string
  readonly auditItemId: string | null
  /** Over all places that the viewer may see; null when not counted, which is not the same as 0. */
  readonly quantity: number | null
  /** In the viewer's stores. Null without a baseline, and for the counters of a blind count. */
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
  /** Its quantity in units: an add adds it, a set replaces the earlier quantity with it. */
  readonly effect: number
  /** Its number in the order in which events arrived at the shelf. */
  readonly version: number
  /** For `set`: the version that the person saw; null when there was none. */
  readonly seenVersion: number | null
  /** The correction that replaced it. Null when it counts, was undone, or is set aside. */
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
  /** As printed on the label; null when the label has none. */
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
  /** A picture taken with it: `/api/files/{id}`, for managers and the person who took it. */
  readonly photoFileId: string | null
}

/**
 * A count as shown to the person who made it. Without its version: on a shelf that another person holds, the version
 * would reveal how much that person has counted.
 */
export type OwnScanEvent = Omit<ScanEventDetails, 'version' | 'seenVersion'>

/** A correction that replaced earlier counts, or an earlier correction. */
export interface ReplacingCount {
  readonly id: string
  /** The number as entered. Null when another person entered it on a shelf whose counts the viewer may not see. */
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

/** The counts of one assignment: events in pages, newest first, and all lines. */
export interface AssignmentCounts extends Page<ScanEventDetails> {
  readonly auditAssignmentId: string
  readonly round: number
  /** Version of the newest event in the lines; a correction sends it back as what the person saw. */
  readonly version: number
  readonly lines: readonly CountedLine[]
}

/** A count in the managers' list of the newest ones. */
export interface RecentCount extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  /** The current status of its shelf. */
  readonly shelfStatus: AssignmentStatus
}

/** How an unknown code was resolved. */
type UnknownResolution =
  | {
      readonly kind: 'item'
      readonly itemId: string
      readonly itemName: string
      /** How many units one scan is worth. */
      readonly quantity: number
    }
  | { readonly kind: 'junk' }
  | { readonly kind: 'parked' }

/** The scan just before or after it, by the same device on the same shelf. */
export interface ScanNeighbour {
  readonly itemId: string | null
  readonly itemName: string | null
  readonly code: string | null
  readonly entered: number | null
}

/** An unknown code, with everything that helps to identify it. */
export interface UnknownCode {
  /** `?` and the key of the code: lists are matched by it. */
  readonly id: string
  /** As last scanned. */
  readonly code: string
  readonly codeFormat: string | null
  /** As counted; null when everything was undone. */
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
  /** Scans that add nothing because their serial number was already counted, and where. */
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
  /** Around the first scan. */
  readonly before: ScanNeighbour | null
  readonly after: ScanNeighbour | null
  /** Null while it waits. */
  readonly resolution:
    | (UnknownResolution & {
        readonly reason: string | null
        readonly resolvedByName: string | null
        readonly resolvedAt: number
      })
    | null
}

const UNKNOWN_STATES = ['waiting', 'parked', 'resolved'] as const

/** A count that was set aside: kept without effect until a manager decides. */
export interface QuarantinedCount extends RecentCount {
  readonly storeId: string
  /** Null while it waits. */
  readonly decision: {
    readonly accepted: boolean
    readonly reason: string
    readonly decidedByName: string | null
    readonly decidedAt: number
    /** Set when it was accepted but adds nothing: where its serial number was already counted. */
    readonly repeats: { readonly roomName: string; readonly shelfCode: string | null } | null
  } | null
}

export interface QuarantinedCounts extends Page<QuarantinedCount> {
  /** What still waits, by shelf, device and person. */
  readonly waiting: readonly {
    /** Assignment, device and person. */
    readonly id: string
    readonly auditAssignmentId: string
    readonly roomName: string
    readonly shelfCode: string | null
    readonly deviceId: string
    /** The name of the handheld; null for other devices. */
    readonly handheldName: string | null
    readonly userId: string
    readonly userName: string | null
    readonly events: number
    /** Why they wait; missing for counts from older versions. */
    readonly reasons: readonly SetAsideReason[]
    /** The person who holds the shelf, when the counts wait because another person made them. */
    readonly holderName: string | null
  }[]
}

export interface RecordedCount {
  readonly id: string
  /** Known: it was already recorded, and nothing changed. */
  readonly status: 'recorded' | 'known'
  readonly warnings: readonly ScanWarning[]
  /** Why it waits for a manager, without effect until then; null when it counts. */
  readonly setAside: SetAsideReason | null
  /** Set when its serial number was already counted, so that it adds nothing. */
  readonly serialCountedAt?: SerialCountedAt
}

/** Where a serial number was first counted. */
export interface SerialCountedAt {
  /** Null, like room and shelf, when another person counted it and the viewer may not see where. */
  readonly auditAssignmentId: string | null
  readonly roomName: string | null
  readonly shelfCode: string | null
  /** Whether the viewer counted it. */
  readonly isOwn: boolean
  /** Null when the person left, or when the viewer may not know. */
  readonly userName: string | null
}

export type RecordOutcome =
  | RecordedCount
  | { readonly id: string; readonly status: 'refused'; readonly fault: FaultShape }

const shortText = storableText(100)

/** Who counted and when, according to the device. */
const fromDevice = z.strictObject({
  /** Created by the device, so that a retry is recognized as the same event. */
  id,
  auditAssignmentId: id,
  deviceId: someText(100),
  /** The order in which the device scanned. */
  deviceSeq: z.int().min(0),
  deviceTimeMs: momentMs,
  note: storableText(1_000).optional(),
  /** A picture that this person uploaded for the shelf, e.g. of the product with an unknown code. */
  photoFileId: id.optional(),
})

const observed = {
  itemId: id.optional(),
  code: storableText(500).optional(),
  codeFormat: shortText.optional(),
  inputMode: z.enum(['camera', 'gun', 'typed', 'search']).optional(),
  quantityMode: z.enum(['scanned', 'stepped', 'typed']).optional(),
  /** Whether the code left the camera's view since the last scan. */
  leftView: z.boolean().optional(),
  /** Whether the device warned that the item's usual place is another shelf. */
  elsewhere: z.boolean().optional(),
  lot: shortText.optional(),
  expiry: shortText.optional(),
  serial: shortText.optional(),
}

const numbers = {
  /** The number as entered and its factor; by default the factor of the code. */
  entered: z.number().optional(),
  factor: z.number().optional(),
  /** For `set`: the shelf version that the person saw, from `getByAssignment`; left out when there was none. */
  seenVersion: z.int().min(0).nullable().optional(),
  /** For `set`: the number that the person saw, to show to people; null when not counted. */
  replaces: z.number().nullable().optional(),
}

const factor = z.number().positive().optional()

const resolution = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('item'),
    itemId: id,
    /** Whether to add the code to the item's barcodes, so that it is known from now on. */
    addBarcode: z.boolean().default(false),
    /** How many units one scan is worth. */
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
  /** Not an article at all: its counts leave the totals. */
  z.strictObject({ kind: z.literal('junk'), reason: reason.optional() }),
  /** Left for later; does not block the audit. */
  z.strictObject({ kind: z.literal('park'), reason }),
  /** Puts it back to waiting, however it was resolved. */
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
  /** The numbers next to an item in the count dialog. */
  getItemCount: query<ItemCount>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id, itemId: id, auditItemId: id.nullable().default(null) }),
  }),
  getByAssignment: query<AssignmentCounts>()({
    access: 'audits:read',
    args: z.strictObject({
      auditAssignmentId: id,
      /** When they were received. Totals are those of all counts. */
      arrived: timeSpan.optional(),
      paginationOpts: paginationOptions(200),
    }),
  }),
  /** What the viewer has counted in a store, or in one of its audits, newest first. */
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
  /** Sets a count if it is still what the person saw; otherwise `conflict` with the current value. */
  updateQuantity: mutation<RecordedCount>()({
    access: 'audits:count',
    args: fromDevice.extend({
      ...observed,
      quantity: z.number(),
      /** Null when not counted yet. */
      replaces: z.number().nullable(),
    }),
  }),
  /** Undoes an event. */
  void: mutation<RecordedCount>()({
    access: 'audits:count',
    args: fromDevice.extend({ eventId: id }),
  }),
  /** Uploads events that a device has stored; each event gets its own outcome. */
  recordMany: mutation<readonly RecordOutcome[]>()({
    access: 'user',
    args: z.strictObject({ events: z.array(z.unknown()).max(BATCH_MAX_EVENTS) }),
  }),
  /** Unknown codes in the stores that the viewer manages. */
  listUnknown: query<Page<UnknownCode>>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      /** All states when left out. */
      state: z.enum(UNKNOWN_STATES).optional(),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** Resolves a code for this audit. Its events are not changed; what they count toward is. */
  resolveUnknown: mutation<{
    readonly itemId: string | null
    /** Scans that add nothing because their serial numbers were already counted. */
    readonly repeated: number
  }>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, unknownId: someText(510), resolution }),
  }),
  /** Counts that are or were set aside, with the reasons, newest first. */
  listQuarantined: query<QuarantinedCounts>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      state: z.enum(['waiting', 'decided']).default('waiting'),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** Accepts set-aside counts or leaves them out: these events, or all waiting ones of a shelf, device or person. */
  releaseQuarantined: mutation<{
    readonly events: number
    /** How many of them were accepted but add nothing because their serial numbers were already counted. */
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
      /** A device id is what the device says, so it does not show whose counts they are. */
      userId: someText(100).optional(),
    }),
  }),
})
