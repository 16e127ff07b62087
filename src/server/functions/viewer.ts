// The caller and their memberships. Read in the caller's own transaction, so that a removed member is refused at once,
// and noted as read, so that live queries end with the membership.

import type { ClientBase } from 'pg'
import { Fault } from '#domain/fault.ts'
import type { DayPassLimit, Membership, OrganizationRole } from '#domain/permission.ts'
import { type LoginFacts, type Requirements, unmetOf } from '#domain/requirements.ts'
import { leaveScope } from '#server/db/scoped-database.ts'

/** As in a verified token. */
export interface Identity {
  readonly userId: string
  /** The login, which can be revoked; of an API key {@link keySession}. */
  readonly sessionId: string
}

const KEY_SESSION = 'key:'

/** A key stands in the place of a login. */
export function keySession(keyId: string): string {
  return `${KEY_SESSION}${keyId}`
}

function keyIdOf({ sessionId }: Identity): string | undefined {
  return sessionId.startsWith(KEY_SESSION) ? sessionId.slice(KEY_SESSION.length) : undefined
}

export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** True for operators of this installation. */
  readonly platformAdmin: boolean
  /** Of organizations that are open to this login. */
  readonly memberships: readonly Membership[]
  /** Of organizations that ask for more than this login has shown: nothing of them is reached. */
  readonly held: readonly Membership[]
  /** The organization whose identity provider has opened this login, which reaches nothing else. */
  readonly signedOnTo?: string | undefined
  /** What an API key may do; undefined for people. */
  readonly keyScopes?: readonly string[] | undefined
  /** Day passes, one audit each. They open only what `openToPasses` says, and never count as memberships. */
  readonly dayPasses?: readonly Membership[]
  /** A person without an account, who has nothing but day passes. */
  readonly isHelper?: boolean
}

interface MembershipRow {
  readonly suspended_reason: string | null
  readonly organization_id: string | null
  readonly role: 'owner' | 'member' | null
  readonly stores: readonly { storeId: string; role: 'manager' | 'scanner' }[]
  readonly day_pass?: DayPassLimit | null
  /** What the organization asks; null for nothing. Keys and passes are asked nothing. */
  readonly asked?: Asked | null
}

interface Asked extends Omit<Requirements, 'emailDomains'> {
  readonly role: OrganizationRole
  readonly login: LoginFacts
}

interface ViewerRow extends MembershipRow {
  readonly email: string
  readonly user_role: string | null
  readonly helper: boolean
  readonly signed_on_to: string | null
}

/** As app.open_mutation returns it. */
export interface ViewerFacts {
  readonly email: string
  readonly user_role: string | null
  readonly helper?: boolean
  readonly signed_on_to?: string | null
  readonly memberships: readonly MembershipRow[]
  readonly scopes?: readonly string[]
  /** In app.viewer they are among the memberships. */
  readonly passes?: readonly MembershipRow[] | null
}

// A database function, so that it is planned once: every request begins with it.
const ENTER_VIEWER = {
  name: 'enter_viewer',
  text: 'select * from app.viewer($1, $2)',
}

const ENTER_KEY = {
  name: 'enter_api_key',
  text: 'select app.enter_api_key($1, $2) as viewer',
}

/** Undefined if the login has ended. */
export async function loadViewer(
  client: ClientBase,
  identity: Identity,
  reads: Set<string>,
): Promise<Viewer | undefined> {
  const { userId, sessionId } = identity
  leaveScope(client)
  const keyId = keyIdOf(identity)
  if (keyId !== undefined) {
    const found = await client.query<{ readonly viewer: ViewerFacts | null }>({
      ...ENTER_KEY,
      values: [userId, keyId],
    })
    return toViewer(identity, found.rows[0]?.viewer ?? undefined, reads)
  }
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
  const all = [...(facts?.memberships ?? []), ...(facts?.passes ?? [])].flatMap(toMembership)
  noteReads(reads, identity, all)
  if (!facts) return undefined
  const { email, user_role, helper = false, scopes: keyScopes } = facts
  const signedOnTo = facts.signed_on_to ?? undefined
  // An identity provider makes nobody an operator.
  const platformAdmin = user_role === 'admin' && signedOnTo === undefined
  const known = { userId, sessionId, email, platformAdmin, keyScopes, signedOnTo }
  const reachable = (pass: Membership) =>
    isPass(pass) && (signedOnTo === undefined || pass.organizationId === signedOnTo)
  const [passes, own] = [all.filter(reachable), all.filter((one) => !isPass(one))]
  const reached = { memberships: own.filter(isOpen), held: own.filter((one) => !isOpen(one)) }
  if (passes.length === 0 && !helper) return { ...known, ...reached }
  return { ...known, ...reached, dayPasses: passes, isHelper: helper }
}

function isOpen({ unmet }: Membership): boolean {
  return unmet === undefined
}

function isPass({ dayPass }: Membership): boolean {
  return dayPass !== undefined
}

function noteReads(
  reads: Set<string>,
  identity: Identity,
  memberships: readonly Membership[],
): void {
  const { userId, sessionId } = identity
  if (keyIdOf(identity) !== undefined) reads.add(`api_key/u/${userId}`)
  reads.add(`session/l/${sessionId}`)
  for (const table of ['user', 'member', 'store_member']) reads.add(`${table}/u/${userId}`)
  if (memberships.some(isPass)) reads.add(`day_pass/u/${userId}`)
  for (const { organizationId } of memberships) reads.add(`organization/o/${organizationId}`)
}

function toMembership(row: MembershipRow): readonly Membership[] {
  const { organization_id: organizationId, role, stores, suspended_reason, day_pass, asked } = row
  if (!organizationId || !role) return []
  const unmet = asked ? unmetOf(asked, asked.login, asked.role) : undefined
  const own = { organizationId, role, stores, suspendedReason: suspended_reason }
  const membership = unmet === undefined ? own : { ...own, unmet }
  return [day_pass ? { ...membership, dayPass: day_pass } : membership]
}

/** Also the organizations that are closed to this login, for saying so. */
export function allMemberships({ memberships, held }: Viewer): readonly Membership[] {
  return [...memberships, ...held]
}

export function requireViewer(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw new Fault('unauthenticated')
  return viewer
}
