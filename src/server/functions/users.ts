import { api } from '#contract/api.ts'
import { selectUser } from '#server/queries/users.ts'
import { anywhere, implementQuery } from './implement.ts'
import { selectEnterableStores } from './stores.ts'

const current = implementQuery(api.users.current, {
  place: anywhere,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    if (!scope.viewer) return null
    const user = await selectUser(db)
    if (!user) return null
    const stores = await selectEnterableStores(db, scope.viewer.memberships)
    return { ...user, createdAt: user.createdAt.getTime(), storeIds: stores.map(({ id }) => id) }
  },
})

export const users = [current]
