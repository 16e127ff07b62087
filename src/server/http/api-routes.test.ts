import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { KEY_REQUESTS } from '#domain/api/request-budget.ts'
import { ApiGate } from './api-gate.ts'
import { apiRoutes } from './api-routes.ts'
import type { FileStorage } from './file-storage.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostEnv } from './host-env.ts'

const identity = { userId: 'robot', sessionId: 'key:robot' }
const caller = { keyId: 'k', organizationId: 'fennel', identity, scopes: KEY_SCOPES }
const keyring = {
  callerOf: async () => caller,
  presentCallerOf: async () => ({ ...caller, expiresAt: null }),
}
const gate = new ApiGate(keyring)
const storage: FileStorage = {
  admit: () => Promise.reject(new Error('It keeps nothing')),
  insert: () => Promise.reject(new Error('It keeps nothing')),
  dropUnused: () => Promise.reject(new Error('It keeps nothing')),
  find: () => Promise.reject(new Error('It keeps nothing')),
  read: () => {
    throw new Error('It keeps nothing')
  },
}
const authorization = 'Bearer shelfcount_key_robot'

test('a key that only writes is known to belong to its organization before it waits for a turn', async () => {
  const asked: string[] = []
  const functions: FunctionHost = {
    openSnapshot: () => Promise.reject(new Error('It reads nothing')),
    runAction: () => Promise.reject(new Error('It does nothing else')),
    laneKeyOf: async (caller) => {
      asked.push(`lane of ${caller?.userId}`)
      return 'o/fennel'
    },
    runMutation: async (caller, path) => {
      asked.push(`${path} by ${caller?.userId}`)
      return { id: '0197a0b4-9d2e-7cc1-8f5c-3f1b2d6a7e90' }
    },
  }
  const routes = apiRoutes({ functions, gate, storage, publicUrl: 'https://shelfcount.example' })
  const answer = await routes.request('/api/v1/items', {
    method: 'POST',
    headers: { authorization },
    body: '{"name":"Tea"}',
  })
  expect(answer.status).toBe(201)
  expect(asked).toEqual(['lane of robot', 'items:upsert by robot'])
})

test('a list that fails between two pages breaks off, and the log says why', async () => {
  const pages = [{ page: [], isDone: false, continueCursor: 'next', total: 2 }]
  const functions: FunctionHost = {
    openSnapshot: async () => ({
      query: async () => {
        const page = pages.pop()
        if (page) return page
        throw new Error('relation "item" is broken')
      },
      close: async () => {},
    }),
    runAction: () => Promise.reject(new Error('It only reads')),
    runMutation: () => Promise.reject(new Error('It only reads')),
    laneKeyOf: async () => 'o/fennel',
  }
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => logged.push(line) })
  const host = new Hono<HostEnv>()
    .use(async (c, next) => {
      c.set('log', log)
      await next()
    })
    .route('/', apiRoutes({ functions, gate, storage, publicUrl: 'https://shelfcount.example' }))
  const headers = { authorization, accept: 'application/x-ndjson' }
  const answer = await host.request('/api/v1/items', { headers })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('Something went wrong on our side.')
  expect(logged.join()).toContain('is broken')
})

test('a list that has begun waits where its key has sent all that it may, and then goes on', async () => {
  const PAGES = KEY_REQUESTS + 50
  let [asked, nowMs] = [0, 0]
  const waited: (readonly [number, number])[] = []
  const clock = {
    nowMs: () => nowMs,
    wait: async (ms: number) => {
      waited.push([asked, ms])
      nowMs += ms
    },
  }
  const functions: FunctionHost = {
    openSnapshot: async () => ({
      query: async () => {
        asked += 1
        return { page: [], isDone: asked === PAGES, continueCursor: 'next', total: 0 }
      },
      close: async () => {},
    }),
    runAction: () => Promise.reject(new Error('It only reads')),
    runMutation: () => Promise.reject(new Error('It only reads')),
    laneKeyOf: async () => 'o/fennel',
  }
  const slow = new ApiGate(keyring, clock)
  const publicUrl = 'https://shelfcount.example'
  const routes = apiRoutes({ functions, gate: slow, storage, publicUrl })
  const headers = { authorization, accept: 'application/x-ndjson' }
  const answer = await routes.request('/api/v1/items', { headers })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(asked).toBe(PAGES)
  expect(waited).toEqual([[KEY_REQUESTS, 60_000]])
})
