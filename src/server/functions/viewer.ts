// The caller and their memberships. Read in the caller's own transaction, so that a removed member is refused at once,
// and noted as read, so that live queries end with the membership.

import type { ClientBase } from 'pg'
import { Fault } from '#domain/fault.ts'
import type { Membership } from '#domain/permission.ts'
import { leaveScope } from '#server/db/scoped-database.ts'

/** As in a verified token. */
export interface Identity {
  readonly userId: string
  /** The login, which can be revoked. */
  readonly sessionId: string
}

export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** True for operators of this installation. */
  readonly platformAdmin: boolean
  readonly memberships: readonly Membership[]
}

interface MembershipRow {
  readonly suspended_reason: string | null
  readonly organization_id: string | null
  readonly role: 'owner' | 'member' | null
  readonly stores: readonly { storeId: string; role: 'manager' | 'scanner' }[]
}

interface ViewerRow extends MembershipRow {
  readonly email: string
  readonly user_role: string | null
}

/** As app.open_mutation returns it. */
export interface ViewerFacts {
  readonly email: string
  readonly user_role: string | null
  readonly memberships: readonly MembershipRow[]
}

// A database function, so that it is planned once: every request begins with it.
const ENTER_VIEWER = {
  name: 'enter_viewer',
  text: 'select * from app.viewer($1, $2)',
}

/** Undefined if the login has ended. */
export async function loadViewer(
  client: ClientBase,
  identity: Identity,
  reads: Set<string>,
): Promise<Viewer | undefined> {
  const { userId, sessionId } = identity
  leaveScope(client)
  const { rows } = await client.query<ViewerRow>({ ...ENTER_VIEWER, values: [userId, sessionId] })
  const [first] = rows
  return toViewer(identity, first && { ...first, memberships: rows }, reads)
}

/** Undefined if the login has ended. */
export function toViewer(
  identity: Identity,
  facts: ViewerFacts | undefined,
  reads: Set<string>,
): Viewer | undefined {
  const { userId, sessionId } = identity
  const memberships = (facts?.memberships ?? []).flatMap(toMembership)
  noteReads(reads, identity, memberships)
  if (!facts) return undefined
  const { email, user_role } = facts
  return { userId, sessionId, email, platformAdmin: user_role === 'admin', memberships }
}

function noteReads(
  reads: Set<string>,
  { userId, sessionId }: Identity,
  memberships: readonly Membership[],
): void {
  reads.add(`session/l/${sessionId}`)
  for (const table of ['user', 'member', 'store_member']) reads.add(`${table}/u/${userId}`)
  for (const { organizationId } of memberships) reads.add(`organization/o/${organizationId}`)
}

function toMembership(row: MembershipRow): readonly Membership[] {
  const { organization_id: organizationId, role, stores, suspended_reason } = row
  return organizationId && role
    ? [{ organizationId, role, stores, suspendedReason: suspended_reason }]
    : []
}

export function requireViewer(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw new Fault('unauthenticated')
  return viewer
}
