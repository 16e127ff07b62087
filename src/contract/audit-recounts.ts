// Recounts: which shelves are counted again, and who counts them.

import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { inAudit, lineKey, reason } from './audit-arguments.ts'
import { id, mutation, query } from './define.ts'
import { MOST_NAMED_LINES } from './limits.ts'
import { someText } from './text.ts'

export interface RecountShelf {
  /** The assignment that would be counted again. */
  readonly id: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
  readonly status: AssignmentStatus
  readonly lines: number
  /** Which of the requested items are there. A shelf that was itself requested is counted as a whole. */
  readonly itemIds: readonly string[]
  readonly countedBy: readonly { readonly id: string; readonly name: string }[]
}

export interface RecountPerson {
  readonly id: string
  readonly name: string
  /** How many of these shelves they have already counted; 0 is best for a blind recount. */
  readonly countedShelves: number
  /** How many shelves they still have to count in this audit. */
  readonly openShelves: number
}

/** The shelves of a recount and the people who could count them, best choice first. */
export interface RecountPlan {
  /** How many lines would be counted again. */
  readonly lines: number
  readonly shelves: readonly RecountShelf[]
  readonly people: readonly RecountPerson[]
}

/** A recount that was requested while the audit is in review and is not handed in yet. */
export interface RecountOut {
  readonly auditAssignmentId: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  /** Null when anyone may take it. */
  readonly userId: string | null
  readonly userName: string | null
  /** Whether a person has taken it. */
  readonly isBegun: boolean
  readonly since: number
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

const recounted = {
  lines: z.array(lineKey).max(MOST_NAMED_LINES).optional(),
  /** All lines that are marked for a recount, however many there are. */
  marked: z.boolean().optional(),
  auditAssignmentIds: z.array(id).max(2_000).optional(),
}

export const auditRecountFunctions = {
  getRecountPlan: query<RecountPlan>()({
    access: 'audits:manage',
    args: inAudit.extend(recounted),
  }),
  /**
   * Requests a blind recount in a new round: of the named shelves, and of the shelves where the named or marked lines
   * were counted or are expected. An audit in review goes back to counting, unless the caller keeps it in review; then
   * the lines are counted beside the review.
   */
  requestRecount: mutation<{ readonly auditAssignmentIds: readonly string[] }>()({
    access: 'audits:manage',
    args: inAudit.extend({
      ...recounted,
      reason,
      /** Who counts; null or left out when anyone may. */
      userId: someText(100).nullable().default(null),
      /** Lets the person who counted before count again; without it that is a `conflict`. */
      sameCounterAllowed: z.boolean().default(false),
      /** Pages from older versions leave it out, and tell people that the review pauses. */
      keepsReview: z.boolean().optional(),
    }),
  }),
  /** Recounts that were requested during the review and are not handed in, oldest first. */
  getRecountsOut: query<{ readonly recounts: readonly RecountOut[] }>()({
    access: 'audits:manage',
    args: inAudit,
  }),
  /** Calls the recounts off; their lines are decided with the counts they have. */
  withdrawRecounts: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ auditAssignmentIds: z.array(id).min(1).max(2_000) }),
  }),
}
