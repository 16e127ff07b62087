import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { accessQuery, currentUserQuery } from '../session/access.ts'

/** After a change of stores: makes the guards of the pages load them again. */
export function useForgetAccess(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accessQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    ])
    await router.invalidate()
  }
}
