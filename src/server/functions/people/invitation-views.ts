// Invitations as functions return them, and the checks that several functions share.

import type { InvitationDetails, InvitationStore } from '#contract/invitations.ts'
import { Fault } from '#domain/fault.ts'
import { type InvitedStore, invitationState } from '#domain/invitation.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { selectInvitation } from '#server/queries/people/invitations.ts'
import { selectStores } from '#server/queries/stores/stores.ts'

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>

export function toDetails(
  row: InvitationRow,
  names: ReadonlyMap<string, string>,
  now: Date,
): InvitationDetails {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    stores: namedStores(row, names),
    state: stateOf(row, now),
    invitedBy: row.inviter,
    sentAt: row.sent_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  }
}

/** A store that was archived since the invitation is left out. */
function namedStores(
  { stores }: InvitationRow,
  names: ReadonlyMap<string, string>,
): readonly InvitationStore[] {
  return stores.flatMap(({ storeId, role }) => {
    const name = names.get(storeId)
    return name === undefined ? [] : [{ id: storeId, name, role }]
  })
}

export function stateOf(row: InvitationRow, now: Date) {
  const dates = {
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    acceptedAt: row.accepted_at,
    declinedAt: row.declined_at,
  }
  return invitationState(dates, now)
}

/** The invitation was answered or revoked in the meantime. */
export function refuseEnded(invitation: InvitationRow, now: Date): never {
  const current = stateOf(invitation, now)
  throw new Fault('conflict', 'This invitation has already ended.', { current })
}

/** Leaves out stores that were archived since the invitation. */
export async function openStores(db: ScopedDatabase, stores: readonly InvitedStore[]) {
  const names = await storeNames(db)
  return stores.filter(({ storeId }) => names.has(storeId))
}

export async function storeNames(db: ScopedDatabase): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectStores(db)).map(({ id, name }) => [id, name]))
}
