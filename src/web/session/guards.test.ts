import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { currentUserQuery } from './access.ts'
import { requireStore, sendSignedInAway } from './guards.ts'
import { sessionQuery } from './session.ts'

const NORA = {
  id: 'nora',
  name: 'Nora Quill',
  email: 'nora@shop.test',
  image: null,
  createdAt: 1,
  language: null,
}

/** Where a signed-in person is sent, and with which parameters. */
async function sentFrom(search: { readonly ott?: string; readonly invitation?: string }) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, { user: NORA, token: null })
  // The types of a server function's data differ from those of the query.
  queryClient.setQueryData<unknown>(currentUserQuery.queryKey, { ...NORA, storeIds: ['store-1'] })
  const thrown = await sendSignedInAway({ context: { queryClient }, search, from: 'signin' }).catch(
    (error: unknown) => error,
  )
  return thrown
}

test('whoever is signed in keeps the token of a link on the way to their store', async () => {
  expect(await sentFrom({ ott: 'secret' })).toMatchObject({
    options: {
      to: '/stores/$storeId',
      params: { storeId: 'store-1' },
      search: { ott: 'secret' },
    },
  })
  expect(await sentFrom({ ott: 'secret', invitation: 'offer' })).toMatchObject({
    options: { to: '/invite/accept', search: { token: 'offer', from: 'signin', ott: 'secret' } },
  })
})

test('whoever opens a store after the end of their day pass is sent to the page about it', async () => {
  const refusedWith = (fault: Fault) => {
    const queryClient = new QueryClient()
    queryClient.fetchQuery = () => Promise.reject(fault)
    return requireStore(queryClient, 'store-1').catch((error: unknown) => error)
  }
  const ended = new Fault('forbidden', 'This day pass has ended.', { reason: 'pass_ended' })
  expect(await refusedWith(ended)).toMatchObject({ options: { to: '/day-pass' } })
  const suspended = new Fault('suspended')
  expect(await refusedWith(suspended)).toBe(suspended)
})
