// Answering an invitation: by the secret in its link, or as the owner of the address it was sent to.

import { api } from '#contract/api.ts'
import type { Joined, MyInvitation } from '#contract/invitations.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import { refuseAcceptance, refuseWithoutSeat } from '#domain/invitation.ts'
import { journalDetails } from '#domain/journal-details.ts'
import { refuseSuspended } from '#domain/permission.ts'
import { refuseForeignJoiner } from '#domain/requirements.ts'
import { refuseOwnLogin, refuseSignOn } from '#domain/sign-on.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endInvitation,
  selectInvitation,
  selectInvitationByToken,
  selectWaitingInvitations,
} from '#server/queries/people/invitations.ts'
import { joinStore, upsertMember } from '#server/queries/people/members.ts'
import { savePreference, selectOrganization } from '#server/queries/people/organizations.ts'
import { selectUser } from '#server/queries/people/users.ts'
import { isTakenOut } from '#server/queries/scim/scim.ts'
import { hashSecret } from '#server/secret-token.ts'
import type { ViewerScope } from '../authorize.ts'
import { anywhere, asUser, implementMutation, implementQuery } from '../implement.ts'
import { noteInOrganization } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { allMemberships, type Viewer } from '../viewer.ts'
import {
  type InvitationRow,
  openStores,
  refuseEnded,
  stateOf,
  storeNames,
  toDetails,
} from './invitation-views.ts'

/** An invitation, with the scope of its organization. */
interface Found {
  readonly invitation: InvitationRow
  readonly own: ScopedDatabase
}

interface Answering {
  readonly db: ScopedDatabase
  readonly scope: ViewerScope
  readonly services: Services
}

const getByToken = implementQuery(api.invitations.getByToken, {
  authorize: anywhere,
  sharedBy: 'user',
  run: async ({ db, scope, args }) => {
    const { invitation, own } = await findByToken(db, args.token)
    const organization = await selectOrganization(own)
    const details = toDetails(invitation, await storeNames(own), new Date())
    const { email, role, stores, state, invitedBy } = details
    // The address of somebody with a day pass is made up: they have no account yet, not another one.
    const account = scope.viewer?.isHelper ? undefined : scope.viewer
    const wrongAccount =
      account !== undefined && email !== null && email !== account.email.toLowerCase()
    const organizationName = organization?.name ?? ''
    return { organizationName, email, role, stores, state, invitedBy, wrongAccount }
  },
})

const accept = implementMutation(api.invitations.accept, {
  authorize: asUser,
  run: async (call) => join(call, await findByToken(call.db, call.args.token)),
})

const decline = implementMutation(api.invitations.decline, {
  authorize: asUser,
  run: async (call) => refuse(call, await findByToken(call.db, call.args.token)),
})

const listMine = implementQuery(api.invitations.listMine, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const { email, mailbox } = await openMailbox(db)
    // What other organizations offer is not for whoever runs an identity provider.
    if (!mailbox || scope.viewer.signedOnTo !== undefined)
      return { email, verified: false, invitations: [] }
    const rows = await selectWaitingInvitations(mailbox, new Date())
    const invitations: MyInvitation[] = []
    for (const row of rows) invitations.push(await toMine(db, row))
    return { email, verified: true, invitations }
  },
})

const acceptMine = implementMutation(api.invitations.acceptMine, {
  authorize: asUser,
  run: async (call) => join(call, await findMine(call.db, call.args.invitationId)),
})

const declineMine = implementMutation(api.invitations.declineMine, {
  authorize: asUser,
  run: async (call) => refuse(call, await findMine(call.db, call.args.invitationId)),
})

async function join({ db, scope, services }: Answering, found: Found): Promise<Joined> {
  const { invitation, own } = found
  const { viewer, userId } = scope
  const now = services.now()
  refuseForeignSignOn(viewer, invitation)
  refuseAcceptance(stateOf(invitation, now), invitation.email, viewer.email)
  const organization = await selectOrganization(own)
  refuseSuspended({ suspendedReason: organization?.suspended_reason ?? null })
  const isConfirmed = (await selectUser(db))?.emailVerified ?? false
  const joiner = { email: viewer.email, isConfirmed }
  refuseForeignJoiner(organization?.email_domains ?? [], joiner)
  const ending = { accepted_at: now, accepted_by: userId }
  if (!(await endInvitation(own, invitation.id, ending))) refuseEnded(invitation, now)
  const organizationId = invitation.organization_id
  const isMember = allMemberships(viewer).some((one) => one.organizationId === organizationId)
  if (!isMember) {
    await refuseTakenOut(own, { userId, email: viewer.email }, invitation)
    const seat = { db: own, organizationId, feature: 'members', amount: 1 } as const
    await services.entitlements.require(seat).catch((error: unknown) => {
      // The invited person does not know the plan and cannot change it, so they get a message of their own.
      if (parseFault(error)?.code === 'limit_reached') refuseWithoutSeat(organization?.name ?? '')
      throw error
    })
  }
  await upsertMember(own, { organizationId, userId, role: invitation.role })
  const open = await openStores(own, invitation.stores)
  for (const { storeId, role } of open) {
    await joinStore(own, { organizationId, storeId, userId, role })
  }
  await savePreference(db, userId, organizationId)
  await noteAnswer({ scope, services }, found, 'invitations.accept')
  return { organizationId, storeId: open[0]?.storeId ?? null }
}

/** A link for anybody is none for whom the directory has taken out; one that names them is an owner's word. */
async function refuseTakenOut(
  own: ScopedDatabase,
  joiner: { readonly userId: string; readonly email: string },
  { email }: InvitationRow,
): Promise<void> {
  if (email === null && (await isTakenOut(own, joiner))) refuseSignOn('removed')
}

async function refuse({ scope, services }: Answering, found: Found): Promise<null> {
  const { invitation, own } = found
  const now = services.now()
  refuseForeignSignOn(scope.viewer, invitation)
  refuseAcceptance(stateOf(invitation, now), invitation.email, scope.viewer.email)
  const isEnded = await endInvitation(own, invitation.id, { declined_at: now })
  if (!isEnded) refuseEnded(invitation, now)
  await noteAnswer({ scope, services }, found, 'invitations.decline')
  return null
}

/** An identity provider speaks for a person in its own organization alone. */
function refuseForeignSignOn({ signedOnTo }: Viewer, { organization_id }: InvitationRow): void {
  if (signedOnTo !== undefined && signedOnTo !== organization_id) refuseOwnLogin()
}

/** Writes the journal entry, whether the answer came by link or from the mailbox. */
function noteAnswer(
  { scope: { userId }, services }: Pick<Answering, 'scope' | 'services'>,
  { invitation: { organization_id: organizationId, email, role, stores }, own }: Found,
  action: 'invitations.accept' | 'invitations.decline',
): Promise<void> {
  const details = journalDetails({ email, role, stores }, null)
  return noteInOrganization({ db: own, services }, { organizationId, userId, action, details })
}

/** The invitation that a link belongs to. */
async function findByToken(db: ScopedDatabase, secret: string): Promise<Found> {
  const token = db.within({ kind: 'token', tokenHash: hashSecret(secret) })
  return found(db, await selectInvitationByToken(token))
}

/** An invitation that was sent to the viewer's own address. */
async function findMine(db: ScopedDatabase, invitationId: string): Promise<Found> {
  const { mailbox } = await openMailbox(db)
  return found(db, mailbox && (await selectInvitation(mailbox, invitationId)))
}

function found(db: ScopedDatabase, invitation: InvitationRow | undefined): Found {
  if (!invitation) throw new Fault('not_found', 'This invitation does not exist.')
  const organizationId = invitation.organization_id
  return { invitation, own: db.within({ kind: 'organization', organizationId }) }
}

/** The scope of invitations to the viewer's address, once the address is verified. */
async function openMailbox(db: ScopedDatabase) {
  const user = await selectUser(db)
  if (!user) throw new Fault('unauthenticated')
  // The address is not validated: those of made-up people would fail, and nobody can invite them anyway.
  const email = user.email.toLowerCase()
  const mailbox = user.emailVerified ? db.within({ kind: 'mailbox', email }) : undefined
  return { email, mailbox }
}

async function toMine(db: ScopedDatabase, row: InvitationRow): Promise<MyInvitation> {
  const { own } = found(db, row)
  const organization = await selectOrganization(own)
  const { id, role, stores, invitedBy, expiresAt } = toDetails(
    row,
    await storeNames(own),
    new Date(),
  )
  return { id, organizationName: organization?.name ?? '', role, stores, invitedBy, expiresAt }
}

export const invitationAnswers = [getByToken, accept, decline, listMine, acceptMine, declineMine]
