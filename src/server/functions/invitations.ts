import { api } from '#contract/api.ts'
import type { InvitationDetails, InvitationStore } from '#contract/invitations.ts'
import { Fault } from '#domain/fault.ts'
import {
  canManageInvitation,
  decideOffer,
  expiryOf,
  type InvitedStore,
  invitationState,
  refuseAcceptance,
} from '#domain/invitation.ts'
import { refuseSuspended } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endInvitation,
  insertInvitation,
  renewInvitation,
  selectInvitation,
  selectInvitationByToken,
  selectInvitations,
} from '#server/queries/invitations.ts'
import { joinStore, upsertMember } from '#server/queries/members.ts'
import { savePreference, selectOrganization } from '#server/queries/organizations.ts'
import { selectStores } from '#server/queries/stores.ts'
import { selectUser } from '#server/queries/users.ts'
import { createSecretToken, hashSecret } from '#server/secret-token.ts'
import type { AuthorizedOrganization } from './authorize.ts'
import { anywhere, asUser, implementMutation, implementQuery, inOrganization } from './implement.ts'
import type { Services } from './services.ts'

type InvitationRow = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>

const LISTED_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1_000

const list = implementQuery(api.invitations.list, {
  place: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const now = new Date()
    const rows = await selectInvitations(db, new Date(now.getTime() - LISTED_DAYS * DAY_MS))
    const names = await storeNames(db)
    return rows
      .filter((row) => canManageInvitation(scope.membership, row))
      .map((row) => toDetails(row, names, now))
  },
})

const create = implementMutation(api.invitations.create, {
  place: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, membership, userId } = scope
    const { email, role, stores } = args
    const offer = decideOffer(membership, { email, role, stores })
    await requireStores(db, offer.stores)
    await services.entitlements.require({ db, organizationId, feature: 'members', amount: 1 })
    const id = services.newId()
    const token = createSecretToken()
    const sentAt = services.now()
    await insertInvitation(db, {
      ...offer,
      id,
      organizationId,
      tokenHash: token.hash,
      invitedBy: userId,
      sentAt,
      expiresAt: expiryOf(sentAt),
    })
    await mail({ db, scope, services, offer, secret: token.secret })
    return { id, token: token.secret }
  },
})

const revoke = implementMutation(api.invitations.revoke, {
  place: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const invitation = await requireInvitation(db, scope, args.invitationId)
    const ended = await endInvitation(db, invitation.id, { revoked_at: services.now() })
    if (!ended) refuseEnded(invitation, services.now())
    return null
  },
})

const resend = implementMutation(api.invitations.resend, {
  place: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const invitation = await requireInvitation(db, scope, args.invitationId)
    const now = services.now()
    const state = invitationState(datesOf(invitation), now)
    if (state !== 'open' && state !== 'expired') refuseEnded(invitation, now)
    const token = createSecretToken()
    const renewal = { tokenHash: token.hash, sentAt: now, expiresAt: expiryOf(now) }
    await renewInvitation(db, invitation.id, renewal)
    await mail({ db, scope, services, offer: invitation, secret: token.secret })
    return { id: invitation.id, token: token.secret }
  },
})

const getByToken = implementQuery(api.invitations.getByToken, {
  place: anywhere,
  sharedBy: 'user',
  run: async ({ db, scope, args }) => {
    const { invitation, own } = await findByToken(db, args.token)
    const organization = await selectOrganization(own)
    const { stores, ...details } = toDetails(invitation, await storeNames(own), new Date())
    const wrongAccount =
      scope.viewer !== undefined &&
      details.email !== null &&
      details.email !== scope.viewer.email.toLowerCase()
    return {
      organizationName: organization?.name ?? '',
      email: details.email,
      role: details.role,
      stores,
      state: details.state,
      invitedBy: details.invitedBy,
      wrongAccount,
    }
  },
})

const accept = implementMutation(api.invitations.accept, {
  place: asUser,
  run: async ({ db, scope, args, services }) => {
    const { viewer, userId } = scope
    const { invitation, own } = await findByToken(db, args.token)
    const now = services.now()
    refuseAcceptance(invitationState(datesOf(invitation), now), invitation.email, viewer.email)
    refuseSuspended({ suspendedReason: (await selectOrganization(own))?.suspended_reason ?? null })
    const ending = { accepted_at: now, accepted_by: userId }
    if (!(await endInvitation(own, invitation.id, ending))) refuseEnded(invitation, now)
    const organizationId = invitation.organization_id
    const isMember = viewer.memberships.some((one) => one.organizationId === organizationId)
    if (!isMember) {
      await services.entitlements.require({
        db: own,
        organizationId,
        feature: 'members',
        amount: 1,
      })
    }
    await upsertMember(own, { organizationId, userId, role: invitation.role })
    const open = await openStores(own, invitation.stores)
    for (const { storeId, role } of open) {
      await joinStore(own, { organizationId, storeId, userId, role })
    }
    await savePreference(db, userId, organizationId)
    return { organizationId, storeId: open[0]?.storeId ?? null }
  },
})

const decline = implementMutation(api.invitations.decline, {
  place: asUser,
  run: async ({ db, scope, args, services }) => {
    const { invitation, own } = await findByToken(db, args.token)
    const now = services.now()
    refuseAcceptance(
      invitationState(datesOf(invitation), now),
      invitation.email,
      scope.viewer.email,
    )
    if (!(await endInvitation(own, invitation.id, { declined_at: now }))) {
      refuseEnded(invitation, now)
    }
    return null
  },
})

/** The invitation that a link belongs to, and the organization's own scope. */
async function findByToken(db: ScopedDatabase, secret: string) {
  const token = db.within({ kind: 'token', tokenHash: hashSecret(secret) })
  const invitation = await selectInvitationByToken(token)
  if (!invitation) throw new Fault('not_found', 'This invitation does not exist.')
  const organizationId = invitation.organization_id
  return { invitation, own: db.within({ kind: 'organization', organizationId }) }
}

async function requireInvitation(
  db: ScopedDatabase,
  scope: AuthorizedOrganization,
  invitationId: string,
): Promise<InvitationRow> {
  const invitation = await selectInvitation(db, invitationId)
  if (!invitation) throw new Fault('not_found')
  if (!canManageInvitation(scope.membership, invitation)) throw new Fault('forbidden')
  return invitation
}

/** Somebody else was faster. */
function refuseEnded(invitation: InvitationRow, now: Date): never {
  const state = invitationState(datesOf(invitation), now)
  throw new Fault('conflict', 'This invitation has already ended.', { current: state })
}

async function requireStores(db: ScopedDatabase, stores: readonly InvitedStore[]): Promise<void> {
  const open = await openStores(db, stores)
  if (open.length < stores.length) throw new Fault('not_found')
}

/** A store may have been archived since. */
async function openStores(db: ScopedDatabase, stores: readonly InvitedStore[]) {
  const names = await storeNames(db)
  return stores.filter(({ storeId }) => names.has(storeId))
}

async function storeNames(db: ScopedDatabase): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectStores(db)).map(({ id, name }) => [id, name]))
}

function datesOf(row: InvitationRow) {
  return {
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    acceptedAt: row.accepted_at,
    declinedAt: row.declined_at,
  }
}

function toDetails(
  row: InvitationRow,
  names: ReadonlyMap<string, string>,
  now: Date,
): InvitationDetails {
  const stores = row.stores.flatMap(({ storeId, role }): readonly InvitationStore[] => {
    const name = names.get(storeId)
    return name === undefined ? [] : [{ id: storeId, name, role }]
  })
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    stores,
    state: invitationState(datesOf(row), now),
    invitedBy: row.inviter,
    sentAt: row.sent_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  }
}

async function mail(invitation: {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedOrganization
  readonly services: Services
  readonly offer: { readonly email: string | null; readonly stores: readonly InvitedStore[] }
  readonly secret: string
}): Promise<void> {
  const { db, scope, services, offer, secret } = invitation
  if (offer.email === null) return
  const names = await storeNames(db)
  const organization = await selectOrganization(db)
  const inviter = await selectUser(db.within({ kind: 'user', userId: scope.userId }))
  await services.mailer.sendInvitation(db, {
    to: offer.email,
    organizationName: organization?.name ?? '',
    inviterName: inviter?.name ?? '',
    storeNames: offer.stores.flatMap(({ storeId }) => names.get(storeId) ?? []),
    secret,
  })
}

export const invitations = [list, create, revoke, resend, getByToken, accept, decline]
