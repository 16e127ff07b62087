import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus, ChecklistPoint } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import type { CompletionRun } from '#domain/completion.ts'
import type { FinishEstimate } from '#domain/estimate.ts'
import type { StoreRole } from '#domain/permission.ts'
import type { Protocol } from '#domain/protocol.ts'
import { COUNT_MODES, type CountMode } from '#domain/protocol.ts'
import type { TimelinePoint } from '#domain/timeline.ts'
import { inAudit, reason } from './audit-arguments.ts'
import type { AssignmentProgress, ShelfComparison } from './audit-assignments.ts'
import { auditDecisionFunctions } from './audit-decisions.ts'
import { auditRecountFunctions } from './audit-recounts.ts'
import { auditResultFunctions, type BaselineFacts } from './audit-results.ts'
import { auditSealFunctions } from './audit-seals.ts'
import { auditVarianceFunctions } from './audit-variances.ts'
import { defineModule, id, momentMs, mutation, query } from './define.ts'
import { confirmation } from './imports.ts'
import { type Page, paginationOptions } from './pagination.ts'
import type { RecentCount } from './scan-events.ts'
import { storableText } from './text.ts'

export interface AuditSummary {
  /** The same as `auditId`: lists are matched by it. */
  readonly id: string
  readonly auditId: string
  readonly orgId: string
  /** Those of its stores that the viewer may enter. */
  readonly storeIds: readonly string[]
  readonly name: string
  readonly status: AuditStatus
  readonly createdAt: number
  readonly dueAt: number | null
  readonly startedAt: number | null
  /** When it was completed or cancelled. */
  readonly endedAt: number | null
  readonly coverage: Coverage
}

export interface AuditDetails extends AuditSummary {
  readonly stores: readonly { readonly id: string; readonly name: string }[]
  /** What the viewer is here: a manager of some of its stores is one. */
  readonly role: StoreRole
  /** Whether the viewer manages every store of it. */
  readonly whole: boolean
  readonly protocol: Protocol
  readonly withoutBaseline: boolean
  /** What the viewer's stores are compared with; null where the viewer is not told. */
  readonly baselines: readonly BaselineFacts[] | null
  /** Whether the viewer may look at the results. */
  readonly seesResults: boolean
  /** Whether the viewer is told what things cost. */
  readonly seesCosts: boolean
  /** While a manager completes it, which takes a while where there is much; null for others. */
  readonly completing: CompletionRun | null
  /** Set once the audit is completed, for those who see its results. */
  readonly confirmationNumber: string | null
  /** The completed audit that this one corrects, and those that correct this one. */
  readonly corrects: LinkedAudit | null
  readonly corrections: readonly LinkedAudit[]
  readonly createdByName: string | null
  readonly stoppedAt: number | null
  readonly submittedAt: number | null
  /** Why it was stopped, reopened or cancelled last. */
  readonly statusReason: string | null
}

interface LinkedAudit {
  readonly id: string
  readonly name: string
  readonly status: AuditStatus
}

/** One shelf, or a room without shelves, on the wall of the dashboard. */
export interface DashboardTile {
  /** The assignment's id. */
  readonly id: string
  readonly shelfId: string | null
  /** Null for a room that is counted as one. */
  readonly code: string | null
  readonly status: AssignmentStatus
  readonly round: number
  /** An independent shelf has a tile for each of its counts. */
  readonly mode: CountMode
  readonly pass: number
  /** A recount of single items, beside the count of the whole shelf. */
  readonly partial: boolean
  readonly comparison: ShelfComparison | null
  readonly declaredEmpty: boolean
  readonly userId: string | null
  readonly userName: string | null
  /** Since when it is theirs. */
  readonly heldSince: number | null
  /** What its devices still hold. */
  readonly unsentEvents: number
  /** Whether it was handed in although the number counted by hand does not meet it. */
  readonly controlUnmet: boolean
  /** Why it was left out, or which part of it could not be reached. */
  readonly reason: string | null
  readonly progress: AssignmentProgress
}

export interface DashboardRoom {
  readonly id: string
  readonly storeId: string
  readonly name: string
  readonly coverage: Coverage
  /** In walking order. */
  readonly tiles: readonly DashboardTile[]
}

export interface DashboardPerson {
  /** The person's id. */
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly shelves: number
  readonly explained: number
  readonly lines: number
  /** Null: nothing counted yet, which is not 0. */
  readonly quantity: number | null
  /** Time of counting, without the breaks. */
  readonly activeMs: number
  /** Per active minute; null: too little is known. */
  readonly unitsPerMinute: number | null
  readonly linesPerMinute: number | null
  /** What the person's devices still hold. */
  readonly unsentEvents: number
  readonly lastEventAt: number | null
}

export interface DashboardDevice {
  /** Assignment and device. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly deviceId: string
  /** The name of the handheld that it is; null: it is none. */
  readonly handheldName: string | null
  readonly userId: string
  readonly userName: string
  readonly unsentEvents: number
  /** Refused, and kept on the device until somebody looks at it there; none of it is on its way. */
  readonly refusedEvents: number
  readonly seenAt: number
  readonly leaseExpiresAt: number | null
}

export interface AuditDashboard {
  readonly auditId: string
  readonly name: string
  readonly status: AuditStatus
  readonly startedAt: number | null
  readonly dueAt: number | null
  readonly coverage: Coverage
  /** Of everything that is part of the result. */
  readonly progress: AssignmentProgress
  /** How many counts of shelves were handed in when; empty: none yet. */
  readonly timeline: readonly TimelinePoint[]
  readonly rooms: readonly DashboardRoom[]
  readonly people: readonly DashboardPerson[]
  readonly devices: readonly DashboardDevice[]
  /** About when it will be done; null: too little is known, or nothing is left. */
  readonly finish: FinishEstimate | null
  /** Of codes that wait to be resolved; one that lies on two shelves is two. */
  readonly unknownLines: number
  /** Counts that wait for a manager's decision. */
  readonly quarantinedEvents: number
  readonly unsentEvents: number
}

export interface Checklist {
  readonly points: readonly ChecklistPoint[]
  /** Whether the audit can be submitted without a waiver. */
  readonly met: boolean
}

export interface ActivityEntry {
  readonly id: string
  readonly at: number
  readonly userId: string
  readonly userName: string | null
  /** `module.function`. */
  readonly action: string
  /** To whom it was done; null: to nobody. */
  readonly personName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

export interface AuditActivity extends Page<ActivityEntry> {
  readonly newestCounts: readonly RecentCount[]
  /** Of those that came with a warning. */
  readonly newestWarnings: readonly RecentCount[]
}

const AUDIT_STATUSES = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
] as const satisfies readonly AuditStatus[]

const limit = z.number().nullable().optional()

const protocol = z.strictObject({
  blind: z.boolean().optional(),
  selfAssignment: z.boolean().optional(),
  helping: z.boolean().optional(),
  mode: z.enum(COUNT_MODES).optional(),
  controlTotals: z.boolean().optional(),
  showResults: z.boolean().optional(),
  showCosts: z.boolean().optional(),
  reasonCodes: z.boolean().optional(),
  tolerance: z
    .strictObject({ units: limit, percent: limit, value: limit, valuePercent: limit })
    .optional(),
})

const waiver = z.strictObject({
  point: z.enum([
    'coverage',
    'unsent_events',
    'unknown_codes',
    'recounts',
    'control_totals',
    'set_aside',
  ]),
  name: storableText(200),
  reason,
})

export const audits = defineModule('audits', {
  getDetails: query<AuditDetails>()({ access: 'audits:read', args: inAudit }),
  /** What has not ended, in the stores that the viewer may enter. */
  getActive: query<readonly AuditSummary[]>()({
    access: 'audits:list',
    args: z.strictObject({ orgId: id }),
  }),
  /** For managers: every audit of their stores, the newest first. */
  getAuditHistory: query<Page<AuditSummary>>()({
    access: 'audits:list',
    args: z.strictObject({
      orgId: id,
      status: z.enum(AUDIT_STATUSES).optional(),
      storeIds: z.array(id).max(1_000).optional(),
      paginationOpts: paginationOptions(10),
    }),
  }),
  getByStore: query<readonly AuditSummary[]>()({
    access: 'audits:read',
    args: z.strictObject({ storeId: id }),
  }),
  getDashboard: query<AuditDashboard>()({ access: 'audits:manage', args: inAudit }),
  getChecklist: query<Checklist>()({ access: 'audits:manage', args: inAudit }),
  /** The journal of the audit, the newest first, and the newest counts beside it. */
  getActivity: query<AuditActivity>()({
    access: 'audits:manage',
    args: inAudit.extend({ paginationOpts: paginationOptions(50) }),
  }),
  create: mutation<{ readonly id: string }>()({
    access: 'audits:create',
    args: z.strictObject({
      orgId: id,
      storeIds: z.array(id).min(1).max(200),
      name: z.string(),
      dueAt: momentMs.nullable().optional(),
      withoutBaseline: z.boolean().optional(),
      protocol: protocol.optional(),
    }),
  }),
  /** Options that may still be changed in the state of the audit; what is not named stays. */
  updateProtocol: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ protocol: protocol.omit({ mode: true }) }),
  }),
  /** A file of `imports.start` that was checked; see there. */
  importAuditBaseline: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ importId: id, ...confirmation.shape }),
  }),
  start: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ withoutBaseline: z.boolean().optional() }),
  }),
  stop: mutation<null>()({ access: 'audits:manage', args: inAudit.extend({ reason }) }),
  /** Active: go on after a stop. Submitted: counting is closed. Cancelled: out of every report. */
  updateStatus: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({
      status: z.enum(['active', 'submitted', 'cancelled']),
      /** Open points of the closing checklist that somebody answers for. */
      waivers: z.array(waiver).max(10).optional(),
      /** Why it is cancelled, and its name when something was counted. */
      reason: reason.optional(),
      typedName: z.string().max(200).optional(),
    }),
  }),
  /** Back to counting, with a new round of these shelves. */
  reopenSubmittedAudit: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ reason, auditAssignmentIds: z.array(id).max(2_000) }),
  }),
  ...auditResultFunctions,
  ...auditVarianceFunctions,
  ...auditDecisionFunctions,
  ...auditRecountFunctions,
  ...auditSealFunctions,
})
