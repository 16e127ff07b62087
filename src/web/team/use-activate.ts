import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'

/** Which organization the viewer works in, where no store in the address says so. */
export function useActivate() {
  return useBackendMutation(api.organizations.activate, {
    optimisticUpdate: (store, { orgId }) => {
      const organizations = store.get(api.organizations.getByUser, {})
      const switched = organizations?.map((one) => ({ ...one, active: one.id === orgId }))
      if (switched) store.set(api.organizations.getByUser, {}, switched)
    },
  })
}
