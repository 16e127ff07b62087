// Decisions about lines. A decision locks the audit and names the version the manager saw, so that two managers never
// overwrite each other silently.

import { api } from '#contract/api.ts'
import type { ArgsOf } from '#contract/define.ts'
import {
  type DecisionInput,
  isAsSeen,
  isLeftToMany,
  refuseDecision,
  refuseOverwriting,
  refuseUnseen,
  requireReview,
  reviewOf,
} from '#domain/decision.ts'
import { Fault } from '#domain/fault.ts'
import { type Protocol, parseProtocol } from '#domain/protocol.ts'
import { refuseWhileOut } from '#domain/review-recount.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueMaterializing } from '#server/jobs/materialize-results-job.ts'
import { saveDecisions } from '#server/queries/results/audit-decisions.ts'
import {
  type ResultRow,
  selectLinesOf,
  selectMatchingLines,
} from '#server/queries/results/result-lines.ts'
import { linesOut } from '../assignments/recounts-out.ts'
import { lockedAudit } from '../audits/locked-audit.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { lineId } from './audit-result-views.ts'
import { filterOf, narrowed } from './audit-results.ts'

/** A journal entry names up to this many items, and otherwise only says how many. */
const NAMED_ITEMS = 50

const decideLine = implementMutation(api.audits.decideLine, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { storeId, itemId, seenVersion, seenCounted } = args
    const review = await openReview(db, scope)
    const [row] = await selectLinesOf(
      db,
      narrowed(review.resultScope, [storeId]),
      [itemId],
      review.limits,
    )
    if (!row) throw new Fault('not_found')
    refuseWhileOut(review.out.has(lineId(row)))
    refuseOverwriting(row, seenVersion)
    refuseUnseen(row.counted, seenCounted)
    refuseDecision(args, row, review.protocol)
    await decide({ db, scope, services }, args, [row])
    const { expected, counted, due } = row
    const figures = { expected, counted, due }
    const decision = args.decision
      ? { ...figures, decision: args.decision, recounted: false }
      : null
    return {
      version: row.version + 1,
      review: reviewOf({ figures, beyond: row.beyond, decision }),
    }
  },
})

const decideLines = implementMutation(api.audits.decideLines, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const review = await openReview(db, scope)
    const { rows, conflicts } = await selectChosen(db, review, args)
    const fitting = rows.filter(
      (row) => !review.out.has(lineId(row)) && isFitting(args, row, review.protocol),
    )
    await decide({ db, scope, services }, args, fitting)
    return { decided: fitting.length, skipped: rows.length - fitting.length, conflicts }
  },
})

/** Locks the audit, and requires that it is in review. */
async function openReview(db: ScopedDatabase, scope: AuthorizedAudit) {
  const audit = await lockedAudit(db, scope.auditId)
  requireReview(audit.status)
  const protocol = parseProtocol(audit.protocol)
  const resultScope = { auditId: scope.auditId, sealed: false, storeIds: scope.managedStoreIds }
  const out = await linesOut(db, scope)
  return { protocol, resultScope, limits: limitsOf(protocol.tolerance), out }
}

type Review = Awaited<ReturnType<typeof openReview>>

async function selectChosen(
  db: ScopedDatabase,
  review: Review,
  { lines, matching }: Pick<ArgsOf<typeof api.audits.decideLines>, 'lines' | 'matching'>,
) {
  if (lines) return selectNamed(db, review, lines)
  if (!matching) {
    const message = 'Name lines, or say which ones.'
    throw new Fault('invalid_argument', message, { field: 'lines' })
  }
  const resultScope = narrowed(review.resultScope, matching.storeIds)
  const found = await selectMatchingLines(db, resultScope, await filterOf(db, review, matching))
  return { rows: found.filter(isLeftToMany), conflicts: [] }
}

type SeenLine = NonNullable<ArgsOf<typeof api.audits.decideLines>['lines']>[number]

/** Splits lines into those that are as the manager saw them, and those that have changed. */
async function selectNamed(db: ScopedDatabase, review: Review, lines: readonly SeenLine[]) {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))]
  const found = await selectLinesOf(db, review.resultScope, itemIds, review.limits)
  const byId = new Map(found.map((row) => [lineId(row), row]))
  const pairs = lines.map((line) => {
    const row = byId.get(lineId({ store_id: line.storeId, item_id: line.itemId }))
    if (!row) throw new Fault('not_found', 'One of these lines is not here.')
    return { line, row, isSeen: isAsSeen(row, line) }
  })
  return {
    rows: [...new Set(pairs.filter(({ isSeen }) => isSeen).map(({ row }) => row))],
    conflicts: pairs
      .filter(({ isSeen }) => !isSeen)
      .map(({ line: { storeId, itemId } }) => ({ storeId, itemId })),
  }
}

async function decide(
  call: {
    readonly db: ScopedDatabase
    readonly scope: AuthorizedAudit
    readonly services: Services
  },
  input: DecisionInput,
  rows: readonly ResultRow[],
): Promise<void> {
  const { db, scope, services } = call
  const { organizationId, auditId, userId } = scope
  if (rows.length === 0) return
  const { decision, reasonCode, note } = input
  const verdict = { organizationId, auditId, decision, reasonCode, note, userId }
  await saveDecisions(db, { ...verdict, at: services.now() }, rows.map(toNewDecision))
  await enqueueMaterializing(db, scope)
  const storeIds = new Set(rows.map((row) => row.store_id))
  const [storeId] = storeIds
  await noteInJournal(call, {
    action: rows.length === 1 ? 'audits.decideLine' : 'audits.decideLines',
    ...(storeIds.size === 1 && storeId && { storeId }),
    details: {
      decision,
      reasonCode,
      note,
      lines: rows.length,
      items: rows.slice(0, NAMED_ITEMS).map(({ item_id, name }) => ({ id: item_id, name })),
    },
  })
}

export function toNewDecision(row: ResultRow) {
  return {
    storeId: row.store_id,
    itemId: row.item_id,
    version: row.version + 1,
    expected: row.expected,
    counted: row.counted,
    due: row.due,
  }
}

/** A decision about many lines still needs its reasons. Lines that it does not fit are left as they are. */
function isFitting(input: DecisionInput, row: ResultRow, protocol: Protocol): boolean {
  try {
    refuseDecision(input, row, protocol)
    return true
  } catch (error) {
    if (error instanceof Fault && error.code === 'illegal_transition') return false
    throw error
  }
}

export const auditDecisions = [decideLine, decideLines]
