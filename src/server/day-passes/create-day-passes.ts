// How somebody without an account gets into an audit. It runs in one transaction in the role of the functions; the
// session is opened by the auth service afterwards.

import type { Pool } from 'pg'
import { decideHelperName, doorFault, doorRefusalOf, passEndsAt } from '#domain/day-pass.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import { isSignedWith, readCode, type SignedCode } from '../day-pass-code.ts'
import { type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Entitlements } from '../functions/services.ts'
import { releaseAssignments } from '../queries/assignments/released-assignments.ts'
import { selectAudit, selectAuditStoreIds, shareAuditLock } from '../queries/audits/audits.ts'
import { insertJournal } from '../queries/journal/journal.ts'
import {
  endPasses,
  insertHelper,
  keepHelper,
  lockLinks,
  lockPass,
  savePass,
  selectNamedLink,
  selectPassPlaces,
  selectTakenNames,
} from '../queries/people/day-passes.ts'
import { selectOrganization } from '../queries/people/organizations.ts'
import { selectStore } from '../queries/stores/stores.ts'

/** What a code shows to anybody who scans it. */
interface DoorSign {
  readonly storeName: string
  readonly auditName: string
}

interface Admitted {
  readonly userId: string
  readonly auditId: string
  readonly storeId: string
  readonly name: string
}

export interface DayPasses {
  /** Throws a fault with the reason if the code does not let anybody in. */
  look(code: string): Promise<DoorSign>
  /** `userId` is set for somebody whose device has a day pass already: they come back under their name. */
  join(entry: {
    readonly code: string
    readonly name: string
    readonly userId?: string | undefined
  }): Promise<Admitted>
  /** Makes an account of a helper, who stays the same person. Their passes end. */
  keep(account: {
    readonly userId: string
    readonly email: string
    readonly passwordHash: string
  }): Promise<void>
  /** The link that a code names, whether or not it opens: what rate limits count by. */
  linkOf(code: string): string | undefined
}

interface DayPassOptions {
  readonly pool: Pool
  readonly entitlements: Entitlements
  readonly now: () => Date
  readonly newId: () => string
}

export function createDayPasses(options: DayPassOptions): DayPasses {
  const { pool } = options
  return {
    linkOf: (code) => readCode(code)?.linkId,
    look: (code) =>
      inTransaction(pool, async (client) => {
        const door = await openDoor(scopedDatabase(client, NOBODY, new Set()), code, options)
        const store = { kind: 'store', organizationId: door.organizationId } as const
        const found = await selectStore(
          door.own.within({ ...store, storeId: door.storeIds[0] ?? '' }),
        )
        return { storeName: found?.name ?? '', auditName: door.auditName }
      }),
    join: ({ code, name, userId }) =>
      inTransaction(pool, async (client) => {
        const db = scopedDatabase(client, NOBODY, new Set())
        const { own, auditId } = await openDoor(db, code, options)
        await shareAuditLock(own, auditId)
        await lockLinks(own)
        // What was open a moment ago may be closed by now, and from here on it stays as it is.
        const door = await openDoor(db, code, options)
        return (await comeBack(door, userId, options)) ?? letIn(door, name, options)
      }),
    keep: (account) =>
      inTransaction(pool, async (client) => {
        const db = scopedDatabase(client, NOBODY, new Set())
        await endAsAccount(db, account.userId, options)
        const isKept = await keepHelper(db, { ...account, id: options.newId() }).catch(
          (error: unknown) => {
            throw isTaken(error) ? takenAddress() : error
          },
        )
        if (!isKept) throw new Fault('conflict', 'You have an account already.')
      }),
  }
}

const NOBODY = { kind: 'user', userId: '' } as const

type Door = Awaited<ReturnType<typeof openDoor>>

/** Whoever has no code that was signed here learns nothing but that it opens nothing. */
async function openDoor(db: ScopedDatabase, text: string, { now }: DayPassOptions) {
  const at = now()
  const code = readCode(text)
  const link = code && (await selectLink(db, code))
  if (!link) throw doorFault('unknown')
  const { organization_id: organizationId, audit_id: auditId, ends_at: endsAt } = link
  const own = db.within({ kind: 'audit', organizationId, auditId })
  const audit = await selectAudit(own)
  if (!audit) throw doorFault('unknown')
  const organization = await selectOrganization(
    own.within({ kind: 'organization', organizationId }),
  )
  const refusal = doorRefusalOf({
    code,
    endsAtMs: endsAt?.getTime() ?? null,
    isClosed: link.closed_at !== null,
    auditStatus: audit.status,
    isSuspended: organization?.suspended_reason != null,
    nowMs: at.getTime(),
  })
  if (refusal) throw doorFault(refusal)
  const storeIds = await selectAuditStoreIds(own)
  const until = passEndsAt(at.getTime(), endsAt?.getTime() ?? null)
  const place = { organizationId, auditId, storeIds, auditName: audit.name }
  return { own, ...place, at, endsAt: new Date(until) }
}

async function selectLink(db: ScopedDatabase, code: SignedCode) {
  const link = await selectNamedLink(db.within({ kind: 'token', tokenHash: code.linkId }))
  const isSheet = code.minute === null
  return link && isSheet === (link.ends_at !== null) && isSignedWith(code, link.key)
    ? link
    : undefined
}

/** Undefined for somebody who was not in this audit before. A pass that still runs stays as it is. */
async function comeBack(
  door: Door,
  userId: string | undefined,
  options: DayPassOptions,
): Promise<Admitted | undefined> {
  const pass = userId === undefined ? undefined : await lockPass(door.own, userId)
  if (!pass) return undefined
  const isRunning = pass.ended_at === null && pass.ends_at > door.at
  if (!isRunning) await givePass(door, pass.user_id, options)
  return admitted(door, pass.user_id, pass.name)
}

async function letIn(door: Door, typed: string, options: DayPassOptions): Promise<Admitted> {
  const { own, organizationId } = door
  const name = decideHelperName(typed, await selectTakenNames(own, organizationId))
  const userId = options.newId()
  await insertHelper(own, userId, name)
  await givePass(door, userId, options)
  return admitted(door, userId, name)
}

async function givePass(door: Door, userId: string, options: DayPassOptions): Promise<void> {
  const { own, organizationId, auditId, storeIds, at: joinedAt, endsAt } = door
  await requireSeat(door, options)
  await savePass(own, { organizationId, auditId, userId, storeIds, joinedAt, endsAt })
  await insertJournal(own, {
    ...{ organizationId, auditId, userId, storeId: null },
    id: options.newId(),
    action: 'dayPasses.join',
    details: {},
  })
}

/** What they had not handed in is free for others, as with every end of a pass. */
async function endAsAccount(
  db: ScopedDatabase,
  userId: string,
  { now, newId }: DayPassOptions,
): Promise<void> {
  const places = await selectPassPlaces(db.within({ kind: 'user', userId }))
  for (const { organization_id: organizationId, audit_id: auditId } of places) {
    const own = db.within({ kind: 'audit', organizationId, auditId })
    await shareAuditLock(own, auditId)
    const ended = await endPasses(own, { userId, ending: 'account', now: now() })
    if (ended.length > 0) {
      await releaseAssignments(db.within({ kind: 'organization', organizationId }), userId)
    }
    await insertJournal(own, {
      ...{ organizationId, auditId, userId, storeId: null, id: newId() },
      action: 'dayPasses.keep',
      details: {},
    })
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

function takenAddress(): Fault {
  const message = 'There is an account with this address already.'
  return new Fault('conflict', message, { field: 'email', reason: 'address_taken' })
}

/** A helper does not know the plan and cannot change it. */
async function requireSeat({ own, organizationId }: Door, { entitlements }: DayPassOptions) {
  const seat = { db: own, organizationId, feature: 'members', amount: 1 } as const
  await entitlements.require(seat).catch((error: unknown) => {
    const fault = error instanceof Fault ? error : parseFault(error)
    throw fault?.code === 'limit_reached' ? doorFault('full') : error
  })
}

function admitted({ auditId, storeIds }: Door, userId: string, name: string): Admitted {
  return { userId, auditId, storeId: storeIds[0] ?? '', name }
}
