// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OptimisticUpdate } from './optimistic.ts'
import { createQueryClient } from './query-bridge.ts'
import {
  useBackendAction,
  useBackendMutation,
  useConnectionState,
  useLiveQuery,
  useRealtime,
  useSuspenseLiveQuery,
} from './react.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import { failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { type Providers as InReact, providersOf, settle } from './testing/in-react.tsx'
import { shop } from './testing/shop.ts'

const A = { store: 'a' }

let world: FakeWorld
let realtime: RealtimeClient
let visited: string[]
let Providers: InReact

beforeEach(() => {
  world = new FakeWorld()
  realtime = world.client()
  visited = []
  const queryClient = createQueryClient({ realtime, navigate: (path) => visited.push(path) })
  Providers = providersOf(realtime, queryClient)
})

afterEach(cleanup)

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? `refused: ${this.state.error.message}` : this.props.children
  }
}

function Total() {
  const total = useLiveQuery(shop.total, A)
  return <p>total: {total ?? 'none yet'}</p>
}

test('a live query shows nothing, then each value', async () => {
  render(<Total />, { wrapper: Providers })
  expect(screen.getByText('total: none yet')).toBeDefined()
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 1)]))
  expect(screen.getByText('total: 1')).toBeDefined()
  await settle(() => world.socket.transition([updated(0, 2)]))
  expect(screen.getByText('total: 2')).toBeDefined()
})

test('a skipped query asks nothing', async () => {
  const { result } = renderHook(() => useLiveQuery(shop.total, 'skip'), { wrapper: Providers })
  await settle(() => {})
  expect(result.current).toBeUndefined()
  expect(world.sockets).toHaveLength(0)
})

test('a query that is refused while it is shown takes the old data away', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Boundary>
      <Total />
    </Boundary>,
    { wrapper: Providers },
  )
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 1)]))
  await settle(() => world.socket.transition([failed(0, { code: 'not_found', message: 'gone' })]))
  expect(screen.getByText('refused: gone')).toBeDefined()
  silenced.mockRestore()
})

test('a disturbance leaves the old data', async () => {
  render(<Total />, { wrapper: Providers })
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 1)]))
  await settle(() => world.socket.transition([failed(0, { code: 'unavailable', message: 'busy' })]))
  expect(screen.getByText('total: 1')).toBeDefined()
})

test('the suspending variant waits in its boundary, and throws a refusal', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  function SuspendedTotal() {
    return <p>total: {useSuspenseLiveQuery(shop.total, A)}</p>
  }
  await settle(() =>
    render(
      <Boundary>
        <Suspense fallback="waiting">
          <SuspendedTotal />
        </Suspense>
      </Boundary>,
      { wrapper: Providers },
    ),
  )
  expect(screen.getByText('waiting')).toBeDefined()
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 1)]))
  expect(screen.getByText('total: 1')).toBeDefined()
  await settle(() => world.socket.transition([failed(0, { code: 'forbidden', message: 'no' })]))
  expect(screen.getByText('refused: no')).toBeDefined()
  silenced.mockRestore()
})

test('a mutation shows its update at once and resolves when the queries show it', async () => {
  const optimisticUpdate: OptimisticUpdate<{ add: number }> = (store, { add }) => {
    store.set(shop.total, A, (store.get(shop.total, A) ?? 0) + add)
  }
  let resolved: string | undefined
  function Counter() {
    const count = useBackendMutation(shop.count, { optimisticUpdate })
    const press = async () => {
      resolved = await count({ add: 5 })
    }
    return (
      <button type="button" onClick={press}>
        count
      </button>
    )
  }
  render(
    <>
      <Total />
      <Counter />
    </>,
    { wrapper: Providers },
  )
  await settle(() => world.open())
  await settle(() => world.socket.transition([updated(0, 10)], { ts: 1 }))
  await settle(() => screen.getByText('count').click())
  expect(screen.getByText('total: 15')).toBeDefined()
  await settle(() => world.socket.succeed(0, 'ok', 2))
  expect(resolved).toBeUndefined()
  await settle(() => world.socket.transition([updated(0, 15)], { ts: 2 }))
  expect(resolved).toBe('ok')
})

test('a failure of a mutation or an action that names a path leads there', async () => {
  const hooks = () => [useBackendMutation(shop.count), useBackendAction(shop.print)] as const
  const { result } = renderHook(hooks, { wrapper: Providers })
  const [count, print] = result.current
  const counted = count({ add: 1 }).catch((error) => error)
  const printed = print({}).catch((error) => error)
  await settle(() => world.open())
  const errorData = {
    code: 'limit_reached',
    message: 'x',
    details: { redirectTo: '/pricing' },
  } as const
  const failure = { success: false, result: 'x', errorData, logLines: [] } as const
  await settle(() => {
    world.socket.say({ type: 'MutationResponse', requestId: 0, ...failure })
    world.socket.say({ type: 'ActionResponse', requestId: 1, ...failure })
  })
  expect(await counted).toMatchObject({ code: 'limit_reached' })
  expect(await printed).toMatchObject({ code: 'limit_reached' })
  expect(visited).toEqual(['/pricing', '/pricing'])
})

test('the connection reads live, reconnecting or offline, with what is under way', async () => {
  const { result } = renderHook(() => useConnectionState(), { wrapper: Providers })
  expect(result.current).toMatchObject({ status: 'live', phase: 'idle' })
  await settle(() => void realtime.mutation(shop.count, { add: 1 }).catch(() => {}))
  expect(result.current).toMatchObject({ status: 'reconnecting', inflightMutations: 1 })
  await settle(() => world.open())
  expect(result.current).toMatchObject({ status: 'reconnecting', isConnected: true })
  await settle(() => world.socket.say({ type: 'Ping' }))
  expect(result.current).toMatchObject({ status: 'live', isHeard: true })
  await settle(() => world.socket.cut())
  expect(result.current).toMatchObject({ status: 'reconnecting', retries: 1 })
  await settle(() => world.setOnline(false))
  expect(result.current.status).toBe('offline')
  await settle(() => world.setOnline(true))
  expect(result.current.status).toBe('reconnecting')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await settle(async () => {
      world.socket.cut()
      await world.clock.advance(16_000)
    })
  }
  expect(result.current).toMatchObject({ status: 'offline', retries: 4 })
})

test('hooks say when their provider is missing', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => useRealtime())).toThrow('RealtimeProvider')
  silenced.mockRestore()
})
