// Takes over a session from another domain: a page opened with `?ott=…` exchanges the token for a session of
// its own. A person who is signed in as someone else is asked first, and until they answer neither the token
// nor their session is touched.

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { showToast } from '../kit/toasts.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { AuthRequestError } from './auth-request.ts'
import type { HandOverPerson } from './hand-over-question.tsx'
import { exchangeToken, peekToken, withoutOneTimeToken } from './one-time-token.ts'
import { everySearch } from './search.ts'
import { loadSession } from './session.ts'
import { useEnter } from './use-enter.ts'

const HandOverQuestion = lazyWithRetry(() => import('./hand-over-question.tsx'))

interface Question {
  readonly token: string
  readonly current: HandOverPerson
  readonly next: HandOverPerson
}

/** The token is read once on load, and removed from the address bar before it is used. */
export function HandOver() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const enter = useEnter()
  const t = useMessages('common')
  const isRead = useRef(false)
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const { location } = router.state
    const { ott: token } = everySearch(location.search)
    if (token === undefined) return
    router.history.replace(withoutOneTimeToken(location.href))
    const take = async () => {
      const { user } = await loadSession(queryClient)
      const next = user ? await peekToken(token) : null
      if (user && next) return setQuestion({ token, current: user, next })
      await exchangeToken(token)
      await enter()
    }
    take().catch((error: unknown) => sayRefused(error, t))
  }, [router, queryClient, enter, t])
  if (!question) return null
  const { token, ...people } = question
  return (
    <HandOverQuestion
      {...people}
      onClose={() => setQuestion(undefined)}
      onContinue={async () => {
        await exchangeToken(token)
        // A full reload: nothing this page knows about one person may be shown to the other.
        window.location.reload()
      }}
    />
  )
}

/** A person who has scanned a code wants to know why the page asks for a password after all. */
function sayRefused(error: unknown, t: Messages<'common'>): void {
  console.warn('The one-time token was not accepted', error)
  if (!(error instanceof AuthRequestError)) return
  showToast({
    tone: 'error',
    title: t('handOver.refused'),
    description: t('handOver.refusedText'),
  })
}
