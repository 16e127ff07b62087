import { beforeEach, describe, expect, test, vi } from 'vitest'
import { decodeTimestamp, encodeTimestamp } from '#contract/frames.ts'
import { Fault } from '#domain/fault.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { settle } from './testing/fake-clock.ts'
import { failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { type Shelf, shop } from './testing/shop.ts'

const A = { store: 'a' }
const B = { store: 'b' }

let world: FakeWorld
let client: RealtimeClient

beforeEach(() => {
  world = new FakeWorld()
  client = world.client()
})

function totalOf(args: { store: string }): number | undefined {
  const result = client.current(shop.total, args)
  return result?.status === 'value' ? result.value : undefined
}

test('the client introduces itself, and asks for everything of one turn in one frame', async () => {
  client.subscribe(shop.total, A, () => {})
  client.subscribe(shop.total, B, () => {})
  const { frames } = await world.open()
  expect(frames).toMatchObject([
    { type: 'Connect', connectionCount: 0, extensions: ['resume', 'patch', 'behind', 'parts'] },
    {
      type: 'ModifyQuerySet',
      baseVersion: 0,
      newVersion: 1,
      modifications: [
        { type: 'Add', queryId: 0, udfPath: 'shop:total', args: [A] },
        { type: 'Add', queryId: 1, udfPath: 'shop:total', args: [B] },
      ],
    },
  ])
})

test('equal questions share one subscription until the last one leaves', async () => {
  const leave = client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  const leaveToo = client.subscribe(shop.total, { ...A }, () => {})
  leave()
  leave()
  await settle()
  expect(socket.framesOf('ModifyQuerySet')).toHaveLength(1)
  leaveToo()
  await settle()
  expect(socket.framesOf('ModifyQuerySet').at(-1)).toMatchObject({
    baseVersion: 1,
    newVersion: 2,
    modifications: [{ type: 'Remove', queryId: 0 }],
  })
})

test('what is subscribed and left in one turn never reaches the server', async () => {
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  client.subscribe(shop.total, B, () => {})()
  await settle()
  expect(socket.framesOf('ModifyQuerySet')).toHaveLength(1)
})

test('listeners of one transition all see all of it', async () => {
  const seen: unknown[] = []
  client.subscribe(shop.total, A, () => seen.push([totalOf(A), totalOf(B)]))
  client.subscribe(shop.total, B, () => seen.push([totalOf(A), totalOf(B)]))
  const socket = await world.open()
  socket.transition([updated(0, 1), updated(1, 2)])
  expect(seen).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('one batch holds all listeners of a transition, and only those that changed', async () => {
  const calls: string[] = []
  client.batchWith((run) => {
    calls.push('begin')
    run()
    calls.push('end')
  })
  client.subscribe(shop.total, A, () => calls.push('a'))
  client.subscribe(shop.total, B, () => calls.push('b'))
  const socket = await world.open()
  socket.transition([updated(0, 1), updated(1, 2)])
  socket.transition([updated(1, 3)])
  expect(calls).toEqual(['begin', 'a', 'b', 'end', 'begin', 'b', 'end'])
})

function partsOf(text: string, count: number) {
  const size = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, partNumber) => ({
    type: 'TransitionChunk' as const,
    transitionId: '1.0.1',
    partNumber,
    totalParts: count,
    chunk: text.slice(partNumber * size, (partNumber + 1) * size),
  }))
}

function transitionTo(value: number): string {
  const ts = encodeTimestamp(0)
  return JSON.stringify({
    type: 'Transition',
    startVersion: { querySet: 0, identity: 0, ts },
    endVersion: { querySet: 1, identity: 0, ts: encodeTimestamp(1) },
    modifications: [updated(0, value)],
  })
}

test('a large transition arrives in parts, and takes effect with the last one', async () => {
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  const [first, ...others] = partsOf(transitionTo(7), 3)
  if (first) socket.say(first)
  socket.say({ type: 'Ping' })
  expect(totalOf(A)).toBeUndefined()
  for (const part of others) socket.say(part)
  expect(totalOf(A)).toBe(7)
})

test('a part that is missing is asked for again on a new connection', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  const [first, , last] = partsOf(transitionTo(7), 3)
  if (first) socket.say(first)
  if (last) socket.say(last)
  expect(socket.isClosed).toBe(true)
  const next = await world.reopen()
  next.transition([updated(0, 8)])
  expect(totalOf(A)).toBe(8)
  silenced.mockRestore()
})

test('a listener that throws does not keep the others from the news', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const heard = vi.fn()
  client.subscribe(shop.total, A, () => {
    throw new Error('mine')
  })
  client.subscribe(shop.total, A, heard)
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  expect(heard).toHaveBeenCalledWith({ status: 'value', value: 1 })
  expect(silenced).toHaveBeenCalled()
  silenced.mockRestore()
})

test('a refusal comes as a fault, a bug of the server as its message, and a later value heals', async () => {
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  socket.transition([failed(0, { code: 'forbidden', message: 'no', details: { field: 'x' } })])
  const refused = client.current(shop.total, A)
  expect(refused).toEqual({ status: 'error', error: expect.any(Fault) })
  expect(refused).toMatchObject({ error: { code: 'forbidden', details: { field: 'x' } } })
  socket.sayText(JSON.stringify(bugTransition()))
  expect(client.current(shop.total, A)).toEqual({ status: 'error', error: new Error('boom') })
})

test('an answer to a query that was left meanwhile is ignored', async () => {
  const leave = client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  leave()
  await settle()
  socket.transition([updated(0, 1), { type: 'QueryRemoved', queryId: 0 }])
  expect(client.connectionState().isConnected).toBe(true)
  expect(client.current(shop.total, A)).toBeUndefined()
})

test('what nobody keeps fresh is not current any more', async () => {
  const leave = client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  expect(totalOf(A)).toBe(1)
  leave()
  expect(client.current(shop.total, A)).toBeUndefined()
})

describe('after a reconnect', () => {
  test('the whole query set is asked for again, with the hashes of what is held', async () => {
    client.subscribe(shop.total, A, () => {})
    client.subscribe(shop.total, B, () => {})
    const first = await world.open()
    first.transition([updated(0, 1, 'hash-a')], { ts: 7 })
    const heard = vi.fn()
    client.subscribe(shop.total, A, heard)
    const second = await world.reopen()
    expect(second.framesOf('ModifyQuerySet')).toMatchObject([
      { baseVersion: 0, newVersion: 1, modifications: [{ resultHash: 'hash-a' }, { queryId: 1 }] },
    ])
    expect(second.added[1]).not.toHaveProperty('resultHash')
    const [introduction] = second.framesOf('Connect')
    expect(decodeTimestamp(introduction?.maxObservedTimestamp ?? '')).toBe(7)
    second.transition([{ type: 'QueryUnchanged', queryId: 0 }, updated(1, 2)])
    expect([totalOf(A), totalOf(B)]).toEqual([1, 2])
    expect(heard).not.toHaveBeenCalled()
  })

  test('old values stay on the screen until new ones are there', async () => {
    client.subscribe(shop.total, A, () => {})
    const first = await world.open()
    first.transition([updated(0, 1)])
    await world.reopen()
    expect(totalOf(A)).toBe(1)
  })

  test('a query that was left with the old connection is not mentioned to the new one', async () => {
    const leave = client.subscribe(shop.total, A, () => {})
    await world.open()
    leave()
    const second = await world.reopen()
    expect(second.framesOf('ModifyQuerySet')).toMatchObject([{ modifications: [] }])
  })

  test('a value that failed meanwhile has no hash', async () => {
    client.subscribe(shop.total, A, () => {})
    const first = await world.open()
    first.transition([updated(0, 1, 'hash')])
    first.transition([failed(0, { code: 'not_found', message: 'gone' })])
    const second = await world.reopen()
    expect(second.added[0]).not.toHaveProperty('resultHash')
  })
})

describe('patches', () => {
  const shelves: Shelf[] = [
    { id: 's1', count: 1 },
    { id: 's2', count: 2 },
  ]

  test('change the value held, and name it anew', async () => {
    client.subscribe(shop.shelves, {}, () => {})
    const first = await world.open()
    first.transition([updated(0, [...shelves].map(row), 'h1')])
    const patch = { l: { changed: { s2: { o: { count: { v: 9 } } } } } }
    first.transition([{ type: 'QueryPatched', queryId: 0, patch, resultHash: 'h2' }])
    const result = client.current(shop.shelves, {})
    expect(result).toMatchObject({
      value: [
        { id: 's1', count: 1 },
        { id: 's2', count: 9 },
      ],
    })
    const second = await world.reopen()
    expect(second.added[0]).toMatchObject({ resultHash: 'h2' })
  })

  test('over a value not held start over, with nothing of the transition applied', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    client.subscribe(shop.total, A, () => {})
    client.subscribe(shop.shelves, {}, () => {})
    const first = await world.open()
    first.transition([updated(0, 1, 'h1')])
    const patch = { l: { removed: ['s1'] } }
    first.transition([
      updated(0, 2, 'h2'),
      { type: 'QueryPatched', queryId: 1, patch, resultHash: 'x' },
    ])
    client.subscribe(shop.total, B, () => {})()
    expect(totalOf(A)).toBe(1)
    expect(client.connectionState().closeReason).toBe('BadTransition')
    await world.clock.advance(1_000)
    const second = await world.open()
    expect(second.added.every((query) => query.resultHash === undefined)).toBe(true)
    silenced.mockRestore()
  })
})

test('a transition that does not follow the last one starts over', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  socket.sayText(JSON.stringify(bugTransition(5)))
  expect(client.connectionState().closeReason).toBe('BadTransition')
  expect(totalOf(A)).toBe(1)
  silenced.mockRestore()
})

test('a query that failed can be asked anew', async () => {
  client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  socket.transition([failed(0, { code: 'unavailable', message: 'busy' })])
  client.renew('shop:total', A)
  await settle()
  expect(client.current(shop.total, A)).toBeUndefined()
  expect(socket.framesOf('ModifyQuerySet').at(-1)).toMatchObject({
    modifications: [
      { type: 'Remove', queryId: 0 },
      { type: 'Add', queryId: 1 },
    ],
  })
  socket.transition([updated(1, 5)])
  expect(totalOf(A)).toBe(5)
})

test('while refusals are held, answers stay and new ones arrive; the refusal shows afterwards', async () => {
  client.subscribe(shop.total, A, () => {})
  client.subscribe(shop.total, B, () => {})
  const socket = await world.open()
  socket.transition([updated(0, 1), updated(1, 1)])
  const showRefusals = client.delayRefusals()
  socket.transition([failed(0, { code: 'not_found', message: '' }), updated(1, 2)])
  expect([totalOf(A), totalOf(B)]).toEqual([1, 2])
  client.subscribe(shop.total, { store: 'c' }, () => {})
  await settle()
  socket.transition([failed(2, { code: 'forbidden', message: 'no' })])
  expect(client.current(shop.total, { store: 'c' })).toMatchObject({ status: 'error' })
  showRefusals()
  expect(client.current(shop.total, A)).toMatchObject({ error: { code: 'not_found' } })
  expect(totalOf(B)).toBe(2)
})

test('a session that ends takes nothing off the screen, and shows nothing new', async () => {
  const leave = client.subscribe(shop.total, A, () => {})
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  const signedOut = { code: 'unauthenticated' as const, message: '' }
  socket.transition([failed(0, signedOut)])
  expect(totalOf(A)).toBe(1)
  client.subscribe(shop.total, B, () => {})
  await settle()
  socket.transition([failed(1, signedOut)])
  expect(client.current(shop.total, B)).toMatchObject({ error: { code: 'unauthenticated' } })
  socket.transition([updated(0, 2)])
  expect(totalOf(A)).toBe(2)
  leave()
  await settle()
  expect(client.current(shop.total, A)).toBeUndefined()
})

function row(shelf: Shelf) {
  return { ...shelf }
}

/** The second transition of a connection whose first one ended at ts 1. Its failure is a bug, not a fault. */
function bugTransition(fromTs = 1) {
  const ts = (value: number) => btoa(String.fromCharCode(value, 0, 0, 0, 0, 0, 0, 0))
  return {
    type: 'Transition',
    startVersion: { querySet: 1, identity: 0, ts: ts(fromTs) },
    endVersion: { querySet: 1, identity: 0, ts: ts(fromTs + 1) },
    modifications: [{ type: 'QueryFailed', queryId: 0, errorMessage: 'boom' }],
  }
}
