import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionUser } from '#contract/backend.ts'
import { accessQuery } from './access.ts'
import { keepAccess, keepUser } from './kept-session.ts'

/** What came with the page is kept as well: it may be the last one with a network. */
export function useKeepSession(user: SessionUser): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    keepUser(user)
    const access = queryClient.getQueryData(accessQuery.queryKey)
    if (access) keepAccess(access)
  }, [queryClient, user])
}
