// Shelves that are counted again, and by whom.

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
  /** Which of the asked items lie there; a shelf that was asked for itself is counted as a whole. */
  readonly itemIds: readonly string[]
  readonly countedBy: readonly { readonly id: string; readonly name: string }[]
}

export interface RecountPerson {
  readonly id: string
  readonly name: string
  /** How many of these shelves they have counted: better somebody with 0. */
  readonly countedShelves: number
  /** What they have still to count in this audit. */
  readonly openShelves: number
}

/** Which shelves a recount would take, and who could do it: the best choice first. */
export interface RecountPlan {
  /** How many lines would be counted again. */
  readonly lines: number
  readonly shelves: readonly RecountShelf[]
  readonly people: readonly RecountPerson[]
}

/** A shelf that somebody has still to go to while the audit is reviewed. */
export interface RecountOut {
  readonly auditAssignmentId: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  /** Null: whoever comes. */
  readonly userId: string | null
  readonly userName: string | null
  /** Whether somebody has taken it. */
  readonly isBegun: boolean
  readonly since: number
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

const recounted = {
  lines: z.array(lineKey).max(MOST_NAMED_LINES).optional(),
  /** All lines, however many, that were marked to be counted again. */
  marked: z.boolean().optional(),
  auditAssignmentIds: z.array(id).max(2_000).optional(),
}

export const auditRecountFunctions = {
  getRecountPlan: query<RecountPlan>()({
    access: 'audits:manage',
    args: inAudit.extend(recounted),
  }),
  /**
   * Has shelves counted again, blind, in a new round: those that are named, and those where the lines
   * that are named or marked were counted or are expected. An audit in review goes back to counting, unless
   * whoever asks keeps it there: lines are then counted beside the review.
   */
  requestRecount: mutation<{ readonly auditAssignmentIds: readonly string[] }>()({
    access: 'audits:manage',
    args: inAudit.extend({
      ...recounted,
      reason,
      /** Who counts; left out or null: whoever comes. */
      userId: someText(100).nullable().default(null),
      /** Said when the one who counted counts again; otherwise that is a `conflict`. */
      sameCounterAllowed: z.boolean().default(false),
      /** Pages of before do not say it, and tell people that the review pauses. */
      keepsReview: z.boolean().optional(),
    }),
  }),
  /** What was asked for while the audit was reviewed and is not handed in, the oldest first. */
  getRecountsOut: query<{ readonly recounts: readonly RecountOut[] }>()({
    access: 'audits:manage',
    args: inAudit,
  }),
  /** Nobody has to count there any more: their lines are decided as they stand. */
  withdrawRecounts: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ auditAssignmentIds: z.array(id).min(1).max(2_000) }),
  }),
}
