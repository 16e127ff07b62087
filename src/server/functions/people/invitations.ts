import { api } from '#contract/api.ts'
import type { InvitationLink, SentInvitations } from '#contract/invitations.ts'
import { Fault } from '#domain/fault.ts'
import {
  canManageInvitation,
  decideOffer,
  expiryOf,
  type InvitationOffer,
  type InvitedStore,
} from '#domain/invitation.ts'
import { journalDetails } from '#domain/journal-details.ts'
import { refuseForeignAddress } from '#domain/requirements.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endInvitation,
  insertInvitation,
  renewInvitation,
  selectInvitation,
  selectInvitations,
} from '#server/queries/people/invitations.ts'
import { selectOrganization } from '#server/queries/people/organizations.ts'
import { selectUser } from '#server/queries/people/users.ts'
import { createSecretToken } from '#server/secret-token.ts'
import type { AuthorizedOrganization } from '../authorize.ts'
import { implementMutation, implementQuery, inOrganization } from '../implement.ts'
import { noteInOrganization } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { invitationAnswers } from './invitation-answers.ts'
import {
  type InvitationRow,
  openStores,
  refuseEnded,
  stateOf,
  storeNames,
  toDetails,
} from './invitation-views.ts'

const LISTED_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1_000

const list = implementQuery(api.invitations.list, {
  authorize: inOrganization,
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
  authorize: inOrganization,
  run: async ({ db, scope, args: { email, role, stores }, services }) => {
    const offer = decideOffer(scope.membership, { email, role, stores })
    await requireDomains(db, [offer])
    await requireStores(db, offer.stores)
    await requireSeat({ db, scope, services })
    return send({ db, scope, services }, offer)
  },
})

/** The whole list is one call, so closing the page cannot leave part of it unsent. */
const createMany = implementMutation(api.invitations.createMany, {
  authorize: inOrganization,
  run: async ({ db, scope, args: { emails, role, stores }, services }) => {
    const inviting = { db, scope, services }
    const offers = distinctOffers(
      emails.map((email) => decideOffer(scope.membership, { email, role, stores })),
    )
    await requireDomains(db, offers)
    await requireStores(db, offers[0]?.stores ?? [])
    await requireSeat(inviting)
    const sent: SentInvitations['sent'][number][] = []
    for (const offer of offers) {
      const link = await send(inviting, offer)
      sent.push({ ...link, email: offer.email ?? '' })
      await journalOne(inviting, offer, link.id)
    }
    return { sent, ...(await countSeats(inviting)) }
  },
})

interface Inviting {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedOrganization
  readonly services: Services
}

/** Refuses an invitation that no seat is left for. Open invitations hold no seat: the first to accept gets it. */
async function requireSeat({ db, scope, services }: Inviting): Promise<void> {
  const { organizationId } = scope
  await services.entitlements.require({ db, organizationId, feature: 'members', amount: 1 })
}

async function send(inviting: Inviting, offer: InvitationOffer): Promise<InvitationLink> {
  const { db, scope, services } = inviting
  const id = services.newId()
  const token = createSecretToken()
  const sentAt = services.now()
  await insertInvitation(db, {
    ...offer,
    id,
    organizationId: scope.organizationId,
    tokenHash: token.hash,
    invitedBy: scope.userId,
    sentAt,
    expiresAt: expiryOf(sentAt),
  })
  await mail({ ...inviting, offer, secret: token.secret })
  return { id, token: token.secret }
}

/** Writes an entry for each invited person, as if they had been invited alone. */
async function journalOne({ db, scope, services }: Inviting, offer: InvitationOffer, id: string) {
  const { organizationId, userId } = scope
  const details = journalDetails(offer, { id })
  const action = 'invitations.create'
  await noteInOrganization({ db, services }, { organizationId, userId, action, details })
}

async function countSeats({ db, scope, services }: Inviting) {
  const now = services.now()
  const rows = await selectInvitations(db, new Date(now.getTime() - LISTED_DAYS * DAY_MS))
  const { organizationId } = scope
  return {
    waiting: rows.filter((row) => stateOf(row, now) === 'open').length,
    seatsLeft: await services.entitlements.roomFor({ db, organizationId, feature: 'members' }),
  }
}

/** An address that is in a list twice is invited once. */
function distinctOffers(offers: readonly InvitationOffer[]): readonly InvitationOffer[] {
  return [...new Map(offers.map((offer) => [offer.email, offer])).values()]
}

const revoke = implementMutation(api.invitations.revoke, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const invitation = await requireInvitation(db, scope, args.invitationId)
    const ended = await endInvitation(db, invitation.id, { revoked_at: services.now() })
    if (!ended) refuseEnded(invitation, services.now())
    return null
  },
})

const resend = implementMutation(api.invitations.resend, {
  authorize: inOrganization,
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

async function requireDomains(
  db: ScopedDatabase,
  offers: readonly InvitationOffer[],
): Promise<void> {
  const domains = (await selectOrganization(db))?.email_domains ?? []
  for (const { email } of offers) if (email !== null) refuseForeignAddress(domains, email)
}

async function requireStores(db: ScopedDatabase, stores: readonly InvitedStore[]): Promise<void> {
  const open = await openStores(db, stores)
  if (open.length < stores.length) throw new Fault('not_found')
}

async function mail(
  invitation: Inviting & {
    readonly offer: { readonly email: string | null; readonly stores: readonly InvitedStore[] }
    readonly secret: string
  },
): Promise<void> {
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

export const invitations = [list, create, createMany, revoke, resend, ...invitationAnswers]
