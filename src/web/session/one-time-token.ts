// Hand-over of a session from another domain: whoever arrives with `?ott=…` exchanges it for a
// session of their own.

import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { showToast } from '../kit/toasts.ts'
import { AuthRequestError, memberOf, postAuth, requestAuth } from './auth-request.ts'
import { everySearch } from './search.ts'
import { useEnter } from './use-enter.ts'

/** Read once on load; the address bar forgets the token before it is used. */
export function useOneTimeToken(): void {
  const router = useRouter()
  const enter = useEnter()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const { location } = router.state
    const { ott } = everySearch(location.search)
    if (ott === undefined) return
    router.history.replace(withoutOneTimeToken(location.href))
    exchange(ott)
      .then(() => enter())
      .catch(sayRefused)
  }, [router, enter])
}

/** Whoever pointed a phone at a code wants to know why the page asks for a password after all. */
function sayRefused(error: unknown): void {
  console.warn('The one-time token was not accepted', error)
  if (!(error instanceof AuthRequestError)) return
  showToast({
    tone: 'error',
    title: 'Code not accepted',
    description: 'It was used already or is too old. Ask for a new one, or sign in here.',
  })
}

export function withoutOneTimeToken(href: string): string {
  const url = new URL(href, 'https://here.invalid')
  url.searchParams.delete('ott')
  return url.pathname + url.search + url.hash
}

async function exchange(token: string): Promise<void> {
  const { session } = parseVerified(await postAuth('/one-time-token/verify', { token }))
  const headers = { authorization: `Bearer ${session.token}` }
  await requestAuth('/get-session', { method: 'GET', headers })
}

function parseVerified(answer: unknown): { readonly session: { readonly token: string } } {
  const token = memberOf(memberOf(answer, 'session'), 'token')
  if (typeof token !== 'string') throw new Error('The answer holds no session')
  return { session: { token } }
}
