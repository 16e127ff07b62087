import { api } from '#contract/api.ts'
import type { OrganizationRole } from '#domain/permission.ts'
import { useBackendMutation } from '../client/react.tsx'

/** What people are in an organization, and whether they are in it at all. */
export function useMembership(orgId: string) {
  const changeRole = useBackendMutation(api.members.changeRole, {
    optimisticUpdate: (store, { userId, role }) => {
      const members = store.get(api.members.list, { orgId })
      const changed = members?.map((one) => (one.id === userId ? { ...one, role } : one))
      if (changed) store.set(api.members.list, { orgId }, changed)
    },
  })
  const remove = useBackendMutation(api.members.remove)
  return {
    changeRole: (userId: string, role: OrganizationRole) => changeRole({ orgId, userId, role }),
    remove: (userId: string) => remove({ orgId, userId }),
  }
}
