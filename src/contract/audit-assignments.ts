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
  /** Null when nothing is counted yet, which is not the same as 0. */
  readonly quantity: number | null
  readonly unknownLines: number
  readonly warnings: number
  /** Events kept without effect until a manager decides. */
  readonly quarantined: number
  readonly lastEventAt: number | null
}

/** How the counts of a shelf that is counted independently compare; for managers. */
export interface ShelfComparison {
  readonly state: ComparisonState
  /** Lines on which the first two counts differ, and lines on which all three differ. */
  readonly differing: number
  readonly disputed: number
}

export interface AssignmentDetails {
  /** The same as `auditAssignmentId`: lists are matched by it. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly auditId: string
  readonly auditName: string
  /** The status for this shelf: a recount beside a review is counted although the audit is closed. */
  readonly auditStatus: AuditStatus
  /** Whether it is a recount beside a review; left out when it is not. */
  readonly inReview?: true
  readonly storeId: string
  readonly roomId: string
  readonly roomName: string
  /** Null for a room without shelves. */
  readonly shelfId: string | null
  readonly shelfCode: string | null
  readonly shelfName: string | null
  readonly round: number
  /** Independent: other people count the same shelf, each with an assignment of their own. */
  readonly mode: CountMode
  /** Which count of an independent shelf this is: 0 and 1 are compared, 2 breaks a tie. */
  readonly pass: number
  /** Null for additive shelves, and for viewers who do not manage the store. */
  readonly comparison: ShelfComparison | null
  /** The items of a partial recount; null when the whole shelf is counted. */
  readonly recountItems: readonly { readonly id: string; readonly name: string }[] | null
  readonly status: AssignmentStatus
  /** Null while it is open. */
  readonly userId: string | null
  readonly userName: string | null
  /** When they took it. Null unless the viewer may see its progress, because the time hints at how much is there. */
  readonly heldSince: number | null
  /** Whether handing it in requires a control total. */
  readonly asksControlTotal: boolean
  /** False unless the viewer may see its progress: declaring a shelf empty is a count of it. */
  readonly declaredEmpty: boolean
  readonly reason: string | null
  readonly submittedAt: number | null
  /** Null where the protocol hides it from the viewer. */
  readonly progress: AssignmentProgress | null
  /** Why it is counted again and who asked for it; left out when it was not sent back. */
  readonly sentBack?: { readonly reason: string | null; readonly by: string | null }
}

/** An audit that can be counted in now. */
interface ScannerAudit {
  /** The audit's id. */
  readonly id: string
  readonly name: string
  readonly status: AuditStatus
  readonly selfAssignment: boolean
  readonly openShelves: number
}

export interface ScannerWork {
  /** Assignments that the viewer was given or has taken. */
  readonly mine: readonly AssignmentDetails[]
  readonly audits: readonly ScannerAudit[]
}

/** Null when there is nothing to report; handing in may ask for a second look. */
export interface StatusAnswer {
  /** The control total does not match what was scanned, so nothing is handed in yet. */
  readonly checkAgain: boolean
}

export interface HeartbeatAnswer {
  /** Whether the shelf is still the viewer's. */
  readonly held: boolean
  /** The person who holds it now. */
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
  /** The viewer's own, or those of a person in the stores that the viewer manages. */
  getByUser: query<readonly AssignmentDetails[]>()({
    access: 'user',
    args: z.strictObject({ userId, includeCompleted: z.boolean().default(false) }),
  }),
  /**
   * Every round of this assignment's shelf, newest first, with what was counted in each. Only for managers: the person
   * who recounts must not know the earlier result.
   */
  getRounds: query<readonly AssignmentDetails[]>()({ access: 'audits:manage', args: one }),
  getUserScannerAssignments: query<ScannerWork>()({
    access: 'audits:count',
    args: z.strictObject({ storeId: id }),
  }),
  /** Assigns shelves, or everything left to count in rooms, to one person; null leaves them open to all. */
  create: mutation<{ readonly auditAssignmentIds: readonly string[] }>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      userId: userId.nullable(),
      roomIds: z.array(id).max(1_000).optional(),
      shelfIds: z.array(id).max(2_000).optional(),
      /** How they are counted; as planned when left out. Can only be set before anything is counted. */
      mode: z.enum(COUNT_MODES).optional(),
    }),
  }),
  /** Leaves a shelf out of the audit. */
  remove: mutation<null>()({ access: 'audits:manage', args: one }),
  removeRoomAndShelves: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, roomId: id }),
  }),
  /** Takes a shelf and starts counting it; the first to ask gets it. */
  createSelfAssignment: mutation<{ readonly leaseExpiresAt: number }>()({
    access: 'audits:count',
    args: one.extend({ deviceId }),
  }),
  /**
   * What each status needs. Open: gives the shelf back, or includes it again. In progress: takes a submission back.
   * Submitted: the device, how many events it has sent, and the control total if the protocol asks for one; a reason
   * if part of the shelf could not be reached. Excluded: a reason.
   */
  updateStatus: mutation<StatusAnswer | null>()({
    access: 'audits:count',
    args: one.extend({
      status: z.enum(['open', 'in_progress', 'submitted', 'approved', 'excluded']),
      deviceId: deviceId.optional(),
      eventsSent: z.int().min(0).optional(),
      /** Set when nothing was counted. */
      declaredEmpty: z.boolean().optional(),
      /** Control total: units on the shelf, counted by hand. */
      controlTotal: z.number().min(0).optional(),
      /** When it was handed in, by the device's clock. A retry sends the same value. */
      saidAt: momentMs.optional(),
      reason: reason.optional(),
      /** A picture that shows why it is excluded. */
      photoFileId: id.optional(),
    }),
  }),
  /** Starts a recount of a shelf. Earlier counts stay readable but leave the totals. */
  resetAssignment: mutation<{ readonly auditAssignmentId: string }>()({
    access: 'audits:manage',
    args: one.extend({ reason: reason.optional(), userId: userId.nullable().optional() }),
  }),
  /**
   * A manager accepts one count of each independent shelf. Out of one: the other count was never made and is called
   * off; any count of the shelf identifies it. Out of two: the counts differ, the named one is accepted, and the third
   * is called off.
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
   * Undoes `acceptOneCount`: the shelves wait again for the count that was called off. An audit in review is reopened,
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
  /** Sent every 30 s while counting: renews the lease and reports what is still on the device. */
  heartbeat: mutation<HeartbeatAnswer>()({
    access: 'audits:count',
    args: one.extend({
      deviceId,
      unsentEvents: z.int().min(0).max(1_000_000).default(0),
      /** Events that the server refused and the person has not looked at on the device yet; left out when none. */
      refusedEvents: z.int().min(0).max(1_000_000).optional(),
      /**
       * The organization's handheld that this device is; an unknown id counts as none. Left out for a person's own
       * phone.
       */
      handheldId: someText(100).optional(),
    }),
  }),
})
