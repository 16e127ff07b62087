// Helpers without an account: how they are let into an audit, who they are, and how they leave. Joining itself is
// a call of the auth service, because it opens a session.

import * as z from 'zod'
import type { AuditStatus } from '#domain/audit.ts'
import type { PassEnding } from '#domain/day-pass.ts'
import { action, defineModule, id, momentMs, mutation, noArgs, query } from './define.ts'

/** A printed sheet that lets people in until it ends. */
interface DayPassSheet {
  readonly id: string
  /** What its QR code says. */
  readonly code: string
  readonly endsAt: number
  readonly createdAt: number
  readonly createdByName: string | null
}

export interface DayPassHelper {
  /** The person's id. */
  readonly id: string
  readonly name: string
  readonly joinedAt: number
  readonly endsAt: number
  /** Null while they count. */
  readonly endedAt: number | null
  readonly ending: PassEnding | null
  /** Shelves that they hold or have handed in. */
  readonly shelves: number
}

export interface DayPassDoor {
  readonly auditId: string
  readonly auditName: string
  readonly auditStatus: AuditStatus
  /** Whether the code on the screen lets people in. */
  readonly isOpen: boolean
  /** False: helpers count the shelves that they are given. */
  readonly selfAssignment: boolean
  readonly sheets: readonly DayPassSheet[]
  /** Those who count now first, then those whose pass has ended. */
  readonly helpers: readonly DayPassHelper[]
}

/** A helper on the team page, with the audit that they count in. */
export interface HelperToday extends DayPassHelper {
  readonly auditId: string
  readonly auditName: string
}

/** The code that the screen shows now. */
export interface ShownCode {
  readonly code: string
  /** How long until the next one. */
  readonly changesInMs: number
}

/** The pass of the viewer; the newest if there are several. */
export interface OwnDayPass {
  readonly name: string
  readonly auditId: string
  readonly auditName: string
  readonly storeId: string
  readonly storeName: string
  readonly endsAt: number
  readonly endedAt: number | null
  readonly ending: PassEnding | null
}

const inAudit = z.strictObject({ auditId: id })

export const dayPasses = defineModule('dayPasses', {
  getDoor: query<DayPassDoor>()({ access: 'audits:manage', args: inAudit }),
  /** Who counts with a day pass in this store, and whose pass ended within the last day. */
  listToday: query<readonly HelperToday[]>()({
    access: 'team:update',
    args: z.strictObject({ storeId: id }),
  }),
  getMine: query<OwnDayPass | null>()({ access: 'user', args: noArgs }),
  /** Lets people in by the code on the screen. Null: the plan has no limit. */
  open: mutation<{ readonly seatsLeft: number | null }>()({
    access: 'audits:manage',
    args: inAudit,
  }),
  showCode: action<ShownCode>()({ access: 'audits:manage', args: inAudit }),
  /** Lets nobody in any more by the code on the screen; whoever is in stays. */
  close: mutation<null>()({ access: 'audits:manage', args: inAudit }),
  addSheet: mutation<{ readonly id: string; readonly seatsLeft: number | null }>()({
    access: 'audits:manage',
    args: inAudit.extend({ endsAt: momentMs }),
  }),
  closeSheet: mutation<null>()({ access: 'audits:manage', args: inAudit.extend({ sheetId: id }) }),
  end: mutation<null>()({ access: 'audits:manage', args: inAudit.extend({ userId: id }) }),
  /** Returns how many have ended. */
  endAll: mutation<{ readonly ended: number }>()({ access: 'audits:manage', args: inAudit }),
})
