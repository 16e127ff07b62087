// Day passes and what lets people in.

import { sql } from 'kysely'
import type { PassEnding } from '#domain/day-pass.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const LINK = ['id', 'organization_id', 'audit_id', 'ends_at', 'key', 'closed_at'] as const

/** In the scope of the token that names it. */
export function selectNamedLink(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('day_pass_link').select(LINK))
}

/** Of those who join the same audit at the same time, one waits: names are told apart. In the scope of the audit. */
export function lockLinks(db: ScopedDatabase) {
  return db.rows(sqlBuilder.selectFrom('day_pass_link').select(LINK).orderBy('id').forNoKeyUpdate())
}

/** The code on the screen; undefined where nobody was let in yet. In the scope of the audit. */
export function selectScreen(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('day_pass_link').select(LINK).where('ends_at', 'is', null))
}

/** Sheets that have not been closed, also those that have ended. In the scope of the audit. */
export function selectSheets(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('day_pass_link as l')
      .leftJoin('auth.user as u', 'u.id', 'l.created_by')
      .select(['l.id', 'l.ends_at', 'l.key', 'l.created_at', 'u.name as created_by_name'])
      .where('l.ends_at', 'is not', null)
      .where('l.closed_at', 'is', null)
      .orderBy('l.created_at')
      .orderBy('l.id'),
  )
}

export function insertLink(
  db: ScopedDatabase,
  link: {
    readonly organizationId: string
    readonly id: string
    readonly auditId: string
    readonly endsAt: Date | null
    readonly key: Buffer
    readonly createdBy: string
  },
) {
  return db.rows(
    sqlBuilder.insertInto('day_pass_link').values({
      organization_id: link.organizationId,
      id: link.id,
      audit_id: link.auditId,
      ends_at: link.endsAt,
      key: link.key,
      created_by: link.createdBy,
    }),
  )
}

/** The key of the code on the screen is made anew when it is opened again: codes of before stay shut. */
export function updateScreen(
  db: ScopedDatabase,
  change: { readonly closed_at: Date | null; readonly key?: Buffer },
) {
  return db.rows(sqlBuilder.updateTable('day_pass_link').set(change).where('ends_at', 'is', null))
}

/** False if there is no such open sheet. */
export async function closeSheet(db: ScopedDatabase, id: string, now: Date): Promise<boolean> {
  const closed = await db.rows(
    sqlBuilder
      .updateTable('day_pass_link')
      .set({ closed_at: now })
      .where('id', '=', id)
      .where('ends_at', 'is not', null)
      .where('closed_at', 'is', null)
      .returning('id'),
  )
  return closed.length > 0
}

export type PassRow = Awaited<ReturnType<typeof selectPasses>>[number]

function passes() {
  return sqlBuilder
    .selectFrom('day_pass as p')
    .innerJoin('auth.user as u', 'u.id', 'p.user_id')
    .innerJoin('audit as a', 'a.id', 'p.audit_id')
    .select(['p.user_id', 'p.audit_id', 'p.store_ids', 'p.joined_at', 'p.ends_at'])
    .select(['p.ended_at', 'p.ending', 'u.name', 'a.name as audit_name'])
    .select((eb) =>
      eb
        .selectFrom('assignment as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('s.audit_id', '=', 'p.audit_id')
        .whereRef('s.assignee_id', '=', 'p.user_id')
        .where('s.status', 'in', ['assigned', 'in_progress', 'submitted', 'approved'])
        .$asScalar()
        .$notNull()
        .as('shelves'),
    )
    .orderBy('p.joined_at')
    .orderBy('p.user_id')
}

/** In the scope of an audit. */
export function selectPasses(db: ScopedDatabase) {
  return db.rows(passes())
}

/** Passes for a store that run, or have ended since then. In the scope of the organization. */
export function selectPassesOfStore(db: ScopedDatabase, storeId: string, since: Date) {
  return db.rows(
    passes()
      .where(sql<boolean>`p.store_ids @> array[${storeId}::uuid]`)
      .where((eb) => eb.or([eb('p.ended_at', 'is', null), eb('p.ended_at', '>', since)]))
      .where('p.ends_at', '>', since),
  )
}

/** The newest pass of a person, in the scope of the organization. */
export function selectPassOf(db: ScopedDatabase, userId: string) {
  return db.first(passes().where('p.user_id', '=', userId).orderBy('p.joined_at', 'desc').limit(1))
}

/** Of one person in one audit, locked. In the scope of the audit. */
export function lockPass(db: ScopedDatabase, userId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('day_pass as p')
      .innerJoin('auth.user as u', 'u.id', 'p.user_id')
      .select(['p.user_id', 'p.ends_at', 'p.ended_at', 'u.name'])
      .where('p.user_id', '=', userId)
      .forUpdate('p'),
  )
}

/** Names that are taken: of helpers of the audit, and of the organization's people. In the scope of the audit. */
export async function selectTakenNames(db: ScopedDatabase, organizationId: string) {
  const helpers = sqlBuilder
    .selectFrom('day_pass as p')
    .innerJoin('auth.user as u', 'u.id', 'p.user_id')
    .select('u.name')
  const members = sqlBuilder
    .selectFrom('member as m')
    .innerJoin('auth.user as u', 'u.id', 'm.user_id')
    .select('u.name')
  const own = db.within({ kind: 'organization', organizationId })
  const [here, there] = [await db.rows(helpers), await own.rows(members)]
  return [...here, ...there].map(({ name }) => name)
}

const INSERT_HELPER = rawStatement<Record<string, never>, [string, string]>()({
  name: 'insert_helper',
  text: 'select app.insert_helper($1, $2)',
  reads: [],
})

/** Creates a person without an account. */
export function insertHelper(db: ScopedDatabase, id: string, name: string) {
  return db.raw(INSERT_HELPER, [id, name])
}

const KEEP_HELPER = rawStatement<{ kept: boolean }, [string, string, string, string]>()({
  name: 'keep_helper',
  text: 'select app.keep_helper($1, $2, $3, $4) as kept',
  reads: [],
})

/** Makes an account of a person without one. False for somebody who has one. */
export async function keepHelper(
  db: ScopedDatabase,
  account: {
    readonly userId: string
    readonly id: string
    readonly email: string
    readonly passwordHash: string
  },
): Promise<boolean> {
  const { userId, id, email, passwordHash } = account
  return (await db.raw(KEEP_HELPER, [userId, id, email, passwordHash]))[0]?.kept ?? false
}

/** In which audits somebody has a pass. In the scope of the person. */
export function selectPassPlaces(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('day_pass')
      .select(['organization_id', 'audit_id'])
      .orderBy('organization_id')
      .orderBy('audit_id'),
  )
}

export async function savePass(
  db: ScopedDatabase,
  pass: {
    readonly organizationId: string
    readonly auditId: string
    readonly userId: string
    readonly storeIds: readonly string[]
    readonly joinedAt: Date
    readonly endsAt: Date
  },
): Promise<void> {
  const running = {
    store_ids: pass.storeIds,
    joined_at: pass.joinedAt,
    ends_at: pass.endsAt,
    ended_at: null,
    ending: null,
  }
  await db.rows(
    sqlBuilder
      .insertInto('day_pass')
      .values({
        organization_id: pass.organizationId,
        audit_id: pass.auditId,
        user_id: pass.userId,
        ...running,
      })
      .onConflict((oc) =>
        oc.columns(['organization_id', 'audit_id', 'user_id']).doUpdateSet(running),
      ),
  )
}

/**
 * Ends passes of the audit, of one person or of all, and returns whose. By its time a pass ends only when that is over:
 * somebody may have come back a moment ago. In the scope of the audit.
 */
export async function endPasses(
  db: ScopedDatabase,
  {
    userId,
    ending,
    now,
  }: { readonly userId?: string; readonly ending: PassEnding; readonly now: Date },
): Promise<readonly string[]> {
  let running = sqlBuilder
    .updateTable('day_pass')
    .set({ ended_at: now, ending })
    .where('ended_at', 'is', null)
    .returning('user_id')
  if (userId !== undefined) running = running.where('user_id', '=', userId)
  if (ending === 'time') running = running.where('ends_at', '<=', now)
  return (await db.rows(running)).map((row) => row.user_id).sort()
}
