import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Engine } from './engine.ts'
import { acceptSocket, type VerifiedIdentity } from './socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a socket that goes while its token is looked at leaves no clock behind', async () => {
  const { promise: verified, resolve: verify } = Promise.withResolvers<VerifiedIdentity>()
  const socket = new EventEmitter()
  acceptSocket(
    engineWith(() => verified),
    socket as unknown as WebSocket,
    '127.0.0.1',
  )
  const say = (frame: object) => socket.emit('message', JSON.stringify(frame), false)
  say({
    type: 'Connect',
    sessionId: crypto.randomUUID(),
    connectionCount: 0,
    lastCloseReason: null,
    clientTs: 0,
  })
  say({ type: 'Authenticate', tokenType: 'User', value: 'a token', baseVersion: 0 })
  await vi.advanceTimersByTimeAsync(0)
  socket.emit('close')
  verify({ userId: 'somebody', sessionId: 'a login', expiresAt: Date.now() + 900_000 })
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

function engineWith(verifyToken: Engine['options']['verifyToken']): Engine {
  const lane = { ask: () => {}, leave: () => {} }
  const engine = {
    options: { verifyToken },
    visitors: lane,
    enter: () => {},
    leave: () => {},
    clock: { request: () => {} },
  }
  return engine as unknown as Engine
}
