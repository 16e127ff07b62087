import { sql } from 'kysely'
import type { InvitationOffer } from '#domain/invitation.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const COLUMNS = [
  'i.organization_id',
  'i.id',
  'i.email',
  'i.role',
  'i.stores',
  'i.sent_at',
  'i.expires_at',
  'i.revoked_at',
  'i.accepted_at',
  'i.declined_at',
  'u.name as inviter',
] as const

function invitations() {
  return sqlBuilder
    .selectFrom('invitation as i')
    .leftJoin('auth.user as u', 'u.id', 'i.invited_by')
    .select(COLUMNS)
}

export function selectInvitations(db: ScopedDatabase, since: Date) {
  return db.rows(
    invitations().where('i.sent_at', '>', since).orderBy('i.sent_at', 'desc').orderBy('i.id'),
  )
}

export function selectInvitation(db: ScopedDatabase, invitationId: string) {
  return db.first(invitations().where('i.id', '=', invitationId))
}

/** In the scope of a token, which matches at most one invitation. */
export function selectInvitationByToken(db: ScopedDatabase) {
  return db.first(invitations())
}

/** Invitations that are still open, newest first. In the scope of a mailbox. */
export function selectWaitingInvitations(db: ScopedDatabase, now: Date) {
  return db.rows(
    invitations()
      .where('i.revoked_at', 'is', null)
      .where('i.accepted_at', 'is', null)
      .where('i.declined_at', 'is', null)
      .where('i.expires_at', '>', now)
      .orderBy('i.sent_at', 'desc')
      .orderBy('i.id'),
  )
}

export async function insertInvitation(
  db: ScopedDatabase,
  invitation: InvitationOffer & {
    readonly id: string
    readonly organizationId: string
    readonly tokenHash: string
    readonly invitedBy: string
    readonly sentAt: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('invitation').values({
      organization_id: invitation.organizationId,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      stores: JSON.stringify(invitation.stores),
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      sent_at: invitation.sentAt,
      expires_at: invitation.expiresAt,
    }),
  )
}

export function renewInvitation(
  db: ScopedDatabase,
  invitationId: string,
  renewal: { readonly tokenHash: string; readonly sentAt: Date; readonly expiresAt: Date },
) {
  return db.rows(
    sqlBuilder
      .updateTable('invitation')
      .set({
        token_hash: renewal.tokenHash,
        sent_at: renewal.sentAt,
        expires_at: renewal.expiresAt,
      })
      .where('id', '=', invitationId),
  )
}

type Ending =
  | { readonly revoked_at: Date }
  | { readonly declined_at: Date }
  | { readonly accepted_at: Date; readonly accepted_by: string }

/** Ends an invitation. Returns false if it had already ended. */
export async function endInvitation(
  db: ScopedDatabase,
  invitationId: string,
  ending: Ending,
): Promise<boolean> {
  const ended = await db.rows(
    sqlBuilder
      .updateTable('invitation')
      .set(ending)
      .where('id', '=', invitationId)
      .where('revoked_at', 'is', null)
      .where('declined_at', 'is', null)
      .where('accepted_at', 'is', null)
      .returning('id'),
  )
  return ended.length > 0
}

/** Ends those that wait for somebody with this address. In the scope of the organization. */
export function revokeInvitationsTo(db: ScopedDatabase, email: string) {
  return db.rows(
    sqlBuilder
      .updateTable('invitation')
      .set({ revoked_at: sql`now()` })
      .where('email', '=', email)
      .where('revoked_at', 'is', null)
      .where('declined_at', 'is', null)
      .where('accepted_at', 'is', null)
      .returning('id'),
  )
}
