import { afterEach, expect, test, vi } from 'vitest'
import { drain } from './drain.ts'
import { fetchOwner, httpSender } from './http-sender.ts'
import type { DraftEvent, OutboxWork } from './outbox-entry.ts'
import { MemoryStore } from './testing/memory-store.ts'

const ME = 'user-1'

function count(id: string): OutboxWork {
  const event: DraftEvent = {
    id,
    auditAssignmentId: 'shelf-1',
    kind: 'add',
    deviceTimeMs: 1,
    code: '777',
    entered: 1,
  }
  return { kind: 'count', event }
}

/** Answers each call in turn, and records the requests. */
function host(...answers: readonly object[]) {
  const asked: { url: string; body: unknown; authorization: string | null }[] = []
  const left = [...answers]
  const request = async (url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization')
    asked.push({ url, body: JSON.parse(String(init.body)), authorization })
    return Response.json(left.shift() ?? {}, { status: 200 })
  }
  return { request, asked }
}

const taken = (id: string) => ({ id, status: 'recorded', warnings: [], setAside: null })

async function send(store: MemoryStore, request: ReturnType<typeof host>['request']) {
  const sender = httpSender('token-1', request)
  const parts = { store, sender, userId: ME, deviceId: 'device-1', now: () => 5 }
  return drain({ ...parts, isOtherBuild: async () => false, onProgress: () => {} })
}

test('counts are sent with the token and are done when the answer names them', async () => {
  const store = new MemoryStore()
  await store.append(ME, [count('a'), count('b')], 1)
  const { request, asked } = host({ status: 'success', value: [taken('a'), taken('b')] })
  expect(await send(store, request)).toBe('empty')
  expect(asked).toMatchObject([
    {
      url: '/api/mutation',
      authorization: 'Bearer token-1',
      body: { path: 'scanEvents:recordMany', args: { events: [{ id: 'a' }, { id: 'b' }] } },
    },
  ])
  expect(await store.confirmedCounts(ME, 'shelf-1')).toBe(2)
})

test('what is done to a shelf waits for a page, and everything behind it', async () => {
  const store = new MemoryStore()
  await store.append(ME, [{ kind: 'submit', auditAssignmentId: 'shelf-1' }, count('a')], 1)
  const { request, asked } = host()
  expect(await send(store, request)).toBe('later')
  expect(asked).toEqual([])
  expect((await store.counts(ME)).waiting).toBe(2)
})

test('nonsense and refusals of the host leave the queue as it is', async () => {
  const store = new MemoryStore()
  await store.append(ME, [count('a')], 1)
  const signedOut = { status: 'error', errorData: { code: 'unauthenticated', message: 'Sign in' } }
  expect(await send(store, host(signedOut).request)).toBe('signed-out')
  expect(await send(store, host({ status: 'success', value: 'hello' }).request)).toBe('later')
  expect(await send(store, host({}).request)).toBe('later')
  expect((await store.counts(ME)).waiting).toBe(1)
})

test('the owner of the token is whom the host says', async () => {
  const said = { status: 'success', value: { id: ME, name: 'Sam', storeIds: [] } }
  expect(await fetchOwner('t', host(said).request)).toEqual({ userId: ME, userName: 'Sam' })
  expect(await fetchOwner('t', host({ status: 'success', value: null }).request)).toBeUndefined()
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a host that never answers is given up: what waits is sent by the next page', async () => {
  const store = new MemoryStore()
  await store.append(ME, [count('a')], 1)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const silent = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      if (signal?.aborted) reject(signal.reason)
    })
  expect(await send(store, silent)).toBe('later')
  expect(await store.waiting(ME, 10)).toHaveLength(1)
})
