import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { keepLanguage } from '../kit/page-language.ts'
import { useLanguage } from '../kit/use-messages.ts'
import { takeReturnPath } from './return-path.ts'
import { loadSession, sessionQuery } from './session.ts'

/** After signing in: forget who was known, then go where the visitor wanted or belongs. */
export function useEnter(): (invitation?: string | undefined) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useCallback(
    async (invitation) => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      const wanted = invitation ? undefined : takeReturnPath()
      const own = (await loadSession(queryClient)).user?.language
      if (own && own !== language) {
        keepLanguage(own)
        // Somebody who reads another language than this page gets the next one from the host.
        return wanted ? location.assign(wanted) : location.reload()
      }
      if (wanted) router.history.push(wanted)
      else await router.invalidate()
    },
    [router, queryClient, language],
  )
}
