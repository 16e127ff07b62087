// What a directory says of a person becomes a membership here: an account, a seat in the organization, and the stores of
// their groups. In one transaction, in the scope of the organization.

import { Fault, parseFault } from '#domain/fault.ts'
import { tidyText } from '#domain/naming.ts'
import { ScimFault } from '#domain/scim/scim-fault.ts'
import { storesOfGroups } from '#domain/scim/scim-group.ts'
import type { ScimUserFields } from '#domain/scim/scim-user.ts'
import { domainOf, shortName } from '#domain/sign-on.ts'
import { refuseRemoval } from '#domain/team.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { releaseAssignments } from '#server/queries/assignments/released-assignments.ts'
import { insertJournal } from '#server/queries/journal/journal.ts'
import { revokeInvitationsTo } from '#server/queries/people/invitations.ts'
import {
  deleteMember,
  deleteStoreMember,
  lockMember,
  selectTeamFacts,
  upsertMember,
  upsertStoreMember,
} from '#server/queries/people/members.ts'
import {
  endSignedOn,
  selectGroupMembers,
  selectScimGroups,
  selectScimUserOf,
  selectSeatsOf,
} from '#server/queries/scim/scim.ts'
import {
  insertPerson,
  selectAccount,
  selectProvedDomains,
  selectProvider,
  takeOverUnconfirmed,
} from '#server/queries/sign-on/sign-on.ts'
import { openStores } from '../people/invitation-views.ts'
import type { Entitlements } from '../services.ts'

export interface SeatOptions {
  readonly entitlements: Entitlements
  /** Addresses of people who operate the installation. */
  readonly operators: readonly string[]
  readonly newId: () => string
}

interface Seated {
  readonly organizationId: string
  readonly scimUserId: string
  readonly userId: string | null
  readonly fields: ScimUserFields
}

/** Returns the account of the person; null for one who never worked here. */
export async function seatPerson(
  db: ScopedDatabase,
  { organizationId, scimUserId, userId, fields }: Seated,
  options: SeatOptions,
): Promise<string | null> {
  if (!fields.isActive) {
    if (userId !== null) await removePerson(db, { organizationId, userId }, options)
    return userId
  }
  const person = userId ?? (await accountFor(db, fields, options))
  const twin = await selectScimUserOf(db, person, scimUserId)
  if (twin) throw new ScimFault(409, `${twin.user_name} has this account already.`, 'uniqueness')
  const member = await lockMember(db, person)
  if (!member && userId !== null) await refuseReturn(db, userId, options)
  if (!member) await addPerson(db, { organizationId, userId: person }, options)
  const isFirst = member === undefined
  await seatInStores(db, { organizationId, userId: person, scimUserId, isFirst }, options)
  return person
}

/** An address counts in a proved domain alone, or a directory could name anybody. */
async function refuseAddress(
  db: ScopedDatabase,
  email: string,
  {
    account,
    operators,
  }: {
    readonly account: { readonly role: string | null } | undefined
    readonly operators: readonly string[]
  },
): Promise<void> {
  const domain = domainOf(email)
  if (domain === undefined || !(await selectProvedDomains(db)).includes(domain)) {
    const detail = `${email} is not in a domain that your organization has proved.`
    throw new ScimFault(400, detail, 'invalidValue')
  }
  if (operators.includes(email) || account?.role === 'admin') {
    throw new ScimFault(403, `${email} is not managed by a directory.`)
  }
}

async function accountFor(
  db: ScopedDatabase,
  fields: ScimUserFields,
  { operators, newId }: SeatOptions,
): Promise<string> {
  const email = fields.email.toLowerCase()
  const account = await selectAccount(db, 'email', email)
  await refuseAddress(db, email, { account, operators })
  if (!account) {
    const userId = newId()
    await insertPerson(db, { userId, email, name: nameOf(fields) })
    return userId
  }
  // Whoever made it may be a stranger, who must not become a member by it.
  if (!account.emailVerified) await takeOverUnconfirmed(db, account.id)
  return account.id
}

/** Time has passed since the account was found: the domain may be gone, or be somebody else's. */
async function refuseReturn(
  db: ScopedDatabase,
  userId: string,
  options: SeatOptions,
): Promise<void> {
  const account = await selectAccount(db, 'id', userId)
  await refuseAddress(db, account?.email ?? '', { account, ...options })
}

function nameOf({ displayName, givenName, familyName, userName }: ScimUserFields): string {
  const parts = [givenName, familyName].filter((part) => part !== null).join(' ')
  const [name = userName] = [displayName ?? '', parts].map(tidyText).filter((one) => one !== '')
  return shortName(name)
}

interface Person {
  readonly organizationId: string
  readonly userId: string
}

async function addPerson(
  db: ScopedDatabase,
  { organizationId, userId }: Person,
  { entitlements, newId }: SeatOptions,
): Promise<void> {
  const seat = { db, organizationId, feature: 'members', amount: 1 } as const
  await entitlements.require(seat).catch((error: unknown) => {
    const fault = error instanceof Fault ? error : parseFault(error)
    if (fault?.code !== 'limit_reached') throw error
    throw new ScimFault(403, 'The plan of this organization has no room for another member.')
  })
  await upsertMember(db, { organizationId, userId, role: 'member' })
  await note(db, { organizationId, userId, action: 'scim.add', newId })
}

/** Live sockets and questions end with the row of the member, in the next tick. */
async function removePerson(
  db: ScopedDatabase,
  { organizationId, userId }: Person,
  { newId }: SeatOptions,
): Promise<void> {
  const team = await selectTeamFacts(db)
  const member = await lockMember(db, userId)
  if (!member) return
  try {
    refuseRemoval(member.role, team)
  } catch (error) {
    const fault = error instanceof Fault ? error : parseFault(error)
    throw fault ? new ScimFault(409, fault.message, 'mutability') : error
  }
  await deleteMember(db, userId)
  await releaseAssignments(db, userId)
  await endSignedOn(db, userId, organizationId)
  const { email = '' } = (await selectAccount(db, 'id', userId)) ?? {}
  await revokeInvitationsTo(db, email.toLowerCase())
  await note(db, { organizationId, userId, action: 'scim.remove', newId })
}

function note(
  db: ScopedDatabase,
  {
    organizationId,
    userId,
    action,
    newId,
  }: Person & {
    readonly action: string
    readonly newId: () => string
  },
) {
  return insertJournal(db, {
    ...{ organizationId, userId, action, auditId: null, storeId: null, details: {} },
    id: newId(),
  })
}

interface StoreSeats extends Person {
  readonly scimUserId: string
  /** Whether they have just become a member. */
  readonly isFirst: boolean
}

/** As soon as owners have given stores to a group, groups say where people of the directory work. */
async function seatInStores(
  db: ScopedDatabase,
  { organizationId, userId, scimUserId, isFirst }: StoreSeats,
  { newId }: Pick<SeatOptions, 'newId'>,
): Promise<void> {
  const groups = await selectScimGroups(db)
  const isByGroups = groups.some(({ stores }) => stores.length > 0)
  if (!isByGroups && !isFirst) return
  const own = new Set(
    (await selectGroupMembers(db))
      .filter(({ scim_user_id }) => scim_user_id === scimUserId)
      .map(({ group_id }) => group_id),
  )
  const ofGroups = groups.filter(({ id }) => own.has(id)).map(({ stores }) => stores)
  const wanted = isByGroups
    ? storesOfGroups(ofGroups)
    : ((await selectProvider(db))?.join_stores ?? [])
  const open = await openStores(db, wanted)
  const isMoved = await moveTo(db, { organizationId, userId }, open)
  if (isMoved) await note(db, { organizationId, userId, action: 'scim.seat', newId })
}

/** False where everything was so already. */
async function moveTo(
  db: ScopedDatabase,
  { organizationId, userId }: Person,
  wanted: Awaited<ReturnType<typeof openStores>>,
): Promise<boolean> {
  const seats = await selectSeatsOf(db, userId)
  const left = seats.filter((seat) => !wanted.some(({ storeId }) => storeId === seat.store_id))
  for (const { store_id } of left) await deleteStoreMember(db, store_id, userId)
  const changed = wanted.filter(
    ({ storeId, role }) => !seats.some((seat) => seat.store_id === storeId && seat.role === role),
  )
  for (const { storeId, role } of changed) {
    await upsertStoreMember(db, { organizationId, storeId, userId, role })
  }
  if (left.length > 0) await releaseAssignments(db, userId)
  return left.length > 0 || changed.length > 0
}

/** After groups or their stores have changed. */
export async function reseatGroups(
  db: ScopedDatabase,
  organizationId: string,
  people: readonly {
    readonly id: string
    readonly user_id: string | null
    readonly is_active: boolean
  }[],
  options: Pick<SeatOptions, 'newId'>,
): Promise<void> {
  for (const { id: scimUserId, user_id: userId, is_active } of people) {
    if (userId === null || !is_active || !(await lockMember(db, userId))) continue
    await seatInStores(db, { organizationId, userId, scimUserId, isFirst: false }, options)
  }
}
