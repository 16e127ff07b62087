import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'

/** The organization that the viewer works in, for pages whose address has no store. */
export function useActivate() {
  return useBackendMutation(api.organizations.activate, {
    optimisticUpdate: (store, { orgId }) => {
      const organizations = store.get(api.organizations.getByUser, {})
      const switched = organizations?.map((one) => ({ ...one, active: one.id === orgId }))
      if (switched) store.set(api.organizations.getByUser, {}, switched)
    },
  })
}
