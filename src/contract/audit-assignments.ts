import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { ComparisonState } from '#domain/independent.ts'
import { COUNT_MODES, type CountMode } from '#domain/protocol.ts'
import { reason } from './audit-arguments.ts'
import { defineModule, id, momentMs, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText } from './text.ts'

export interface AssignmentProgress {
  readonly events: number
  readonly lines: number
  /** Null: nothing counted yet, which is not 0. */
  readonly quantity: number | null
  readonly unknownLines: number
  readonly warnings: number
  /** Events that are kept without effect, until a manager decides. */
  readonly quarantined: number
  readonly lastEventAt: number | null
}

/** How the counts of a shelf that is counted independently compare; for managers. */
export interface ShelfComparison {
  readonly state: ComparisonState
  /** Lines on which the first two counts differ, and those on which all three do. */
  readonly differing: number
  readonly disputed: number
}

export interface AssignmentDetails {
  /** The same as `auditAssignmentId`: lists are matched by it. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly auditId: string
  readonly auditName: string
  /** For this shelf: a recount beside a review is counted while the audit is closed. */
  readonly auditStatus: AuditStatus
  /** Whether it is such a recount; left out: it is not. */
  readonly inReview?: true
  readonly storeId: string
  readonly roomId: string
  readonly roomName: string
  /** Null for a room that is counted as one. */
  readonly shelfId: string | null
  readonly shelfCode: string | null
  readonly shelfName: string | null
  readonly round: number
  /** Independent: other people count the same shelf, each with an assignment of their own. */
  readonly mode: CountMode
  /** Which count of an independent shelf this is: 0 and 1 are compared, 2 breaks a tie. */
  readonly pass: number
  /** Null for additive shelves, and for those who do not manage the store. */
  readonly comparison: ShelfComparison | null
  /** What a recount of single items is about; null: everything that lies there. */
  readonly recountItems: readonly { readonly id: string; readonly name: string }[] | null
  readonly status: AssignmentStatus
  /** Whose it is; null: open. */
  readonly userId: string | null
  readonly userName: string | null
  /** Since when it is theirs. Said only to whoever sees its progress: time tells how much lies there. */
  readonly heldSince: number | null
  /** Whether handing it in takes the number of units counted by hand. */
  readonly asksControlTotal: boolean
  /** Said only to whoever sees its progress: an empty shelf is a count of it. */
  readonly declaredEmpty: boolean
  readonly reason: string | null
  readonly submittedAt: number | null
  /** Null where the protocol does not show it to the viewer. */
  readonly progress: AssignmentProgress | null
  /** Why it is counted again, and who said so; left out where nobody did. */
  readonly sentBack?: { readonly reason: string | null; readonly by: string | null }
}

/** An audit in which somebody can count now. */
interface ScannerAudit {
  /** The audit's id. */
  readonly id: string
  readonly name: string
  readonly status: AuditStatus
  readonly selfAssignment: boolean
  readonly openShelves: number
}

export interface ScannerWork {
  /** What the viewer has been given or has taken. */
  readonly mine: readonly AssignmentDetails[]
  readonly audits: readonly ScannerAudit[]
}

/** Null wherever there is nothing to say; handing in may ask to look again. */
export interface StatusAnswer {
  /** The number counted by hand does not meet what was scanned: nothing is handed in yet. */
  readonly checkAgain: boolean
}

export interface HeartbeatAnswer {
  /** Whether the shelf is still the viewer's. */
  readonly held: boolean
  /** Who counts there instead. */
  readonly heldBy: string | null
  readonly leaseExpiresAt: number | null
}

const one = z.strictObject({ auditAssignmentId: id })
const deviceId = someText(100)
const userId = someText(100)
const countIds = z.array(id).min(1).max(2_000)

export const auditAssignments = defineModule('auditAssignments', {
  getAssignmentsWithProgress: query<Page<AssignmentDetails>>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id, paginationOpts: paginationOptions(1_000) }),
  }),
  /** One's own, or those of somebody in the stores that one manages. */
  getByUser: query<readonly AssignmentDetails[]>()({
    access: 'user',
    args: z.strictObject({ userId, includeCompleted: z.boolean().default(false) }),
  }),
  /**
   * Every round of the shelf that this one is of, the newest first, with what was counted in each.
   * For managers: whoever counts again must not know what was found before.
   */
  getRounds: query<readonly AssignmentDetails[]>()({ access: 'audits:manage', args: one }),
  getUserScannerAssignments: query<ScannerWork>()({
    access: 'audits:count',
    args: z.strictObject({ storeId: id }),
  }),
  /** Gives shelves, or all that is left to count in rooms, to somebody; null: to whoever comes. */
  create: mutation<{ readonly auditAssignmentIds: readonly string[] }>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      userId: userId.nullable(),
      roomIds: z.array(id).max(1_000).optional(),
      shelfIds: z.array(id).max(2_000).optional(),
      /** How they are counted; left out: as planned. Only where nothing was counted yet. */
      mode: z.enum(COUNT_MODES).optional(),
    }),
  }),
  /** Leaves a shelf out of the audit. */
  remove: mutation<null>()({ access: 'audits:manage', args: one }),
  removeRoomAndShelves: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, roomId: id }),
  }),
  /** First come, first served: takes a shelf and starts counting it. */
  createSelfAssignment: mutation<{ readonly leaseExpiresAt: number }>()({
    access: 'audits:count',
    args: one.extend({ deviceId }),
  }),
  /**
   * Open: given back, or included again. In progress: a submission taken back. Submitted: with the
   * device and how many events it has sent, and the control total where the protocol asks for one.
   * Excluded: with a reason. A shelf of which a part could not be reached is submitted with one.
   */
  updateStatus: mutation<StatusAnswer | null>()({
    access: 'audits:count',
    args: one.extend({
      status: z.enum(['open', 'in_progress', 'submitted', 'approved', 'excluded']),
      deviceId: deviceId.optional(),
      eventsSent: z.int().min(0).optional(),
      /** Said when nothing was counted. */
      declaredEmpty: z.boolean().optional(),
      /** Units on the shelf, counted by hand. */
      controlTotal: z.number().min(0).optional(),
      /** When it was handed in, by the clock of the device: whatever is sent again says the same. */
      saidAt: momentMs.optional(),
      reason: reason.optional(),
      /** A picture of why it is excluded. */
      photoFileId: id.optional(),
    }),
  }),
  /** Has a shelf counted again; what was recorded stays readable and leaves the totals. */
  resetAssignment: mutation<{ readonly auditAssignmentId: string }>()({
    access: 'audits:manage',
    args: one.extend({ reason: reason.optional(), userId: userId.nullable().optional() }),
  }),
  /**
   * Of shelves for two people one count stands, by the word of a manager. Out of one: the other never
   * came, and is called off; any count of each shelf names it. Out of two: they differ, and the one that
   * is named stands; the third is called off.
   */
  acceptOneCount: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      auditAssignmentIds: countIds,
      outOf: z.enum(['one', 'two']).default('one'),
      reason,
    }),
  }),
  /**
   * Takes that back: they wait again for the count that was called off. An audit in review is reopened,
   * with the reason.
   */
  requestSecondCount: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      auditAssignmentIds: countIds,
      reason: reason.optional(),
    }),
  }),
  /** Sent every 30 s while counting: keeps the lease and tells what waits on the device. */
  heartbeat: mutation<HeartbeatAnswer>()({
    access: 'audits:count',
    args: one.extend({
      deviceId,
      unsentEvents: z.int().min(0).max(1_000_000).default(0),
      /** What the server has refused and nobody has looked at on the device; left out: nothing. */
      refusedEvents: z.int().min(0).max(1_000_000).optional(),
      /** Which handheld of the organization it is; another one is none. Left out: somebody's own phone. */
      handheldId: someText(100).optional(),
    }),
  }),
})
