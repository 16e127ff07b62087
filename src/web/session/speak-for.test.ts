import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { postAuth } from './auth-request.ts'
import { sessionQuery } from './session.ts'
import { tokenFetchOf } from './speak-for.ts'

afterEach(() => vi.unstubAllGlobals())

test('the same user keeps the same function, another user gets another one', () => {
  const queryClient = new QueryClient()
  const ada = tokenFetchOf(queryClient, 'ada')
  expect(tokenFetchOf(queryClient, 'ada')).toBe(ada)
  const bea = tokenFetchOf(queryClient, 'bea')
  expect(bea).not.toBe(ada)
  expect(tokenFetchOf(queryClient, 'ada')).not.toBe(ada)
  expect(tokenFetchOf(new QueryClient(), 'ada')).not.toBe(ada)
})

test('the token that came with the session is used first', async () => {
  const queryClient = new QueryClient()
  const fetchToken = tokenFetchOf(queryClient, 'ada')
  expect(await fetchToken({ forceRefreshToken: false })).toBeNull()
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, token: 'kept' })
  expect(await fetchToken({ forceRefreshToken: false })).toBe('kept')
})

test('a page does not speak for somebody who has signed in by another tab', async () => {
  const queryClient = new QueryClient()
  const fetchToken = tokenFetchOf(queryClient, 'ada')
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, token: tokenOf('bea') })
  expect(await fetchToken({ forceRefreshToken: false })).toBeNull()
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, token: tokenOf('ada') })
  expect(await fetchToken({ forceRefreshToken: false })).toBe(tokenOf('ada'))
})

test('while a call may bring another session, the page waits before it asks who it is', async () => {
  const turningOn = Promise.withResolvers<Response>()
  const signingOut = Promise.withResolvers<Response>()
  const paths: string[] = []
  const answers: Readonly<Record<string, Promise<Response>>> = {
    '/api/auth/two-factor/verify-totp': turningOn.promise,
    '/api/auth/sign-out': signingOut.promise,
  }
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return (await answers[path]) ?? Response.json({ token: 'of the new session' })
  })
  const turnedOn = postAuth('/two-factor/verify-totp')
  const token = tokenFetchOf(new QueryClient(), undefined)({ forceRefreshToken: true })
  turningOn.resolve(Response.json({}))
  await turnedOn
  // One call more, begun meanwhile, that is refused.
  const refused = postAuth('/sign-out')
  await Promise.resolve()
  expect(paths).not.toContain('/api/auth/token')
  signingOut.resolve(new Response('{}', { status: 400 }))
  await expect(refused).rejects.toThrow()
  expect(await token).toBe('of the new session')
})
