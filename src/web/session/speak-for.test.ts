import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionQuery } from './session.ts'
import { tokenFetchOf } from './speak-for.ts'

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
