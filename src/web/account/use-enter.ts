import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { takeReturnPath } from '../session/return-path.ts'
import { sessionQuery } from '../session/session.ts'

/** After signing in: forget who was known, then go where the visitor wanted or belongs. */
export function useEnter(): (invitation?: string | undefined) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (invitation) => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    const wanted = invitation ? undefined : takeReturnPath()
    if (wanted) router.history.push(wanted)
    else await router.invalidate()
  }
}
