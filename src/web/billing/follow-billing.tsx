import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { billingKeys } from './billing-keys.ts'

/** Reloads billing when the customer has changed in another tab or through another person. */
export function FollowBilling({ orgId }: { readonly orgId: string }) {
  const live = useLiveQuery(api.billing.getRevision, { orgId })
  const queryClient = useQueryClient()
  const state = live && JSON.stringify(live)
  useEffect(() => {
    if (state) void queryClient.invalidateQueries({ queryKey: billingKeys.everything })
  }, [state, queryClient])
  return null
}
