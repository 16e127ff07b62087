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
import { timeSpan } from './time-span.ts'

export interface AuditSummary {
  /** The same as `auditId`: lists are matched by it. */
  readonly id: string
  readonly auditId: string
  readonly orgId: string
  /** The audit's stores that the viewer may enter. */
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
  /** The viewer's role here; manager for anyone who manages at least one of its stores. */
  readonly role: StoreRole
  /** Whether the viewer manages every store of it. */
  readonly whole: boolean
  readonly protocol: Protocol
  readonly withoutBaseline: boolean
  /** The baselines of the viewer's stores; null when the viewer may not see them. */
  readonly baselines: readonly BaselineFacts[] | null
  /** Whether the viewer may see the results. */
  readonly seesResults: boolean
  /** Whether the viewer may see costs. */
  readonly seesCosts: boolean
  /** Set while a manager completes the audit, which can take a while; null otherwise. */
  readonly completing: CompletionRun | null
  /** Set once the audit is completed, for viewers who may see its results. */
  readonly confirmationNumber: string | null
  /** The completed audit that this one corrects; `corrections` are those that correct this one. */
  readonly corrects: LinkedAudit | null
  readonly corrections: readonly LinkedAudit[]
  readonly createdByName: string | null
  readonly stoppedAt: number | null
  readonly submittedAt: number | null
  /** Why it was last stopped, reopened or cancelled. */
  readonly statusReason: string | null
}

interface LinkedAudit {
  readonly id: string
  readonly name: string
  readonly status: AuditStatus
}

/** One shelf, or a room without shelves, on the dashboard. */
export interface DashboardTile {
  /** The assignment's id. */
  readonly id: string
  readonly shelfId: string | null
  /** Null for a room without shelves. */
  readonly code: string | null
  readonly status: AssignmentStatus
  readonly round: number
  /** An independent shelf has one tile for each of its counts. */
  readonly mode: CountMode
  readonly pass: number
  /** A recount of single items, shown next to the count of the whole shelf. */
  readonly partial: boolean
  readonly comparison: ShelfComparison | null
  readonly declaredEmpty: boolean
  readonly userId: string | null
  readonly userName: string | null
  /** When its holder took it. */
  readonly heldSince: number | null
  /** Events still on its devices. */
  readonly unsentEvents: number
  /** Whether it was handed in although the control total did not match. */
  readonly controlUnmet: boolean
  /** Why it was left out, or which part could not be reached. */
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
  /** Null when nothing is counted yet, which is not the same as 0. */
  readonly quantity: number | null
  /** Time spent counting, without breaks. */
  readonly activeMs: number
  /** Per active minute; null when there is too little data. */
  readonly unitsPerMinute: number | null
  readonly linesPerMinute: number | null
  /** Events still on the person's devices. */
  readonly unsentEvents: number
  readonly lastEventAt: number | null
}

export interface DashboardDevice {
  /** Assignment and device. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly deviceId: string
  /** The name of the handheld; null for other devices. */
  readonly handheldName: string | null
  readonly userId: string
  readonly userName: string
  readonly unsentEvents: number
  /** Refused events that stay on the device until a person looks at them there; they are not sent again. */
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
  /** Over everything that is part of the result. */
  readonly progress: AssignmentProgress
  /** How many shelf counts were handed in over time; empty before the first. */
  readonly timeline: readonly TimelinePoint[]
  readonly rooms: readonly DashboardRoom[]
  readonly people: readonly DashboardPerson[]
  readonly devices: readonly DashboardDevice[]
  /** When counting will probably finish; null when there is too little data, or nothing left to count. */
  readonly finish: FinishEstimate | null
  /** Unknown codes waiting to be resolved; a code found on two shelves counts twice. */
  readonly unknownLines: number
  /** Counts waiting for a manager's decision. */
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
  /** The person it was done to, if any. */
  readonly personName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

export interface AuditActivity extends Page<ActivityEntry> {
  readonly newestCounts: readonly RecentCount[]
  /** The newest counts that came with a warning. */
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
  /** Audits that have not ended, in the stores that the viewer may enter. */
  getActive: query<readonly AuditSummary[]>()({
    access: 'audits:list',
    args: z.strictObject({ orgId: id }),
  }),
  /** For managers: every audit of their stores, newest first. */
  getAuditHistory: query<Page<AuditSummary>>()({
    access: 'audits:list',
    args: z.strictObject({
      orgId: id,
      status: z.enum(AUDIT_STATUSES).optional(),
      storeIds: z.array(id).max(1_000).optional(),
      /** When their status changed last. */
      changed: timeSpan.optional(),
      paginationOpts: paginationOptions(10),
    }),
  }),
  getByStore: query<readonly AuditSummary[]>()({
    access: 'audits:read',
    args: z.strictObject({ storeId: id }),
  }),
  getDashboard: query<AuditDashboard>()({ access: 'audits:manage', args: inAudit }),
  getChecklist: query<Checklist>()({ access: 'audits:manage', args: inAudit }),
  /** The audit's journal, newest first, together with the newest counts. */
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
  /** Options that may still change in the audit's current state; options left out stay as they are. */
  updateProtocol: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ protocol: protocol.omit({ mode: true }) }),
  }),
  /** Imports a file that was checked with `imports.start`; see there. */
  importAuditBaseline: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ importId: id, ...confirmation.shape }),
  }),
  start: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({ withoutBaseline: z.boolean().optional() }),
  }),
  stop: mutation<null>()({ access: 'audits:manage', args: inAudit.extend({ reason }) }),
  /** Active: resumes after a stop. Submitted: closes counting. Cancelled: removes it from every report. */
  updateStatus: mutation<null>()({
    access: 'audits:manage',
    args: inAudit.extend({
      status: z.enum(['active', 'submitted', 'cancelled']),
      /** Open points of the closing checklist that a person waives, each by name and with a reason. */
      waivers: z.array(waiver).max(10).optional(),
      /** Why it is cancelled; `typedName` confirms it when something was counted. */
      reason: reason.optional(),
      typedName: z.string().max(200).optional(),
    }),
  }),
  /** Reopens counting with a new round of these shelves. */
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
