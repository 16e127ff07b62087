import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { keepLanguage } from '../kit/page-language.ts'
import { useLanguage } from '../kit/use-messages.ts'
import { takeReturnPath } from './return-path.ts'
import { loadSession, sessionQuery } from './session.ts'

/** After signing in: forgets the previous user, then goes where the visitor wanted to go, or to their start page. */
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
        // If the person reads a different language from this page, the host has to render the next one.
        return wanted ? location.assign(wanted) : location.reload()
      }
      if (wanted) router.history.push(wanted)
      else await router.invalidate()
    },
    [router, queryClient, language],
  )
}
