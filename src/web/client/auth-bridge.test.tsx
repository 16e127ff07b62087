// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AuthBridge, type AuthProviderState, useBackendAuth } from './auth-bridge.tsx'
import { createQueryClient } from './query-bridge.ts'
import { RealtimeProvider, useLiveQuery } from './react.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import { updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { settle } from './testing/in-react.tsx'
import { shop } from './testing/shop.ts'

const LOADING: AuthProviderState = {
  isLoading: true,
  isAuthenticated: false,
  fetchAccessToken: async () => null,
}
const SIGNED_OUT: AuthProviderState = { ...LOADING, isLoading: false }

let world: FakeWorld
let realtime: RealtimeClient
let queryClient: QueryClient

beforeEach(() => {
  world = new FakeWorld()
  realtime = world.client({ expectAuth: true })
  queryClient = createQueryClient({ realtime })
})

afterEach(cleanup)

function signedIn(token: string): AuthProviderState {
  return { isLoading: false, isAuthenticated: true, fetchAccessToken: async () => token }
}

function Status() {
  const { isLoading, isAuthenticated } = useBackendAuth()
  return <p>{isLoading ? 'loading' : isAuthenticated ? 'known' : 'nobody'}</p>
}

function Total() {
  return <p>total: {useLiveQuery(shop.total, { store: 'a' })}</p>
}

function App({ provider }: { provider: AuthProviderState }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RealtimeProvider client={realtime}>
        <AuthBridge provider={provider}>
          <Status />
          {provider.isAuthenticated && <Total />}
        </AuthBridge>
      </RealtimeProvider>
    </QueryClientProvider>
  )
}

function status(): string | null | undefined {
  return document.querySelector('p')?.textContent
}

test('the backend is loading until it has confirmed the token', async () => {
  const { rerender } = render(<App provider={LOADING} />)
  expect(status()).toBe('loading')
  await settle(() => rerender(<App provider={signedIn('one')} />))
  expect(status()).toBe('loading')
  await settle(() => world.open())
  expect(world.socket.frames.map(({ type }) => type)).toEqual([
    'Connect',
    'Authenticate',
    'ModifyQuerySet',
  ])
  await settle(() => world.socket.transition([updated(0, 3)]))
  expect(status()).toBe('known')
  expect(screen.getByText('total: 3')).toBeDefined()
})

test('somebody who is not signed in is nobody, and the socket may speak', async () => {
  const { rerender } = render(<App provider={LOADING} />)
  await settle(() => rerender(<App provider={SIGNED_OUT} />))
  expect(status()).toBe('nobody')
  realtime.subscribe(shop.shelves, {}, () => {})
  await settle(() => world.open())
  expect(world.socket.frames.map(({ type }) => type)).toEqual(['Connect', 'ModifyQuerySet'])
})

test('a token that the backend refuses for good leaves nobody', async () => {
  render(<App provider={signedIn('same')} />)
  await settle(() => world.open())
  await settle(() => world.socket.refuseToken())
  expect(realtime.authFlag()).toBe(false)
  expect(status()).toBe('nobody')
})

describe('when the provider stops being authenticated', () => {
  test('auth is cleared and the flag is unknown, after the queries of that user are gone', async () => {
    const { rerender } = render(<App provider={signedIn('one')} />)
    await settle(() => world.open())
    await settle(() => world.socket.transition([updated(0, 3)]))
    const before = world.socket.frames.length
    await settle(() => rerender(<App provider={SIGNED_OUT} />))
    expect(realtime.authFlag()).toBe('unknown')
    expect(status()).toBe('nobody')
    expect(world.socket.frames.slice(before)).toEqual([
      { type: 'Authenticate', tokenType: 'None', baseVersion: expect.any(Number) },
      expect.objectContaining({ modifications: [{ type: 'Remove', queryId: 0 }] }),
    ])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('and the bridge itself goes, the same happens', async () => {
    const { unmount } = render(<App provider={signedIn('one')} />)
    await settle(() => world.open())
    await settle(() => world.socket.transition([updated(0, 3)]))
    await settle(() => unmount())
    expect(world.socket.framesOf('Authenticate').at(-1)).toMatchObject({ tokenType: 'None' })
    expect(realtime.authFlag()).toBe('unknown')
  })
})

test('another user is confirmed anew, without a moment of nobody', async () => {
  const { rerender } = render(<App provider={signedIn('one')} />)
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 3)]))
  await settle(() => rerender(<App provider={signedIn('two')} />))
  expect(status()).toBe('loading')
  const sent = world.socket.framesOf('Authenticate').map(({ value }) => value)
  expect(sent).toEqual(['one', 'two'])
  await settle(() => world.socket.transition())
  expect(status()).toBe('known')
})

test('a provider that looks again keeps the connection as it is', async () => {
  const provider = signedIn('one')
  const { rerender } = render(<App provider={provider} />)
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 3)]))
  await settle(() => rerender(<App provider={{ ...provider, isLoading: true }} />))
  expect(status()).toBe('known')
  expect(world.socket.framesOf('Authenticate')).toHaveLength(1)
})

test('mounting twice, as React does in development, ends signed in', async () => {
  render(
    <StrictMode>
      <App provider={signedIn('one')} />
    </StrictMode>,
  )
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 3)]))
  expect(status()).toBe('known')
})
