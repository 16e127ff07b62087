import { beforeEach, describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/frames.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { settle } from './testing/fake-clock.ts'
import { updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { shop } from './testing/shop.ts'

let world: FakeWorld
let client: RealtimeClient

beforeEach(() => {
  world = new FakeWorld()
  client = world.client()
})

/** The current outcome of a promise. */
function watch<T>(promise: Promise<T>): { outcome: unknown } {
  const watched: { outcome: unknown } = { outcome: 'pending' }
  promise.then(
    (value) => {
      watched.outcome = value
    },
    (error) => {
      watched.outcome = error
    },
  )
  return watched
}

function add(amount: number) {
  return watch(client.mutation(shop.count, { add: amount }))
}

test('mutations are numbered and sent in order, also those made before the socket opened', async () => {
  add(1)
  add(2)
  const socket = await world.open()
  add(3)
  await settle()
  const sent = socket.framesOf('Mutation').map(({ requestId, args }) => [requestId, args[0]?.add])
  expect(sent).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
})

describe('a mutation that succeeded', () => {
  test('resolves only after a transition that contains it', async () => {
    client.subscribe(shop.total, { store: 'a' }, () => {})
    const counted = add(1)
    const socket = await world.open()
    socket.transition([updated(0, 0)], { ts: 3 })
    socket.succeed(0, 'done', 5)
    await settle()
    socket.transition([], { ts: 4 })
    await settle()
    expect(counted.outcome).toBe('pending')
    expect(client.connectionState().inflightMutations).toBe(1)
    socket.transition([updated(0, 1)], { ts: 5 })
    await settle()
    expect(counted.outcome).toBe('done')
    expect(client.connectionState().inflightMutations).toBe(0)
  })

  test('finds its effect in the queries when it resolves', async () => {
    client.subscribe(shop.total, { store: 'a' }, () => {})
    const read = client
      .mutation(shop.count, { add: 1 })
      .then(() => client.current(shop.total, { store: 'a' }))
    const socket = await world.open()
    socket.succeed(0, 'done', 1)
    socket.transition([updated(0, 41)])
    expect(await read).toEqual({ status: 'value', value: 41 })
  })

  test('resolves at once when its transition came first', async () => {
    const counted = add(1)
    const socket = await world.open()
    socket.transition([], { ts: 5 })
    socket.succeed(0, 'done', 5)
    await settle()
    expect(counted.outcome).toBe('done')
  })
})

test('a mutation that is refused rejects at once, with its fault', async () => {
  const counted = add(1)
  const socket = await world.open()
  socket.fail(0, { code: 'conflict', message: 'closed', details: { shelf: 's1' } })
  await settle()
  expect(counted.outcome).toMatchObject({ code: 'conflict', details: { shelf: 's1' } })
})

describe('after a lost connection', () => {
  test('unfinished mutations are sent again in order, by the same session', async () => {
    const first = add(1)
    add(2)
    add(3)
    const before = await world.open()
    before.succeed(1, 'two', 1)
    before.fail(2, { code: 'conflict', message: 'no' })
    const after = await world.reopen()
    expect(after.framesOf('Mutation').map(({ requestId }) => requestId)).toEqual([0, 1])
    expect(after.frames.map(({ type }) => type)).toEqual([
      'Connect',
      'ModifyQuerySet',
      'Mutation',
      'Mutation',
    ])
    expect(after.framesOf('Connect')[0]?.sessionId).toBe(before.framesOf('Connect')[0]?.sessionId)
    after.succeed(0, 'one', 1)
    after.transition()
    await settle()
    expect(first.outcome).toBe('one')
  })

  test('an answered one waits for the version that the new server names', async () => {
    const counted = add(1)
    const before = await world.open()
    before.succeed(0, 'done', 900)
    const after = await world.reopen()
    after.transition([], { ts: 3 })
    after.succeed(0, 'done', 4)
    await settle()
    expect(counted.outcome).toBe('pending')
    after.transition([], { ts: 4 })
    await settle()
    expect(counted.outcome).toBe('done')
  })

  test('an answer that comes twice is taken once', async () => {
    const counted = add(1)
    const socket = await world.open()
    socket.succeed(0, 'done', 1)
    socket.transition()
    socket.succeed(0, 'again', 1)
    socket.fail(0, { code: 'conflict', message: 'no' })
    await settle()
    expect(counted.outcome).toBe('done')
    expect(client.connectionState().isConnected).toBe(true)
  })

  test('an action under way is not sent again but rejected', async () => {
    const printed = watch(client.action(shop.print, {}))
    const before = await world.open()
    expect(before.framesOf('Action')).toHaveLength(1)
    before.cut()
    await settle()
    expect(printed.outcome).toMatchObject({ code: 'unavailable' })
    await world.clock.advance(1_000)
    const after = await world.open()
    expect(after.framesOf('Action')).toHaveLength(0)
  })

  test('an action that was never sent is sent then', async () => {
    add(1)
    await world.open()
    world.socket.cut()
    const printed = watch(client.action(shop.print, {}))
    await world.clock.advance(1_000)
    const socket = await world.open()
    const [action] = socket.framesOf('Action')
    socket.say({
      type: 'ActionResponse',
      requestId: action?.requestId ?? -1,
      success: true,
      result: 'paper',
      logLines: [],
    })
    await settle()
    expect(printed.outcome).toBe('paper')
  })
})

test('what is under way is counted, with the time of the oldest', async () => {
  const askedAt = world.clock.now()
  add(1)
  await world.clock.advance(250)
  void client.action(shop.print, {}).catch(() => {})
  add(2)
  const counts = { inflightMutations: 2, inflightActions: 1, oldestInflightAt: askedAt }
  expect(client.connectionState()).toMatchObject(counts)
  const socket = await world.open()
  socket.fail(0, { code: 'conflict', message: 'no' })
  expect(client.connectionState().oldestInflightAt).toBe(askedAt + 250)
})

test('a flood is refused before it reaches the server', async () => {
  for (let n = 0; n < LIMITS.queuedMutations; n += 1) add(n)
  const last = add(0)
  await settle()
  expect(last.outcome).toMatchObject({ code: 'rate_limited' })
})

test('what is too large is refused alone', async () => {
  const large = watch(client.mutation(shop.count, JSON.parse(`{"add":"${'x'.repeat(70_000)}"}`)))
  const small = add(1)
  const socket = await world.open()
  expect(large.outcome).toMatchObject({ code: 'invalid_argument' })
  expect(small.outcome).toBe('pending')
  expect(socket.framesOf('Mutation').map(({ requestId }) => requestId)).toEqual([0])
})
