// Managers let helpers into an audit, see who they are, and end their passes.

import { api } from '#contract/api.ts'
import type { DayPassHelper } from '#contract/day-passes.ts'
import { type AuditStatus, isCountingOver } from '#domain/audit.ts'
import { decideSheetEnd, doorFault, minuteOf, nextCodeAt } from '#domain/day-pass.ts'
import { Fault } from '#domain/fault.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { newCodeKey, writeCode } from '#server/day-pass-code.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { releaseAssignments } from '#server/queries/assignments/released-assignments.ts'
import { selectAudit } from '#server/queries/audits/audits.ts'
import {
  closeSheet,
  endPasses,
  insertLink,
  type PassRow,
  selectPasses,
  selectPassesOfStore,
  selectPassOf,
  selectScreen,
  selectSheets,
  updateScreen,
} from '#server/queries/people/day-passes.ts'
import { selectStore } from '#server/queries/stores/stores.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import {
  asUser,
  implementAction,
  implementMutation,
  implementQuery,
  inAudit,
  inStore,
} from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'

const DAY_MS = 24 * 3_600_000

const getDoor = implementQuery(api.dayPasses.getDoor, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    requireWholeAudit(scope)
    const audit = await requireAudit(db)
    const { id: auditId, name: auditName, status: auditStatus } = audit
    const screen = await selectScreen(db)
    const sheets = await selectSheets(db)
    const passes = await selectPasses(db)
    const now = new Date()
    return {
      auditId,
      auditName,
      auditStatus,
      isOpen: screen?.closed_at === null,
      selfAssignment: parseProtocol(audit.protocol).selfAssignment,
      sheets: sheets.flatMap(({ ends_at: endsAt, ...sheet }) =>
        endsAt === null
          ? []
          : [
              {
                id: sheet.id,
                code: writeCode(sheet.id, null, sheet.key),
                endsAt: endsAt.getTime(),
                createdAt: sheet.created_at.getTime(),
                createdByName: sheet.created_by_name,
              },
            ],
      ),
      helpers: runningFirst(passes.map((row) => toHelper(row, now))),
    }
  },
})

const listToday = implementQuery(api.dayPasses.listToday, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, storeId } }) => {
    const now = new Date()
    const own = db.within({ kind: 'organization', organizationId })
    const rows = await selectPassesOfStore(own, storeId, new Date(now.getTime() - DAY_MS))
    const helpers = rows.map((row) => ({
      ...toHelper(row, now),
      auditId: row.audit_id,
      auditName: row.audit_name,
    }))
    return runningFirst(helpers)
  },
})

const getMine = implementQuery(api.dayPasses.getMine, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db, scope: { userId, viewer } }) => {
    const organizations = new Set((viewer.dayPasses ?? []).map((one) => one.organizationId))
    const found = []
    for (const organizationId of organizations) {
      const own = db.within({ kind: 'organization', organizationId })
      const pass = await selectPassOf(own, userId)
      if (pass) found.push({ pass, organizationId })
    }
    const [newest] = found.toSorted(
      (one, other) => other.pass.joined_at.getTime() - one.pass.joined_at.getTime(),
    )
    if (!newest) return null
    const { pass, organizationId } = newest
    const [storeId = ''] = pass.store_ids
    const store = await selectStore(db.within({ kind: 'store', organizationId, storeId }))
    const { name, endsAt, endedAt, ending } = toHelper(pass, new Date())
    return {
      ...{ name, endsAt, endedAt, ending, storeId },
      auditId: pass.audit_id,
      auditName: pass.audit_name,
      storeName: store?.name ?? '',
    }
  },
})

/** A pass that its time has ended is over, also before anybody has noted it. */
function toHelper(row: PassRow, now: Date): DayPassHelper {
  const isOver = row.ended_at === null && row.ends_at <= now
  return {
    id: row.user_id,
    name: row.name,
    joinedAt: row.joined_at.getTime(),
    endsAt: row.ends_at.getTime(),
    endedAt: (isOver ? row.ends_at : row.ended_at)?.getTime() ?? null,
    ending: isOver ? 'time' : row.ending,
    shelves: row.shelves,
  }
}

function runningFirst<Helper extends DayPassHelper>(helpers: readonly Helper[]): readonly Helper[] {
  return helpers.toSorted(
    (one, other) => Number(one.endedAt !== null) - Number(other.endedAt !== null),
  )
}

const open = implementMutation(api.dayPasses.open, {
  authorize: inAudit,
  run: async ({ db, scope, services }) => {
    await requireCounting(db, scope)
    const screen = await selectScreen(db)
    if (!screen) await insertLink(db, { ...newLink({ scope, services }), endsAt: null })
    else if (screen.closed_at !== null) {
      await updateScreen(db, { closed_at: null, key: newCodeKey() })
    }
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.open' })
    return { seatsLeft: await seatsLeft({ db, scope, services }) }
  },
})

const showCode = implementAction(api.dayPasses.showCode, {
  authorize: inAudit,
  run: async ({ scope, services }) => {
    requireWholeAudit(scope)
    const { organizationId, auditId } = scope
    const audit = { kind: 'audit', organizationId, auditId } as const
    const screen = await services.database.change(audit, (db) => selectScreen(db))
    if (!screen || screen.closed_at !== null) throw doorFault('closed')
    const now = services.now().getTime()
    const code = writeCode(screen.id, minuteOf(now), screen.key)
    return { code, changesInMs: nextCodeAt(now) - now }
  },
})

const close = implementMutation(api.dayPasses.close, {
  authorize: inAudit,
  run: async ({ db, scope, services }) => {
    requireWholeAudit(scope)
    await updateScreen(db, { closed_at: services.now() })
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.close' })
    return null
  },
})

const addSheet = implementMutation(api.dayPasses.addSheet, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    await requireCounting(db, scope)
    const endsAt = new Date(decideSheetEnd(args.endsAt, services.now().getTime()))
    const link = { ...newLink({ scope, services }), endsAt }
    await insertLink(db, link)
    const details = { endsAt: endsAt.toISOString() }
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.addSheet', details })
    return { id: link.id, seatsLeft: await seatsLeft({ db, scope, services }) }
  },
})

const closeOneSheet = implementMutation(api.dayPasses.closeSheet, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    requireWholeAudit(scope)
    if (!(await closeSheet(db, args.sheetId, services.now()))) throw new Fault('not_found')
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.closeSheet' })
    return null
  },
})

const end = implementMutation(api.dayPasses.end, {
  authorize: inAudit,
  run: async ({ db, scope, args: { userId }, services }) => {
    requireWholeAudit(scope)
    const ended = await endPasses(db, { userId, ending: 'tap', now: services.now() })
    if (ended.length === 0) throw new Fault('not_found')
    await releaseShelvesOf(db, scope, ended)
    const details = { userId }
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.end', details })
    return null
  },
})

const endAll = implementMutation(api.dayPasses.endAll, {
  authorize: inAudit,
  run: async ({ db, scope, services }) => {
    requireWholeAudit(scope)
    const ended = await endPasses(db, { ending: 'tap', now: services.now() })
    await releaseShelvesOf(db, scope, ended)
    const details = { people: ended.length }
    await noteInJournal({ db, scope, services }, { action: 'dayPasses.endAll', details })
    return { ended: ended.length }
  },
})

interface Call {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

function newLink({ scope, services }: Pick<Call, 'scope' | 'services'>) {
  const { organizationId, auditId, userId } = scope
  return { organizationId, auditId, id: services.newId(), key: newCodeKey(), createdBy: userId }
}

/** Others can take what they had not handed in. */
async function releaseShelvesOf(
  db: ScopedDatabase,
  { organizationId }: AuthorizedAudit,
  people: readonly string[],
): Promise<void> {
  const own = db.within({ kind: 'organization', organizationId })
  for (const userId of people) await releaseAssignments(own, userId)
}

/** People may be let in before counting starts: until then the code says that it has not started. */
async function requireCounting(db: ScopedDatabase, scope: AuthorizedAudit): Promise<void> {
  requireWholeAudit(scope)
  const { status } = await requireAudit(db)
  if (isCountingOver(status)) refuseAfterTheCount(status)
}

function refuseAfterTheCount(status: AuditStatus): never {
  const message = `Nobody is let into an audit that is ${status}.`
  throw new Fault('illegal_transition', message, {
    from: status,
    to: status,
    guard: 'audit_status',
  })
}

async function requireAudit(db: ScopedDatabase) {
  const audit = await selectAudit(db)
  if (!audit) throw new Fault('not_found')
  return audit
}

function seatsLeft({ db, scope: { organizationId }, services }: Call): Promise<number | null> {
  return services.entitlements.roomFor({ db, organizationId, feature: 'members' })
}

export const dayPasses = [
  getDoor,
  listToday,
  getMine,
  open,
  showCode,
  close,
  addSheet,
  closeOneSheet,
  end,
  endAll,
]
