// Who is calling, and what they belong to. Read in the caller's own transaction, so that a removed
// member is refused at once, and noted as read, so that live queries end with the membership.

import type { ClientBase } from 'pg'
import { Fault } from '#domain/fault.ts'
import type { Membership } from '#domain/permission.ts'
import { leaveScope } from '#server/db/scoped-database.ts'

/** As a verified token says it. */
export interface Identity {
  readonly userId: string
  /** The login, so that it can be revoked. */
  readonly sessionId: string
}

export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** Operates this installation. */
  readonly platformAdmin: boolean
  readonly memberships: readonly Membership[]
}

interface ViewerRow {
  readonly email: string
  readonly user_role: string | null
  readonly suspended_reason: string | null
  readonly organization_id: string | null
  readonly role: 'owner' | 'member' | null
  readonly stores: readonly { storeId: string; role: 'manager' | 'scanner' }[]
}

// Joins a login with its memberships: no row at all means that the login has ended.
const SELECT_VIEWER = {
  name: 'select_viewer',
  text: `
    select u.email, u.role as user_role, m.organization_id, m.role, o.suspended_reason,
      coalesce(s.stores, '[]') as stores
    from auth.session l
    join auth."user" u on u.id = l."userId"
    left join member m on m.user_id = l."userId"
    left join organization o on o.id = m.organization_id
    left join lateral (
      select json_agg(json_build_object('storeId', sm.store_id, 'role', sm.role)
        order by sm.created_at, sm.store_id) as stores
      from store_member sm
      where sm.user_id = l."userId" and sm.organization_id = m.organization_id
    ) s on true
    where l.id = $2 and l."userId" = $1 and l."expiresAt" > now()
    order by m.created_at, m.organization_id`,
}

/** Undefined when the login has ended. */
export async function loadViewer(
  client: ClientBase,
  identity: Identity,
  reads: Set<string>,
): Promise<Viewer | undefined> {
  const { userId, sessionId } = identity
  leaveScope(client)
  const [, { rows }] = await Promise.all([
    client.query({
      name: 'enter_viewer',
      text: `select set_config('app.organization_id', '', true), set_config('app.user_id', $1, true),
        set_config('app.token_hash', '', true), set_config('app.email', '', true)`,
      values: [userId],
    }),
    client.query<ViewerRow>({ ...SELECT_VIEWER, values: [userId, sessionId] }),
  ])
  const memberships = rows.flatMap(toMembership)
  noteReads(reads, identity, memberships)
  const [first] = rows
  if (!first) return undefined
  const platformAdmin = first.user_role === 'admin'
  return { userId, sessionId, email: first.email, platformAdmin, memberships }
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

function toMembership(row: ViewerRow): readonly Membership[] {
  const { organization_id: organizationId, role, stores, suspended_reason } = row
  return organizationId && role
    ? [{ organizationId, role, stores, suspendedReason: suspended_reason }]
    : []
}

export function requireViewer(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw new Fault('unauthenticated')
  return viewer
}
