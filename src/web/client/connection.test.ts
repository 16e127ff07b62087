import { beforeEach, describe, expect, test } from 'vitest'
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

function watchTotal(): void {
  client.subscribe(shop.total, { store: 'a' }, () => {})
}

test('nothing is opened until something is asked for', () => {
  expect(world.sockets).toHaveLength(0)
  watchTotal()
  expect(world.socket.url).toBe('wss://shop.test/api/sync')
})

test('a handshake that hangs is given up after thirty seconds', async () => {
  watchTotal()
  await world.clock.advance(29_999)
  expect(world.socket.isClosed).toBe(false)
  await world.clock.advance(1)
  expect(world.socket.isClosed).toBe(true)
  expect(client.connectionState()).toMatchObject({
    phase: 'waiting',
    closeReason: 'InactiveServer',
  })
})

test('a silent server is given up after thirty seconds, one that pings is not', async () => {
  watchTotal()
  const socket = await world.open()
  await world.clock.advance(29_000)
  socket.say({ type: 'Ping' })
  await world.clock.advance(29_000)
  expect(client.connectionState().isConnected).toBe(true)
  await world.clock.advance(1_000)
  expect(client.connectionState().isConnected).toBe(false)
})

test('the events of a socket that was given up count no more', async () => {
  watchTotal()
  const first = world.socket
  await world.clock.advance(30_000)
  first.open()
  first.cut()
  expect(client.connectionState()).toMatchObject({ phase: 'waiting', retries: 1 })
})

describe('retries', () => {
  test('grow the wait until everything from before is confirmed again, not at the opening', async () => {
    watchTotal()
    const waits: number[] = []
    for (let loss = 0; loss < 6; loss += 1) {
      await world.open()
      world.socket.say({ type: 'Ping' })
      world.socket.cut()
      waits.push(...world.clock.waitingMs)
      await world.clock.advance(16_000)
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000])

    const socket = await world.open()
    expect(client.connectionState().retries).toBe(6)
    socket.transition([updated(socket.idOf('shop:total'), 1)])
    expect(client.connectionState().retries).toBe(0)
  })

  test('are not forgotten while a mutation from before is unanswered', async () => {
    watchTotal()
    void client.mutation(shop.count, { add: 1 })
    await world.open()
    const socket = await world.reopen()
    socket.transition([updated(socket.idOf('shop:total'), 1)], { ts: 5 })
    expect(client.connectionState().retries).toBe(1)
    socket.succeed(0, 'ok', 6)
    expect(client.connectionState().retries).toBe(1)
    socket.transition([], { ts: 6 })
    expect(client.connectionState().retries).toBe(0)
  })

  test('are not forgotten while the token from before is unconfirmed', async () => {
    client.setAuth(async () => 'token')
    watchTotal()
    await world.open()
    const socket = await world.reopen()
    const { frames } = socket
    const queries = frames.findIndex(({ type }) => type === 'ModifyQuerySet')
    expect(frames.findIndex(({ type }) => type === 'Authenticate')).toBeLessThan(queries)
    socket.transition([updated(socket.idOf('shop:total'), 1)], { identity: 0 })
    expect(client.connectionState().retries).toBe(1)
    socket.transition()
    expect(client.connectionState().retries).toBe(0)
  })
})

test('retries are not forgotten by a ping before anything was sent', async () => {
  client = world.client({ expectAuth: true })
  watchTotal()
  await world.open()
  const socket = await world.reopen()
  socket.say({ type: 'Ping' })
  expect(socket.frames).toEqual([])
  expect(client.connectionState().retries).toBe(1)
})

describe('when the network is back', () => {
  test('the wait is cut short', async () => {
    watchTotal()
    await world.open()
    world.setOnline(false)
    world.socket.cut()
    expect(world.sockets).toHaveLength(1)
    expect(client.connectionState()).toMatchObject({ isOnline: false, phase: 'waiting' })
    world.setOnline(true)
    expect(world.sockets).toHaveLength(2)
    expect(world.clock.waitingMs).toEqual([30_000])
  })

  test('a handshake that began without it is made again', () => {
    watchTotal()
    const first = world.socket
    world.setOnline(true)
    expect(first.isClosed).toBe(true)
    expect(world.sockets).toHaveLength(2)
  })

  test('a socket that is open stays', async () => {
    watchTotal()
    await world.open()
    world.setOnline(true)
    expect(world.sockets).toHaveLength(1)
  })
})

test('a message that is no frame makes the connection start over', async () => {
  watchTotal()
  const socket = await world.open()
  socket.sayText('<html>')
  expect(client.connectionState()).toMatchObject({ phase: 'waiting', closeReason: 'BadFrame' })
})

test('a fatal error names its reason in the next introduction', async () => {
  watchTotal()
  const first = await world.open()
  expect(first.frames[0]).toMatchObject({ connectionCount: 0, lastCloseReason: 'InitialConnect' })
  first.say({ type: 'FatalError', error: 'too much' })
  await world.clock.advance(1_000)
  const second = await world.open()
  const again = { connectionCount: 1, lastCloseReason: 'FatalError: too much' }
  expect(second.frames[0]).toMatchObject({ ...again, sessionId: sessionOf(first.frames[0]) })
})

test('listeners hear of each change once, after the turn', async () => {
  const heard: string[] = []
  client.onConnectionState(({ phase }) => heard.push(phase))
  watchTotal()
  expect(heard).toEqual([])
  await world.open()
  expect(heard).toEqual(['connecting', 'open'])
  expect(client.connectionState()).toBe(client.connectionState())
})

test('a closed client opens nothing and keeps no timer', async () => {
  watchTotal()
  await world.open()
  client.close()
  world.setOnline(true)
  await expect(client.mutation(shop.count, { add: 1 })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await settle()
  expect(world.sockets).toHaveLength(1)
  expect(world.socket.isClosed).toBe(true)
  expect(world.clock.waitingMs).toEqual([])
})

function sessionOf(frame: unknown): unknown {
  return typeof frame === 'object' && frame !== null && 'sessionId' in frame && frame.sessionId
}

test('the server is heard with its first word over each connection, and its last word is remembered', async () => {
  watchTotal()
  const socket = await world.open()
  expect(client.connectionState().isHeard).toBe(false)
  expect(client.heardAtMs()).toBeUndefined()
  socket.say({ type: 'Ping' })
  await settle()
  const heardAtMs = client.heardAtMs()
  expect(client.connectionState().isHeard).toBe(true)
  expect(heardAtMs).toBe(world.clock.now())
  socket.cut()
  await settle()
  expect(client.connectionState().isHeard).toBe(false)
  await world.clock.advance(2_000)
  await world.open()
  expect(client.connectionState()).toMatchObject({ isConnected: true, isHeard: false })
  expect(client.heardAtMs()).toBe(heardAtMs)
})
