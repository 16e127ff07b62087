import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionUser } from '#contract/backend.ts'
import { accessQuery } from './access.ts'
import { cacheAccess, cacheUser } from './cached-session.ts'

/** Caches what came with the page as well: it may be the last one with a network. */
export function useCacheSession(user: SessionUser): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (user.isVisitor) return
    cacheUser(user)
    const access = queryClient.getQueryData(accessQuery.queryKey)
    if (access) cacheAccess(access)
  }, [queryClient, user])
}
