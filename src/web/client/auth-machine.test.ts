import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FetchToken } from './auth-machine.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { settle } from './testing/fake-clock.ts'
import { type FakeSocket, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { shop } from './testing/shop.ts'

type Answer = string | null | Error

let world: FakeWorld
let client: RealtimeClient
let flags: boolean[]
/** Whether each fetch was forced. */
let fetches: boolean[]

beforeEach(() => {
  world = new FakeWorld()
  client = world.client()
  flags = []
  fetches = []
})

/** Tokens of a service: the cached one, then fresh ones in order (the last one repeats). */
function tokens(cached: Answer, ...fresh: Answer[]): FetchToken {
  const left = [...fresh]
  return async ({ forceRefreshToken }) => {
    fetches.push(forceRefreshToken)
    const answer = forceRefreshToken ? (left.length > 1 ? left.shift() : left[0]) : cached
    if (answer instanceof Error) throw answer
    return answer
  }
}

function signIn(fetchToken: FetchToken): void {
  client.setAuth(fetchToken, (isAuthenticated) => flags.push(isAuthenticated))
}

function sentTokens(socket: FakeSocket): (string | undefined)[] {
  return socket.framesOf('Authenticate').map(({ value }) => value)
}

function jwt(name: string, lifetimeSeconds: number): string {
  const claims = btoa(
    JSON.stringify({ sub: `${name} ÿ?>`.slice(0, 6), iat: 1_000, exp: 1_000 + lifetimeSeconds }),
  )
  return `${name}.${claims.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

test('nothing is sent until the first token is there, then the token goes first', async () => {
  const token = Promise.withResolvers<string>()
  client.subscribe(shop.total, { store: 'a' }, () => {})
  void client.mutation(shop.count, { add: 1 })
  signIn(() => token.promise)
  const socket = await world.open()
  expect(socket.frames).toEqual([])
  token.resolve('cached')
  await settle()
  const types = socket.frames.map(({ type }) => type)
  expect(types).toEqual(['Connect', 'Authenticate', 'ModifyQuerySet', 'Mutation'])
})

test('an open connection is paused too, and keeps what was sent', async () => {
  client.subscribe(shop.total, { store: 'a' }, () => {})
  const socket = await world.open()
  const token = Promise.withResolvers<string>()
  signIn(() => token.promise)
  client.subscribe(shop.total, { store: 'b' }, () => {})
  await settle()
  expect(socket.framesOf('ModifyQuerySet')).toHaveLength(1)
  token.resolve('cached')
  await settle()
  expect(socket.frames.slice(2)).toMatchObject([
    { type: 'Authenticate', baseVersion: 0, value: 'cached' },
    { type: 'ModifyQuerySet', modifications: [{ args: [{ store: 'b' }] }] },
  ])
})

test('the cached token is confirmed first, then a fresh one is fetched and sent', async () => {
  signIn(tokens('cached', 'fresh'))
  const socket = await world.open()
  expect(sentTokens(socket)).toEqual(['cached'])
  expect([client.authFlag(), fetches]).toEqual(['unknown', [false]])
  socket.transition()
  expect(client.authFlag()).toBe(true)
  await settle()
  expect(sentTokens(socket)).toEqual(['cached', 'fresh'])
  expect(socket.framesOf('Authenticate').map(({ baseVersion }) => baseVersion)).toEqual([0, 1])
  socket.transition()
  expect(fetches).toEqual([false, true])
  expect(flags).toEqual([true])
})

test('without a cached token a fresh one is fetched at once', async () => {
  signIn(tokens(null, 'fresh'))
  const socket = await world.open()
  expect(sentTokens(socket)).toEqual(['fresh'])
  socket.transition()
  expect(flags).toEqual([true])
  expect(fetches).toEqual([false, true])
})

test('without any token the socket goes on for nobody, and the flag is false', async () => {
  client.subscribe(shop.total, { store: 'a' }, () => {})
  signIn(tokens(null, null))
  const socket = await world.open()
  expect(socket.frames.map(({ type }) => type)).toEqual(['Connect', 'ModifyQuerySet'])
  expect([client.authFlag(), flags]).toEqual([false, [false]])
})

describe('a confirmed token', () => {
  test('is replaced ten seconds before it expires', async () => {
    const [one, two] = [jwt('one', 900), jwt('two', 900)]
    signIn(tokens(null, one, two))
    const socket = await world.open()
    socket.transition()
    await keepAlive(socket, 889_999)
    expect(sentTokens(socket)).toEqual([one])
    await keepAlive(socket, 1)
    expect(sentTokens(socket)).toEqual([one, two])
    expect(flags).toEqual([true])
  })

  test('with a short life is replaced at half of it', async () => {
    const [one, two] = [jwt('one', 8), jwt('two', 8)]
    signIn(tokens(null, one, two))
    const socket = await world.open()
    socket.transition()
    await world.clock.advance(3_999)
    expect(fetches).toHaveLength(2)
    await world.clock.advance(1)
    expect(fetches).toHaveLength(3)
  })

  test('that does not say how long it lives is not replaced', async () => {
    signIn(tokens(null, 'opaque'))
    const socket = await world.open()
    socket.transition()
    await keepAlive(socket, 3_600_000)
    expect(fetches).toHaveLength(2)
  })

  test('keeps its time when the connection is lost in between', async () => {
    const [one, two] = [jwt('one', 100), jwt('two', 100)]
    signIn(tokens(null, one, two))
    const first = await world.open()
    first.transition()
    await keepAlive(first, 60_000)
    const second = await world.reopen()
    expect(sentTokens(second)).toEqual([one])
    second.transition()
    await keepAlive(second, 30_000)
    expect(sentTokens(second)).toEqual([one, two])
  })

  test('outlives a service that cannot be reached, which is asked on', async () => {
    const [one, two] = [jwt('one', 100), jwt('two', 100)]
    signIn(tokens(null, one, new Error('down'), new Error('down'), two))
    const socket = await world.open()
    socket.transition()
    await keepAlive(socket, 90_000)
    expect(client.authFlag()).toBe(true)
    await keepAlive(socket, 3_000)
    expect(sentTokens(socket)).toEqual([one, two])
  })

  test('that comes again unchanged is not sent again, but asked for later', async () => {
    const one = jwt('one', 100)
    signIn(tokens(one, one))
    const socket = await world.open()
    socket.transition()
    await settle()
    expect(sentTokens(socket)).toEqual([one])
    await keepAlive(socket, 90_000)
    expect(fetches).toEqual([false, true, true])
  })
})

describe('a refused token', () => {
  test('stops the socket until a fresh one is there, then everything is sent for it', async () => {
    client.subscribe(shop.total, { store: 'a' }, () => {})
    signIn(tokens('cached', 'fresh'))
    const first = await world.open()
    first.refuseToken()
    expect(first.isClosed).toBe(true)
    await settle()
    const second = await world.open()
    expect(second.frames.map(({ type }) => type)).toEqual([
      'Connect',
      'Authenticate',
      'ModifyQuerySet',
    ])
    expect(sentTokens(second)).toEqual(['fresh'])
    expect(flags).toEqual([])
    second.transition([updated(0, 1)])
    expect(flags).toEqual([true])
  })

  test('is replaced twice; after two fresh ones failed the client goes on for nobody', async () => {
    signIn(tokens('cached', 'fresh 1', 'fresh 2', 'fresh 3'))
    const presented: unknown[] = []
    for (let refusal = 0; refusal < 3; refusal += 1) {
      const socket = await world.open()
      presented.push(...sentTokens(socket))
      expect(client.authFlag()).toBe('unknown')
      socket.refuseToken()
      await settle()
    }
    expect(presented).toEqual(['cached', 'fresh 1', 'fresh 2'])
    expect([client.authFlag(), flags]).toEqual([false, [false]])
    const socket = await world.open()
    expect(sentTokens(socket)).toEqual([])
    expect(fetches).toEqual([false, true, true])
  })

  test('counts anew once a fresh one was confirmed', async () => {
    signIn(tokens('cached', '1', '2', '3', '4', '5'))
    const refuse = async () => {
      world.socket.refuseToken()
      await settle()
      await world.open()
    }
    await world.open()
    await refuse()
    await refuse()
    world.socket.transition()
    await refuse()
    await refuse()
    expect(sentTokens(world.socket)).toEqual(['4'])
    world.socket.transition()
    expect(client.authFlag()).toBe(true)
  })

  test('that comes back as the fresh one ends it at once', async () => {
    signIn(tokens('same', 'same'))
    const socket = await world.open()
    socket.refuseToken()
    await settle()
    expect(flags).toEqual([false])
  })

  test('that expired while it was confirmed keeps the flag when the fresh one is good', async () => {
    signIn(tokens(null, 'one', 'two'))
    const first = await world.open()
    first.transition()
    first.refuseToken(false)
    await settle()
    const second = await world.open()
    expect(sentTokens(second)).toEqual(['two'])
    second.transition()
    expect(flags).toEqual([true])
  })

  test('is not meant when a newer one is already on its way', async () => {
    signIn(tokens('cached', 'fresh'))
    const socket = await world.open()
    socket.transition()
    await settle()
    socket.say({ type: 'AuthError', error: 'old', baseVersion: 1, authUpdateAttempted: false })
    socket.say({ type: 'AuthError', error: 'old', baseVersion: 0, authUpdateAttempted: true })
    expect(socket.isClosed).toBe(false)
    expect(client.connectionState().isConnected).toBe(true)
  })

  test('is meant when the login ended while the newest was on its way', async () => {
    signIn(tokens('cached', 'fresh', null))
    const socket = await world.open()
    socket.transition()
    await settle()
    expect(sentTokens(socket)).toEqual(['cached', 'fresh'])
    socket.say({ type: 'AuthError', error: 'ended', baseVersion: 2, authUpdateAttempted: false })
    await settle()
    expect([client.authFlag(), flags]).toEqual([false, [true, false]])
  })
})

describe('clearAuth', () => {
  test('tells the server, and the flag is unknown again', async () => {
    const heard: unknown[] = []
    client.onAuthFlag((flag) => heard.push(flag))
    signIn(tokens(null, 'token'))
    const socket = await world.open()
    socket.transition()
    client.clearAuth()
    await settle()
    expect(socket.framesOf('Authenticate').at(-1)).toEqual({
      type: 'Authenticate',
      tokenType: 'None',
      baseVersion: 1,
    })
    expect(client.authFlag()).toBe('unknown')
    expect(heard).toEqual([true, 'unknown'])
    expect(flags).toEqual([true])
  })

  test('while the token is being fetched lets the socket go on, and the token is forgotten', async () => {
    const token = Promise.withResolvers<string>()
    signIn(() => token.promise)
    const socket = await world.open()
    client.clearAuth()
    token.resolve('late')
    await settle()
    expect(socket.frames.map(({ type }) => type)).toEqual(['Connect', 'ModifyQuerySet'])
  })

  test('while a refused token is being replaced opens the socket again', async () => {
    signIn(async ({ forceRefreshToken }) => (forceRefreshToken ? new Promise(() => {}) : 'cached'))
    const socket = await world.open()
    socket.refuseToken()
    await settle()
    expect(world.sockets).toHaveLength(1)
    client.clearAuth()
    expect(world.sockets).toHaveLength(2)
  })

  test('clearAuth cancels the refresh of the token', async () => {
    signIn(tokens(null, jwt('one', 100)))
    const socket = await world.open()
    socket.transition()
    client.clearAuth()
    await keepAlive(socket, 200_000)
    expect(fetches).toHaveLength(2)
  })
})

test('another provider in the same turn says nothing of nobody in between', async () => {
  signIn(tokens(null, 'one'))
  const socket = await world.open()
  socket.transition()
  client.clearAuth()
  signIn(tokens(null, 'one'))
  await settle()
  expect(sentTokens(socket)).toEqual(['one', 'one'])
  socket.transition()
  expect(client.authFlag()).toBe(true)
})

test('the confirmation of an older token says nothing of the newer one', async () => {
  signIn(tokens(null, 'one'))
  const socket = await world.open()
  signIn(tokens(null, 'two'))
  await settle()
  expect(sentTokens(socket)).toEqual(['one', 'two'])
  socket.transition([], { identity: 1 })
  expect(client.authFlag()).toBe('unknown')
  socket.transition()
  expect(client.authFlag()).toBe(true)
})

test('of two providers only the newer one counts, however late the older one answers', async () => {
  const old = Promise.withResolvers<string>()
  signIn(() => old.promise)
  client.setAuth(tokens(null, 'new'))
  old.resolve('old')
  const socket = await world.open()
  expect(sentTokens(socket)).toEqual(['new'])
})

test('the same provider said again changes nothing; after nobody it begins anew', async () => {
  const provider = tokens('cached', 'fresh')
  signIn(provider)
  const socket = await world.open()
  socket.transition()
  await settle()
  const before = [...fetches]
  signIn(provider)
  await settle()
  expect(fetches).toEqual(before)
  expect(client.authFlag()).toBe(true)
  client.clearAuth()
  signIn(provider)
  await settle()
  expect(fetches.length).toBeGreaterThan(before.length)
})

test('a first fetch that fails is no answer: the client asks on and stays silent', async () => {
  signIn(tokens(new Error('down'), new Error('down'), new Error('down'), 'fresh'))
  const socket = await world.open()
  expect(socket.frames).toEqual([])
  expect(client.authFlag()).toBe('unknown')
  await world.clock.advance(3_000)
  expect(sentTokens(socket)).toEqual(['fresh'])
})

test('a client that expects auth sends nothing until it knows for whom', async () => {
  client = world.client({ expectAuth: true })
  client.subscribe(shop.total, { store: 'a' }, () => {})
  const socket = await world.open()
  expect(socket.frames).toEqual([])
  client.clearAuth()
  await settle()
  expect(socket.frames.map(({ type }) => type)).toEqual(['Connect', 'ModifyQuerySet'])
})

test('a closed client asks for no more tokens', async () => {
  const fetchToken = vi.fn(async () => jwt('one', 100))
  client.setAuth(fetchToken)
  const socket = await world.open()
  socket.transition()
  await settle()
  const before = fetchToken.mock.calls.length
  client.close()
  await world.clock.advance(200_000)
  expect(fetchToken).toHaveBeenCalledTimes(before)
})

/** Time passes on a connection that is not silent. */
async function keepAlive(socket: FakeSocket, forMs: number): Promise<void> {
  for (let leftMs = forMs; leftMs > 0; leftMs -= 15_000) {
    await world.clock.advance(Math.min(leftMs, 15_000))
    socket.say({ type: 'Ping' })
  }
}
