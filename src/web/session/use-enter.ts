import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { takeReturnPath } from './return-path.ts'
import { sessionQuery } from './session.ts'

/** After signing in: forget who was known, then go where the visitor wanted or belongs. */
export function useEnter(): (invitation?: string | undefined) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return useCallback(
    async (invitation) => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      const wanted = invitation ? undefined : takeReturnPath()
      if (wanted) router.history.push(wanted)
      else await router.invalidate()
    },
    [router, queryClient],
  )
}
