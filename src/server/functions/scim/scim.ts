// What owners decide about the directory of their organization.

import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { decideJoining } from '#domain/sign-on.ts'
import {
  deleteToken,
  replaceToken,
  selectGroupMembers,
  selectScimGroup,
  selectScimGroups,
  selectScimUsers,
  selectToken,
  updateGroupStores,
} from '#server/queries/scim/scim.ts'
import { createSecretToken } from '#server/secret-token.ts'
import { implementMutation, implementQuery, inOrganization } from '../implement.ts'
import { openStores } from '../people/invitation-views.ts'
import { reseatGroups } from './seat-people.ts'

const get = implementQuery(api.scim.get, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db }) => {
    const token = await selectToken(db)
    const users = await selectScimUsers(db, undefined)
    const members = Map.groupBy(await selectGroupMembers(db), (one) => one.group_id)
    const groups = await selectScimGroups(db)
    return {
      token: token
        ? {
            hint: token.hint,
            createdAt: token.created_at.getTime(),
            lastUsedAt: token.last_used_at?.getTime() ?? null,
          }
        : null,
      people: users.filter(({ is_active }) => is_active).length,
      groups: groups.map(({ id, display_name: name, stores }) => ({
        id,
        name,
        members: members.get(id)?.length ?? 0,
        stores,
      })),
    }
  },
})

const HINT_LETTERS = 4

const createToken = implementMutation(api.scim.createToken, {
  authorize: inOrganization,
  journal: ({ result: { secret } }) => ({ hint: secret.slice(-HINT_LETTERS) }),
  run: async ({ db, scope: { organizationId, userId: createdBy } }) => {
    const { secret, hash } = createSecretToken()
    const hint = secret.slice(-HINT_LETTERS)
    await replaceToken(db, { organizationId, hash, hint, createdBy })
    return { secret }
  },
})

const removeToken = implementMutation(api.scim.removeToken, {
  authorize: inOrganization,
  run: async ({ db }) => {
    const gone = await deleteToken(db)
    if (gone.length === 0) throw new Fault('not_found')
    return null
  },
})

const setGroupStores = implementMutation(api.scim.setGroupStores, {
  authorize: inOrganization,
  journal: ({ args: { stores } }) => ({ stores: stores.length }),
  run: async ({ db, scope: { organizationId }, args: { groupId, stores }, services }) => {
    if (!(await selectScimGroup(db, groupId))) throw new Fault('not_found')
    const open = await openStores(db, stores)
    if (open.length < stores.length) throw new Fault('not_found')
    await updateGroupStores(db, groupId, decideJoining(false, open))
    await reseatGroups(db, organizationId, await selectScimUsers(db, undefined), services)
    return null
  },
})

export const scim = [get, createToken, removeToken, setGroupStores]
