import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import {
  canManageInvitation,
  decideOffer,
  expiryOf,
  type InvitedStore,
} from '#domain/invitation.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endInvitation,
  insertInvitation,
  renewInvitation,
  selectInvitation,
  selectInvitations,
} from '#server/queries/invitations.ts'
import { selectOrganization } from '#server/queries/organizations.ts'
import { selectUser } from '#server/queries/users.ts'
import { createSecretToken } from '#server/secret-token.ts'
import type { AuthorizedOrganization } from './authorize.ts'
import { implementMutation, implementQuery, inOrganization } from './implement.ts'
import { invitationAnswers } from './invitation-answers.ts'
import {
  type InvitationRow,
  openStores,
  refuseEnded,
  stateOf,
  storeNames,
  toDetails,
} from './invitation-views.ts'
import type { Services } from './services.ts'

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
    const state = stateOf(invitation, now)
    if (state !== 'open' && state !== 'expired') refuseEnded(invitation, now)
    const token = createSecretToken()
    const renewal = { tokenHash: token.hash, sentAt: now, expiresAt: expiryOf(now) }
    await renewInvitation(db, invitation.id, renewal)
    await mail({ db, scope, services, offer: invitation, secret: token.secret })
    return { id: invitation.id, token: token.secret }
  },
})

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

async function requireStores(db: ScopedDatabase, stores: readonly InvitedStore[]): Promise<void> {
  const open = await openStores(db, stores)
  if (open.length < stores.length) throw new Fault('not_found')
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
    inviterId: scope.userId,
    inviterName: inviter?.name ?? '',
    storeNames: offer.stores.flatMap(({ storeId }) => names.get(storeId) ?? []),
    secret,
  })
}

export const invitations = [list, create, revoke, resend, ...invitationAnswers]
