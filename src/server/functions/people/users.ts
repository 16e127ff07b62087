import { api } from '#contract/api.ts'
import type { LoginDetails } from '#contract/users.ts'
import { Fault } from '#domain/fault.ts'
import { releaseAssignments } from '#server/queries/assignments/released-assignments.ts'
import {
  deleteStoreMember,
  lockMember,
  selectMembers,
  selectStoreMembers,
  upsertStoreMember,
} from '#server/queries/people/members.ts'
import { selectLogins, selectPasskeys, selectUser } from '#server/queries/people/users.ts'
import {
  anywhere,
  asUser,
  implementMutation,
  implementQuery,
  inOrganization,
  inStore,
} from '../implement.ts'
import { selectEnterableStores, teamFor } from '../stores/stores.ts'

const current = implementQuery(api.users.current, {
  authorize: anywhere,
  sharedBy: 'user',
  run: async ({ db, scope: { viewer } }) => {
    if (!viewer) return null
    const user = await selectUser(db)
    if (!user) return null
    const stores = await selectEnterableStores(db, viewer.memberships)
    const { twoFactorEnabled, ...known } = user
    return {
      ...known,
      twoFactor: twoFactorEnabled,
      createdAt: user.createdAt.getTime(),
      storeIds: stores.map(({ id }) => id),
      platformAdmin: viewer.platformAdmin,
      bySignOn: viewer.signedOnTo !== undefined,
    }
  },
})

const getTeamByStore = implementQuery(api.users.getTeamByStore, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const stores = await selectEnterableStores(db, [scope.membership])
    const [people, seats] = await Promise.all([selectMembers(db), selectStoreMembers(db)])
    return stores.map(({ id, name, role }) => ({
      id,
      name,
      role,
      members: teamFor(
        role,
        people,
        seats.filter((seat) => seat.store_id === id),
      ),
    }))
  },
})

const assignUserToStore = implementMutation(api.users.assignUserToStore, {
  authorize: inStore,
  run: async ({ db, scope, args }) => {
    const { organizationId, storeId } = scope
    const member = await lockMember(
      db.within({ kind: 'organization', organizationId }),
      args.userId,
    )
    if (!member) throw new Fault('not_found', 'This person is not in the organization.')
    await upsertStoreMember(db, { organizationId, storeId, userId: args.userId, role: args.role })
    return null
  },
})

const removeUserFromStore = implementMutation(api.users.removeUserFromStore, {
  authorize: inStore,
  run: async ({ db, scope, args }) => {
    const { organizationId, storeId } = scope
    const removed = await deleteStoreMember(db, storeId, args.userId)
    if (!removed) throw new Fault('not_found', 'This person is not in the team of this store.')
    await releaseAssignments(db.within({ kind: 'organization', organizationId }), args.userId)
    return null
  },
})

const listLogins = implementQuery(api.users.listLogins, {
  authorize: asUser,
  sharedBy: 'login',
  run: async ({ db, scope }) => {
    // Where else somebody signs in is not for whoever runs an identity provider.
    const { sessionId, signedOnTo } = scope.viewer
    const logins = await selectLogins(db, { now: new Date(), signedOnTo })
    return logins.map((login) => ({
      id: login.id,
      current: login.id === sessionId,
      by: waysOf(login),
      userAgent: login.userAgent,
      address: login.ipAddress,
      createdAt: login.createdAt.getTime(),
      lastSeenAt: login.updatedAt.getTime(),
    }))
  },
})

function waysOf({
  byPasskey,
  signedOnTo,
}: Awaited<ReturnType<typeof selectLogins>>[number]): LoginDetails['by'] {
  if (signedOnTo !== null) return 'sign_on'
  return byPasskey ? 'passkey' : null
}

const listPasskeys = implementQuery(api.users.listPasskeys, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db }) => {
    const passkeys = await selectPasskeys(db)
    return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name: name ?? '',
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    }))
  },
})

export const users = [
  current,
  getTeamByStore,
  assignUserToStore,
  removeUserFromStore,
  listLogins,
  listPasskeys,
]
